import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database, statement } from '#core/db'
import { templateContext } from '#core/mail/language'
import { deadlineInstant } from '#events/rules/closing'
import { erasingDueOfRow, latestErasingOfRow } from '#events/table/events'
import { runCron } from '../app/cron.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { eraseOld } from './erase-old.ts'
import { erasureNoticeMail } from './mails/notice.ts'
import { notifyOfErasure } from './notify-of-erasure.ts'
import { erasedAfterDays, erasingDue, erasureNoticeDays, latestErasing } from './rules.ts'

const db = database(env.DB)
const dayLength = 86_400_000
const eventDate = '2026-03-01'
const timeZone = 'Europe/Berlin'
const closesAt = deadlineInstant(eventDate, timeZone)
const telling = closesAt + (erasedAfterDays - erasureNoticeDays) * dayLength
const erasing = closesAt + erasedAfterDays * dayLength

afterEach(async () => {
  setClock()
  await env.DB.batch(['delete from events', 'delete from outbox'].map((one) => env.DB.prepare(one)))
})

async function closedEvent(more: { eventDate?: string } = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { eventDate, timeZone, ...more })
  const [starter] = await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, 100)
  const choice = { [starter?.id ?? '']: starter?.items[0]?.id ?? '' }
  const party = partyOf(2, choice).map((person) => ({ ...person, allergies: 'peanuts' }))
  const response = await makeResponse(env, event, party, { leadGuestEmail: 'guest@example.com' })
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

it('notifies the planner thirty days before, once, and not a millisecond earlier', async () => {
  const { event } = await closedEvent()
  await notifyOfErasure({ db, at: telling - 1 })
  expect(await noticesOf(event.id)).toBe(0)
  await notifyOfErasure({ db, at: telling })
  await notifyOfErasure({ db, at: telling + 60_000 })
  expect(await noticesOf(event.id)).toBe(1)
})

it('mails the planner the day, and nothing about the guests', async () => {
  const { event, planner } = await closedEvent()
  await notifyOfErasure({ db, at: telling })
  const mail = await erasureNoticeMail(templateContext(env), event.id)
  expect(mail?.to).toBe(planner.email)
  expect(mail?.subject).toContain('Saturday, August 29, 2026')
  expect(mail?.text).not.toContain('peanuts')
  expect(mail?.text).not.toContain('Guest 1')
})

it('sends no notice for an event without responses', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { eventDate, timeZone })
  await notifyOfErasure({ db, at: telling })
  expect(await noticesOf(event.id)).toBe(0)
})

it('erases names, allergies and addresses 180 days after the deadline, and keeps counts and choices', async () => {
  const { event, response, choice } = await closedEvent()
  await notifyOfErasure({ db, at: telling })
  expect(await eraseOld({ db, at: erasing - 1 })).toBe(0)
  expect(await eraseOld({ db, at: erasing })).toBe(1)
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
  expect(await eraseOld({ db, at: erasing + 60_000 })).toBe(0)
})

it('erases what the planner deleted as well', async () => {
  const { response } = await closedEvent()
  await env.DB.prepare('update guest_selections set deleted_at = 1 where id = ?').bind(response.id).run()
  await notifyOfErasure({ db, at: telling })
  await eraseOld({ db, at: erasing })
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '', lead_guest_email: null })
})

it('waits thirty days after the notice, even when the cron did not run', async () => {
  const { response } = await closedEvent()
  await notifyOfErasure({ db, at: erasing + dayLength })
  await eraseOld({ db, at: erasing + dayLength })
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
  await eraseOld({ db, at: erasing + (1 + erasureNoticeDays) * dayLength })
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '' })
})

it('erases nothing until 30 days after the meal', async () => {
  const { event, response } = await closedEvent()
  await env.DB.prepare("update events set service_day = '2026-10-01' where id = ?").bind(event.id).run()
  const over = Date.parse('2026-10-02T12:00Z') + 30 * dayLength
  await notifyOfErasure({ db, at: telling })
  expect(await noticesOf(event.id)).toBe(0)
  await notifyOfErasure({ db, at: over - erasureNoticeDays * dayLength })
  expect(await noticesOf(event.id)).toBe(1)
  expect(await eraseOld({ db, at: over - 1 })).toBe(0)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
  expect(await eraseOld({ db, at: over })).toBe(1)
})

it('does not touch the guests of other events', async () => {
  const other = await closedEvent({ eventDate: '2026-08-01' })
  const old = await closedEvent()
  await notifyOfErasure({ db, at: telling })
  await eraseOld({ db, at: erasing })
  expect(await rowOf(old.response.id)).toMatchObject({ lead_guest_name: '' })
  expect(await rowOf(other.response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
})

it('starts again when the deadline moves', async () => {
  const { event, response } = await closedEvent()
  await notifyOfErasure({ db, at: telling })
  await env.DB.prepare('update events set closes_at = ? where id = ?')
    .bind(closesAt + 90 * dayLength, event.id)
    .run()
  await eraseOld({ db, at: erasing })
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
  // The first notice was sent; one that still waited would name the new day.
  await env.DB.prepare("update outbox set sent_at = 1 where kind = 'erasure_notice'").run()
  await notifyOfErasure({ db, at: telling + 90 * dayLength })
  expect(await noticesOf(event.id)).toBe(2)
})

async function movedTo(id: string, closing: number) {
  await env.DB.prepare('update events set closes_at = ? where id = ?').bind(closing, id).run()
}

it('erases 400 days after the first deadline at the latest, however far the deadline was moved', async () => {
  const { event, response } = await closedEvent()
  await movedTo(event.id, closesAt + 250 * dayLength)
  const latest = closesAt + 400 * dayLength
  await notifyOfErasure({ db, at: latest - erasureNoticeDays * dayLength - 1 })
  expect(await noticesOf(event.id)).toBe(0)
  await notifyOfErasure({ db, at: latest - erasureNoticeDays * dayLength })
  expect(await noticesOf(event.id)).toBe(1)
  expect(await eraseOld({ db, at: latest - 1 })).toBe(0)
  expect(await eraseOld({ db, at: latest })).toBe(1)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '' })
})

it('never erases sooner than 30 days after the deadline, and then notifies on the day of the deadline', async () => {
  const { event, response } = await closedEvent()
  const moved = closesAt + 500 * dayLength
  await movedTo(event.id, moved)
  await notifyOfErasure({ db, at: moved - 1 })
  expect(await noticesOf(event.id)).toBe(0)
  await notifyOfErasure({ db, at: moved })
  expect((await erasureNoticeMail(templateContext(env), event.id))?.subject).toContain(
    'Saturday, August 14, 2027',
  )
  expect(await eraseOld({ db, at: moved + 30 * dayLength - 1 })).toBe(0)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: 'Guest 1' })
  expect(await eraseOld({ db, at: moved + 30 * dayLength })).toBe(1)
})

it('erases at the latest date even without a notice, when the cron did not run', async () => {
  const { event, response } = await closedEvent()
  const latest = closesAt + 400 * dayLength
  await notifyOfErasure({ db, at: latest - dayLength })
  expect((await erasureNoticeMail(templateContext(env), event.id))?.subject).toContain(
    'Tuesday, April 6, 2027',
  )
  expect(await eraseOld({ db, at: latest - 1 })).toBe(0)
  await eraseOld({ db, at: latest })
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '' })
})

it('accepts nothing from a planner after the latest date', async () => {
  const { event, planner, response } = await closedEvent()
  const cookie = await makeSession(env, planner.id)
  const path = `/api/events/${event.id}/responses`
  const add = async () =>
    (await call('POST', path, { submissionId: crypto.randomUUID(), party: partyOf(1) }, { cookie })).status
  const correct = async () =>
    (await call('PUT', `${path}/${response.id}`, { party: partyOf(2) }, { cookie })).status
  const latest = closesAt + 400 * dayLength
  await env.DB.prepare('update session set expires_at = ?')
    .bind(latest + dayLength)
    .run()
  setClock(() => latest - 1)
  expect([await add(), await correct()]).toEqual([201, 200])
  setClock(() => latest)
  expect([await add(), await correct()]).toEqual([410, 410])
})

it('computes both dates from a row as the rules do', async () => {
  const instants = fc.integer({ min: 0, max: 2_000 }).map((days) => days * dayLength)
  const day = instants.map((instant) => new Date(instant).toISOString().slice(0, 10))
  const serviceDay = fc.option(day)
  const events = fc.sample(
    fc.record({ closesAt: instants, firstClosesAt: instants, eventDate: day, serviceDay }),
    500,
  )
  const { results } = await statement(
    db,
    sql`select ${erasingDueOfRow} as due, ${latestErasingOfRow} as latest from
      (select value ->> 'closesAt' as closes_at, value ->> 'firstClosesAt' as first_closes_at,
        value ->> 'eventDate' as event_date, value ->> 'serviceDay' as service_day
        from json_each(${JSON.stringify(events)}))`,
  ).all()
  expect(results).toEqual(events.map((event) => ({ due: erasingDue(event), latest: latestErasing(event) })))
})

it('runs with the cron each minute', async () => {
  const { response } = await closedEvent()
  setClock(() => telling)
  await runCron(env)
  setClock(() => erasing)
  await runCron(env)
  expect(await rowOf(response.id)).toMatchObject({ lead_guest_name: '' })
})

it('uses the index, and never scans the table', async () => {
  const { results } = await statement(
    db,
    sql`explain query plan select id from events where personal_data_erased_at is null and ${erasingDueOfRow} <= 1
      and (erasure_notified_at <= 1 or ${latestErasingOfRow} <= 1) order by ${erasingDueOfRow} limit 5`,
  ).all<{ detail: string }>()
  expect(results.map(({ detail }) => detail).join()).toContain('USING INDEX events_to_erase')
})
