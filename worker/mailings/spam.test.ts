import { env } from 'cloudflare:workers'
import { eq, like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { user } from '#account/table'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { removeAccount } from '../account/delete.ts'
import { invitations } from '../invitations/table.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { call } from '../testing/http.ts'
import { pausePlanner } from './pauses.ts'
import type { Reminders } from './shape/mail.ts'
import { eventMailings, listMails, mailPauses } from './table.ts'
import { hardBounce } from './take.ts'
import { writeReminders } from './write-reminders.ts'

// A planner's free account in the hands of somebody who wants to write to strangers.

const db = database(env.DB)
// At noon, when reminders go out.
beforeEach(() => setClock(() => Date.parse('2031-05-20T10:00:00Z')))
afterEach(() => setClock())

/** A free event with a list of so many strangers, each with an address, and reminders that are due. */
async function strangers(count: number, more: Parameters<typeof listedEvent>[0] = {}) {
  const own = await listedEvent({ guestLimit: 30, eventDate: '2031-06-01', ...more })
  const party = await own.add({ label: 'Party 0', email: 'party0@example.com' })
  const [row] = await db.select().from(invitations).where(eq(invitations.id, party.id))
  if (!row) throw new Error('no party')
  const rows = Array.from({ length: count - 1 }, (_, at) => ({
    ...row,
    ...{ id: `${row.id}-${at}`, linkHash: `${row.linkHash}-${at}`, matchKey: null },
    ...{ label: `Party ${at + 1}`, email: `party${at + 1}-${own.event.id}@example.com` },
  }))
  for (let at = 0; at < rows.length; at += 3) await db.insert(invitations).values(rows.slice(at, at + 3))
  await db.insert(eventMailings).values({
    ...{ eventId: own.event.id, testedAt: now(), allowedAt: now(), windows: [1], hour: 10 },
    ...{ nextAt: now() - 1, nextWindow: 1 },
  })
  return own
}

const waitingOf = async (eventId: string) =>
  (await db.select().from(listMails).where(eq(listMails.eventId, eventId))).length

it('the clock reminds no more parties of a free event than its planner may write to', async () => {
  const { event } = await strangers(40)
  await writeReminders({ env, db, at: now() })
  expect(await waitingOf(event.id)).toBe(30)
})

it('the clock reminds of all free events together no more than the planner’s day', async () => {
  const { planner, event } = await strangers(30)
  await writeReminders({ env, db, at: now() })
  const used = now()
  await db.run(sql`insert into list_mails (id, event_id, user_id, kind, dedupe_key, due_at, state, created_at, updated_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 28)
    select ${event.id} || i, 'gone', ${planner.id}, 'invite', ${event.id} || i, ${used}, 'sent', ${used}, ${used} from n`)
  const second = await makeEvent(db, planner.id, { guestLimit: 30, eventDate: '2031-06-01' })
  await makeMenu(db, second.id)
  await db.run(sql`update invitations set event_id = ${second.id} where event_id = ${event.id} and label in
    ('Party 1', 'Party 2', 'Party 3', 'Party 4', 'Party 5')`)
  await db.run(sql`delete from list_mails where event_id = ${event.id} and invitation_id in
    (select id from invitations where event_id = ${second.id})`)
  await db.insert(eventMailings).values({
    ...{
      eventId: second.id,
      testedAt: 1,
      allowedAt: 1,
      windows: [1],
      hour: 10,
      nextAt: now() - 1,
      nextWindow: 1,
    },
  })
  await writeReminders({ env, db, at: now() })
  // 25 of the first event and 28 of one that is gone leave 7 of 60, and 5 parties are there.
  expect(await waitingOf(second.id)).toBe(5)
  const third = await strangers(20, {})
  await db.run(sql`update events set user_id = ${planner.id} where id = ${third.event.id}`)
  await writeReminders({ env, db, at: now() })
  expect(await waitingOf(third.event.id)).toBe(2)
})

it('a deadline that moves again and again reminds a party by the plan three times at most', async () => {
  const { event } = await strangers(1)
  for (let time = 0; time < 5; time++) {
    await db.run(
      sql`update list_mails set created_at = created_at - 90000000, state = 'sent' where event_id = ${event.id}`,
    )
    await db.run(sql`update events set closes_at = closes_at + 86400000 where id = ${event.id}`)
    await db
      .update(eventMailings)
      .set({ nextAt: now() - 1, nextWindow: 1 })
      .where(eq(eventMailings.eventId, event.id))
    await writeReminders({ env, db, at: now() })
  }
  expect(await waitingOf(event.id)).toBe(3)
})

it('another account of the same mailbox has neither a day of its own nor is free of the pause', async () => {
  const left = async (address: string) => {
    const planner = await makePlanner(db, { email: address })
    const event = await makeEvent(db, planner.id)
    const cookie = await makeSession(env, planner.id)
    const path = `/api/events/${event.id}/reminders`
    return (await call('GET', path, undefined, { cookie })).json<Reminders>()
  }
  const { event, planner, send } = await strangers(12)
  await db
    .update(user)
    .set({ email: `me-${event.eventCode}@example.com` })
    .where(eq(user.id, planner.id))
  const body = { id: crypto.randomUUID(), kind: 'invite', invitations: 'silent', confirm: 12, allowed: true }
  expect((await send('POST', '/mails', body)).status).toBe(200)
  await db.update(listMails).set({ state: 'sent' }).where(eq(listMails.eventId, event.id))
  await removeAccount({ db, at: now() }, planner.id)
  expect(await left(`other-${event.eventCode}@example.com`)).toMatchObject({ left: 60, paused: null })
  expect(await left(`me-${event.eventCode}+2@example.com`)).toMatchObject({ left: 48, paused: null })
  const [kept] = await db.select().from(listMails).where(eq(listMails.eventId, event.id))
  expect(kept?.userId).not.toBe(planner.id)
  await db
    .insert(mailPauses)
    .values({ subjectId: kept?.userId ?? '', subject: 'planner', reason: 'complaints', at: now() })
  expect((await left(`me-${event.eventCode}+3@example.com`)).paused).toMatchObject({ by: 'planner' })
})

it('links asked for write to 30 parties of a free event a day, to one of them three times, and to none while it is paused', async () => {
  const { event } = await strangers(40)
  const asked = async () =>
    (await db.select().from(outbox).where(like(outbox.dedupeKey, `link_again:%`))).filter(({ subjectId }) =>
      ids.has(subjectId),
    ).length
  const parties = await db.select().from(invitations).where(eq(invitations.eventId, event.id))
  const ids = new Set(parties.map(({ id }) => id))
  const ask = (email: string | null) =>
    call('POST', `/api/codes/${event.eventCode}/link`, { email }, { 'cf-connecting-ip': crypto.randomUUID() })
  const pause = { subjectId: event.id, subject: 'event' as const, reason: 'complaints' as const, at: 1 }
  await db.insert(mailPauses).values(pause)
  await ask(parties[0]?.email ?? null)
  expect(await asked()).toBe(0)
  await db.update(mailPauses).set({ liftedAt: 2 }).where(eq(mailPauses.subjectId, event.id))
  for (let time = 0; time < 5; time++) {
    await ask(parties[0]?.email ?? null)
    await db.run(sql`update outbox set sent_at = 1, dedupe_key = dedupe_key || ${time}, created_at = created_at - 120000
      where subject_id = ${parties[0]?.id}`)
  }
  expect(await asked()).toBe(3)
  for (const { email } of parties.slice(1)) expect((await ask(email)).status).toBe(204)
  expect(await asked()).toBe(30)
})

it('test mails of many events take their turn in one queue, and what would wait for more than a day is given up', async () => {
  const { planner, cookie } = await listedEvent({ guestLimit: 30 })
  const ids: string[] = []
  for (let at = 0; at < 80; at++) {
    const { id } = await makeEvent(db, planner.id)
    await call('POST', `/api/events/${id}/mails/test`, {}, { cookie })
    ids.push(id)
  }
  const rows = (await db.select().from(outbox).where(eq(outbox.kind, 'list_test'))).filter(({ subjectId }) =>
    ids.includes(subjectId),
  )
  expect(rows).toHaveLength(80)
  expect(rows.filter(({ lastError }) => lastError === 'E_QUEUE_FULL').length).toBeGreaterThan(0)
  // Taken at once, a mail is leased for a minute, or sent.
  const begun = rows.filter(
    ({ sentAt, failedAt, dueAt }) => sentAt !== null || (failedAt === null && dueAt <= now() + 60_000),
  )
  expect(begun).toHaveLength(3)
})

it('what bounces of several free events pauses their planner', async () => {
  const { planner, event } = await strangers(1)
  const rows = (eventId: string, state: string) =>
    sql`insert into list_mails (id, event_id, user_id, kind, dedupe_key, due_at, state, error, message_id, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 25)
      select ${eventId} || i, ${eventId}, ${planner.id}, 'invite', ${eventId} || i, 1, ${state},
        iif(${state} = 'undeliverable', ${hardBounce}, null), ${eventId} || i, ${now()}, ${now()} from n`
  await db.run(rows(event.id, 'undeliverable'))
  const pauses = () => db.select().from(mailPauses).where(eq(mailPauses.subjectId, planner.id))
  await db.run(pausePlanner(sql`${event.id}`, now()))
  expect(await pauses()).toEqual([])
  await db.run(rows(`gone-${event.id}`, 'undeliverable'))
  await db.run(pausePlanner(sql`${event.id}`, now()))
  expect(await pauses()).toMatchObject([{ subject: 'planner', reason: 'bounces', liftedAt: null }])
})
