import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import type { Person } from '#party/shape/person'
import { runCron } from '../app/cron.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { eraseNeeds } from './erase-needs.ts'
import { needsErasedBefore } from './rules.ts'

const db = database(env.DB)
const eventDate = '2026-03-01'
const serviceDay = '2026-03-20'
// 36 hours after the day began, it is over everywhere.
const due = Date.parse('2026-04-20T12:00:00Z')

beforeEach(async () => {
  await env.DB.prepare('delete from events').run()
})
afterEach(() => setClock())

async function served(day: string | null = serviceDay) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { eventDate, timeZone: 'Europe/Berlin' })
  const [course] = await makeMenu(db, event.id)
  const dish = course?.items[0]?.id ?? ''
  const selections = { [course?.id ?? '']: dish }
  const party: Person[] = [
    {
      name: 'Ann',
      allergies: 'No satay',
      selections,
      id: 'aaaaaa',
      needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }],
      wishes: { [dish]: 'ask' },
      shownVersions: { [dish]: 0 },
      consent: { at: 1, version: 1 },
      special: 1,
    },
    { name: 'Leo', allergies: '', selections, id: 'bbbbbb' },
  ]
  const { id } = await makeResponse(env, event, party)
  await env.DB.batch([
    env.DB.prepare('update events set service_day = ? where id = ?').bind(day, event.id),
    env.DB.prepare('update guest_selections set selections = ? where id = ?').bind(JSON.stringify(party), id),
    env.DB.prepare(
      `insert into agreements (response_id, person_id, category_id, item_id, event_id, words, agreed_by, by, at)
       values (?, 'aaaaaa', ?, ?, ?, 'cucumber salad', 'Marta', 'kitchen', 1)`,
    ).bind(id, course?.id ?? '', dish, event.id),
    env.DB.prepare(
      `insert into ended_agreements (response_id, person_id, category_id, event_id, words, agreed_by, by, reason, at)
       values (?, 'aaaaaa', 'other', ?, 'fruit', 'Marta', 'kitchen', 'needs', 1)`,
    ).bind(id, event.id),
  ])
  const people = async () => {
    const row = await env.DB.prepare('select selections from guest_selections where id = ?')
      .bind(id)
      .first<{ selections: string }>()
    return JSON.parse(row?.selections ?? '[]') as Person[]
  }
  const agreed = async () =>
    (
      await env.DB.prepare(
        `select (select count(*) from agreements) + (select count(*) from ended_agreements) as n`,
      ).first<{ n: number }>()
    )?.n
  return { planner, event, id, party, people, agreed, selections }
}

it('erases needs, words and substitutes 30 days after the meal, not before, and leaves names and choices', async () => {
  const { people, agreed, party, selections } = await served()
  expect(await eraseNeeds({ db, at: due - 1 })).toBe(0)
  expect(await people()).toEqual(party)
  expect(await agreed()).toBe(2)
  expect(await eraseNeeds({ db, at: due })).toBe(1)
  expect(await people()).toEqual([
    { name: 'Ann', allergies: '', selections, id: 'aaaaaa', special: 1 },
    { name: 'Leo', allergies: '', selections, id: 'bbbbbb' },
  ])
  expect(await agreed()).toBe(0)
  expect(await eraseNeeds({ db, at: due + 60_000 })).toBe(0)
})

it('leaves events without a day of the meal to the erasing of names', async () => {
  const { people, party } = await served(null)
  expect(await eraseNeeds({ db, at: due + 86_400_000 })).toBe(0)
  expect(await people()).toEqual(party)
})

it('waits for a meal that was moved, and for answers that close after it', async () => {
  const { event, people, party } = await served()
  const moved = env.DB.prepare('update events set service_day = ?, event_date = ? where id = ?')
  await moved.bind(serviceDay, '2026-05-01', event.id).run()
  expect(await eraseNeeds({ db, at: due })).toBe(0)
  await moved.bind('2026-05-02', eventDate, event.id).run()
  expect(await eraseNeeds({ db, at: due })).toBe(0)
  expect(await people()).toEqual(party)
})

it('is a turn of the clock, writes one line in the log without a need, and comes back to what a planner writes', async () => {
  const { planner, event, id, people, selections } = await served()
  setClock(() => due)
  await runCron(env)
  expect((await people())[0]).not.toHaveProperty('needs')
  const { results } = await env.DB.prepare(
    "select details from audit_logs where action = 'ERASE_NEEDS' and entity_id = ?",
  )
    .bind(event.id)
    .all()
  expect(results).toEqual([{ details: JSON.stringify({ title: event.title, by: 'clock' }) }])
  const cookie = await makeSession(env, planner.id)
  const corrected = await call(
    'PUT',
    `/api/events/${event.id}/responses/${id}`,
    { party: [{ id: 'aaaaaa', name: 'Ann', allergies: 'Eggs', selections }] },
    { cookie },
  )
  expect(corrected.status).toBe(200)
  expect((await people())[0]?.allergies).toBe('Eggs')
  await runCron(env)
  expect((await people())[0]?.allergies).toBe('')
})

it('counts the days from when the meal is over everywhere', () => {
  expect(needsErasedBefore(due)).toBe(serviceDay)
  expect(needsErasedBefore(due - 1)).toBe('2026-03-19')
})
