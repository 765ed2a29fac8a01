import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { closingOf } from '#contract/closing'
import { erasedAfterDays, toldBeforeDays } from '#contract/retention'
import { setClock } from '#ground/clock'
import { database } from '#ground/db'
import { givenEvent, givenMenu, givenPlanner, givenPurchase, givenResponse, partyOf } from '../local/given.ts'
import { minute } from '../minute.ts'
import { eraseOld } from './erase-old.ts'
import { erasureNoticeMail } from './erasure-notice-mail.ts'
import { tellOfErasing } from './tell-of-erasing.ts'

const db = database(env.DB)
const dayLength = 86_400_000
const eventDate = '2026-03-01'
const timeZone = 'Europe/Berlin'
const closesAt = closingOf(eventDate, timeZone)
const telling = closesAt + (erasedAfterDays - toldBeforeDays) * dayLength
const erasing = closesAt + erasedAfterDays * dayLength

afterEach(async () => {
  setClock()
  await env.DB.batch(['delete from events', 'delete from outbox'].map((one) => env.DB.prepare(one)))
})

async function closedEvent(more: { eventDate?: string } = {}) {
  const planner = await givenPlanner(db)
  const event = await givenEvent(db, planner.id, { eventDate, timeZone, ...more })
  const [starter] = await givenMenu(db, event.id)
  await givenPurchase(db, event.id, planner.id, 100)
  const choice = { [starter?.id ?? '']: starter?.items[0]?.id ?? '' }
  const party = partyOf(2, choice).map((person) => ({ ...person, allergies: 'peanuts' }))
  const response = await givenResponse(env, event, party, { leadGuestEmail: 'guest@example.com' })
  return { planner, event, response, choice }
}

const rowOf = (id: string) =>
  env.DB.prepare('select * from guest_selections where id = ?').bind(id).first<Record<string, unknown>>()

const noticesOf = async (id: string) =>
  (
    await env.DB.prepare("select id from outbox where kind = 'erasure_notice' and subject_id = ?")
      .bind(id)
      .all()
  ).results.length

it('tells the planner thirty days before, once, and not a moment earlier', async () => {
  const { event } = await closedEvent()
  await tellOfErasing(db, telling - 1)
  expect(await noticesOf(event.id)).toBe(0)
  await tellOfErasing(db, telling)
  await tellOfErasing(db, telling + 60_000)
  expect(await noticesOf(event.id)).toBe(1)
})

it('writes that mail to the planner, with the day and nothing about the guests', async () => {
  const { event, planner } = await closedEvent()
  await tellOfErasing(db, telling)
  const mail = await erasureNoticeMail(env, event.id)
  expect(mail?.to).toBe(planner.email)
  expect(mail?.subject).toContain('Saturday, August 29, 2026')
  expect(mail?.text).not.toContain('peanuts')
  expect(mail?.text).not.toContain('Guest 1')
})

it('has nothing to tell of an event nobody answered for', async () => {
  const planner = await givenPlanner(db)
  const event = await givenEvent(db, planner.id, { eventDate, timeZone })
  await tellOfErasing(db, telling)
  expect(await noticesOf(event.id)).toBe(0)
})

it('erases names, allergies and addresses 180 days after the deadline, and keeps counts and choices', async () => {
  const { event, response, choice } = await closedEvent()
  await tellOfErasing(db, telling)
  expect(await eraseOld(db, erasing - 1)).toBe(0)
  expect(await eraseOld(db, erasing)).toBe(1)
  const row = await rowOf(response.id)
  expect(row).toMatchObject({ lead_guest_name: '', lead_guest_email: null, guest_count: 2 })
  expect(JSON.parse(String(row?.selections))).toEqual([
    { name: '', allergies: '', selections: choice },
    { name: '', allergies: '', selections: choice },
  ])
  const log = await env.DB.prepare('select * from audit_logs where entity_id = ? and action = ?')
    .bind(event.id, 'ERASE_PERSONAL_DATA')
    .all()
  expect(log.results).toHaveLength(1)
  expect(await eraseOld(db, erasing + 60_000)).toBe(0)
})

it('erases what the planner deleted as well', async () => {
  const { response } = await closedEvent()
  await env.DB.prepare('update guest_selections set deleted_at = 1 where id = ?').bind(response.id).run()
  await tellOfErasing(db, telling)
  await eraseOld(db, erasing)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '', lead_guest_email: null })
})

it('waits thirty days after telling, also when the clock stood still', async () => {
  const { response } = await closedEvent()
  await tellOfErasing(db, erasing + dayLength)
  await eraseOld(db, erasing + dayLength)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
  await eraseOld(db, erasing + (1 + toldBeforeDays) * dayLength)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '' })
})

it('leaves the guests of other events alone', async () => {
  const other = await closedEvent({ eventDate: '2026-08-01' })
  const old = await closedEvent()
  await tellOfErasing(db, telling)
  await eraseOld(db, erasing)
  expect(await rowOf(old.response.id)).toMatchObject({ lead_guest_name: '' })
  expect(await rowOf(other.response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
})

it('starts anew when the deadline moves', async () => {
  const { event, response } = await closedEvent()
  await tellOfErasing(db, telling)
  await env.DB.prepare('update events set closes_at = ? where id = ?')
    .bind(closesAt + 90 * dayLength, event.id)
    .run()
  await eraseOld(db, erasing)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
  // The first notice has gone: one that still waits says the new day.
  await env.DB.prepare("update outbox set sent_at = 1 where kind = 'erasure_notice'").run()
  await tellOfErasing(db, telling + 90 * dayLength)
  expect(await noticesOf(event.id)).toBe(2)
})

it('is what the clock does each minute', async () => {
  const { response } = await closedEvent()
  setClock(() => telling)
  await minute(env)
  setClock(() => erasing)
  await minute(env)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '' })
})

it('asks the index, never the whole table', async () => {
  const { results } = await env.DB.prepare(
    'explain query plan select id from events where personal_data_erased_at is null and closes_at <= 1 and erasure_told_at <= 1 order by closes_at limit 5',
  ).all<{ detail: string }>()
  expect(results.map(({ detail }) => detail).join()).toContain('USING INDEX events_to_erase')
})
