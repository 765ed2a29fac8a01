import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import type { GuestMenu } from '#party/shape/guest'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'
import { dayAfter, dayAt } from './rules/closing.ts'
import type { PlannerEvent } from './shape/event.ts'

const db = database(env.DB)
const day = (days: number) => dayAfter(dayAt(now(), 'UTC'), days)
const form = { title: 'Supper', description: '', eventDate: day(20), timeZone: 'UTC' }
const meal = { serviceDay: day(30), serviceTime: '19:30', venue: 'The Barn' }
const host = { hostName: 'Ana Weber', hostContact: '+49 30 123456' }

async function created(more: object) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const response = await call('POST', '/api/events', { ...form, ...more }, { cookie })
  const { event } = await response.json<{ event: PlannerEvent }>()
  const save = (body: object) => call('PUT', `/api/events/${event.id}`, { ...form, ...body }, { cookie })
  const read = async () => {
    const one = await call('GET', `/api/events/${event.id}`, undefined, { cookie })
    return (await one.json<{ event: PlannerEvent }>()).event
  }
  return { planner, event, save, read, status: response.status }
}

it('a new event has the meal and who asks, for its planner and its guests', async () => {
  const { event, read } = await created({ ...meal, ...host })
  expect(event).toMatchObject({ ...meal, ...host })
  expect(await read()).toEqual(event)
  await makeMenu(db, event.id)
  const answer = await call('GET', `/api/codes/${event.eventCode}`)
  expect((await answer.json<GuestMenu>()).event).toMatchObject({ ...meal, ...host })
})

it('a new event without them has none', async () => {
  const none = { serviceDay: null, serviceTime: null, venue: null, hostName: null, hostContact: null }
  const { event, read } = await created({})
  expect(event).toMatchObject(none)
  expect(await read()).toMatchObject(none)
})

it('what a form leaves out stays, and what it empties goes', async () => {
  const { save, read } = await created({ ...meal, ...host })
  expect((await save({ title: 'Dinner' })).status).toBe(200)
  expect(await read()).toMatchObject({ title: 'Dinner', ...meal, ...host })
  expect((await save({ serviceTime: '', venue: null })).status).toBe(200)
  expect(await read()).toMatchObject({ ...meal, ...host, serviceTime: null, venue: null })
})

it('the same form again writes and audits nothing', async () => {
  const { event, save } = await created(meal)
  await save({ ...meal, ...host })
  await save({ ...meal, ...host })
  const { results } = await env.DB.prepare('select action from audit_logs where entity_id = ?')
    .bind(event.id)
    .all()
  expect(results).toHaveLength(2)
})

it('a premium event keeps its deadline, and its meal can be moved', async () => {
  const { event, planner, save, read } = await created(meal)
  await makePurchase(db, event.id, planner.id, 100)
  expect((await save({ serviceDay: day(40) })).status).toBe(200)
  expect(await read()).toMatchObject({ serviceDay: day(40) })
  const locked = await save({ serviceDay: day(50), eventDate: day(21) })
  expect(locked.status).toBe(409)
  expect(await read()).toMatchObject({ serviceDay: day(40), eventDate: form.eventDate })
})

it('a meal before the deadline is stored, one too far ahead is refused at its field', async () => {
  const { save, read } = await created({ serviceDay: day(10) })
  expect(await read()).toMatchObject({ serviceDay: day(10) })
  const refused = await save({ serviceDay: day(1000) })
  expect(refused.status).toBe(400)
  expect((await refused.json<ErrorBody>()).error.fields).toEqual({
    serviceDay: 'The day of the meal must be within the next 30 months',
  })
  expect((await created({ serviceDay: day(1000) })).status).toBe(400)
  expect(await read()).toMatchObject({ serviceDay: day(10) })
})

it('a moved meal starts the time to the erasing of needs anew, and no other change does', async () => {
  const { event, save } = await created(meal)
  const erased = () =>
    env.DB.prepare('select needs_erased_at from events where id = ?').bind(event.id).first('needs_erased_at')
  await env.DB.prepare('update events set needs_erased_at = 5 where id = ?').bind(event.id).run()
  await save({ title: 'Dinner', ...meal })
  expect(await erased()).toBe(5)
  await save({ title: 'Dinner', ...meal, serviceDay: day(31) })
  expect(await erased()).toBeNull()
})
