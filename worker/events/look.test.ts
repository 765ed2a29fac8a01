import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import type { GuestMenu } from '#party/shape/guest'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeMenu } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'
import { dayAfter, dayAt } from './rules/closing.ts'
import { cloths } from './rules/cloths.ts'
import type { PlannerEvent } from './shape/event.ts'

const db = database(env.DB)
const form = {
  title: 'Supper',
  description: '',
  eventDate: dayAfter(dayAt(now(), 'UTC'), 20),
  timeZone: 'UTC',
}

async function given(more: object = {}) {
  const cookie = await makeSession(env, (await makePlanner(db)).id)
  const send = async (method: string, path: string, body?: object) => {
    const response = await call(method, path, body, { cookie })
    return { status: response.status, ...(await response.json<{ event: PlannerEvent } & ErrorBody>()) }
  }
  const { event, ...made } = await send('POST', '/api/events', { ...form, ...more })
  return { event, made, send }
}

it('a new event has a plain cloth, and its warm sentences', async () => {
  const { event, send } = await given()
  expect(event).toMatchObject({ cloth: 'plain', quiet: false })
  expect((await send('GET', `/api/events/${event.id}`)).event).toEqual(event)
})

it.each(cloths)(
  'guests see the cloth %s that their planner chose, on the page itself, too',
  async (cloth) => {
    const { event } = await given({ cloth, quiet: true })
    await makeMenu(db, event.id)
    const answer = await call('GET', `/api/codes/${event.eventCode}`)
    expect((await answer.json<GuestMenu>()).event).toMatchObject({ cloth, quiet: true })
    const page = await (await call('GET', `/event/${event.eventCode}`)).text()
    expect(page).toContain(`class="cloth cloth-${cloth}"`)
    expect(page).toContain(`<meta property="og:image" content="http://localhost:8787/preview-${cloth}.png">`)
    expect(page).not.toContain('You are invited to choose your menu')
  },
)

it('an event that is not quiet invites', async () => {
  const { event } = await given({ cloth: 'linen' })
  await makeMenu(db, event.id)
  const page = await (await call('GET', `/event/${event.eventCode}`)).text()
  expect(page).toContain('You are invited to choose your menu')
})

it('a cloth that is not on the list is refused at its field, and the database takes none either', async () => {
  const { made } = await given({ cloth: 'denim' })
  expect(made).toMatchObject({
    status: 400,
    error: { fields: { cloth: 'Please choose a cloth from the list' } },
  })
  const { event } = await given()
  await expect(
    env.DB.prepare("update events set cloth = 'denim' where id = ?").bind(event.id).run(),
  ).rejects.toThrow(/events_cloth_is_known/)
})

it('a change of the title leaves cloth and quiet alone, and a copy takes them along', async () => {
  const { event, send } = await given({ cloth: 'night', quiet: true })
  const renamed = await send('PUT', `/api/events/${event.id}`, {
    ...form,
    title: 'Dinner',
    was: { title: 'Supper' },
  })
  expect(renamed.event).toMatchObject({ title: 'Dinner', cloth: 'night', quiet: true })
  const copy = await send('POST', `/api/events/${event.id}/duplicate`, {
    id: crypto.randomUUID(),
    eventDate: form.eventDate,
  })
  expect(copy.event).toMatchObject({ title: 'Dinner', cloth: 'night', quiet: true })
})

it('two tabs that choose two cloths are asked which one stays', async () => {
  const { event, send } = await given()
  const path = `/api/events/${event.id}`
  const choose = (cloth: string) => send('PUT', path, { ...form, cloth, was: { cloth: 'plain' } })
  expect((await choose('sage')).status).toBe(200)
  expect(await choose('night')).toMatchObject({ status: 409, error: { code: 'changed' } })
  expect((await send('GET', path)).event.cloth).toBe('sage')
})
