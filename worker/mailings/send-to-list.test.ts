import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#account/table'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { menuItems } from '#menu/table'
import { invitations } from '../invitations/table.ts'
import { makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { makeDecline, makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'
import { sendTestMail } from './set-reminders.ts'
import {
  type MailLog,
  type MailPreview,
  type MailRequest,
  type Reminders,
  testMailRequest,
} from './shape/mail.ts'
import { eventMailings, listMails, mailPauses } from './table.ts'
import { mailNoteHasLink } from './words/planner.ts'

const db = database(env.DB)
const hour = 3_600_000
const day = 24 * hour

/** An event with three parties of two: none has answered. Its planner has had the test mail, unless `untested`. */
async function given({ guestLimit = 200, untested = false, age = 30 * day } = {}) {
  const own = await listedEvent({ guestLimit })
  await db
    .update(user)
    .set({ createdAt: now() - age })
    .where(eq(user.id, own.planner.id))
  if (!untested) await db.insert(eventMailings).values({ eventId: own.event.id, testedAt: now() })
  const add = (name: string, more: object = {}) =>
    own.add({ people: [{ name }, { name: `${name} junior` }], email: `${name}@example.com`, ...more })
  const parties = [await add('ann'), await add('bob'), await add('cleo')]
  const body = (more: Partial<MailRequest> = {}) => ({
    ...{ id: crypto.randomUUID(), kind: 'invite', invitations: 'silent', confirm: 3, allowed: true },
    ...more,
    ...(more.responses && { invitations: undefined }),
  })
  return {
    ...own,
    add,
    parties,
    press: (more?: Partial<MailRequest>) => own.send('POST', '/mails', body(more)),
    preview: async (more?: Partial<MailRequest>) =>
      (await own.send('POST', '/mails/preview', body(more))).json<MailPreview>(),
    rows: () => db.select().from(listMails).where(eq(listMails.eventId, own.event.id)),
    end: (state: 'sent' | 'unknown' | 'stopped') =>
      db
        .update(listMails)
        .set({ state, updatedAt: now() + 1 })
        .where(eq(listMails.eventId, own.event.id)),
    /** Mails that were queued are so much older. */
    later: (ms: number) =>
      db
        .update(listMails)
        .set({ createdAt: sql`created_at - ${ms}` })
        .where(eq(listMails.eventId, own.event.id)),
    answer: async (at: number, dish = true) => {
      const [main] = own.menu
      const party = parties[at]
      const people = (party?.people ?? []).map((person) => ({
        ...person,
        allergies: '',
        selections: dish ? { [main?.id ?? '']: main?.items[0]?.id ?? '' } : {},
      }))
      return makeResponse(env, own.event, people, { invitationId: party?.id, leadGuestEmail: null })
    },
  }
}

describe('a planner who invites their list', () => {
  it('sees how many mails go out and to whom, and sends exactly those', async () => {
    const { press, preview, rows } = await given()
    expect(await preview()).toEqual({
      count: 3,
      names: ['ann & ann junior', 'bob & bob junior', 'cleo & cleo junior'],
    })
    expect(await rows()).toEqual([])
    expect(await (await press()).json()).toEqual({ queued: 3 })
    expect((await rows()).map(({ state, kind, byHand }) => ({ state, kind, byHand }))).toEqual(
      Array.from({ length: 3 }, () => ({ state: 'waiting', kind: 'invite', byHand: true })),
    )
  })

  it('invites nobody twice, whatever is pressed', async () => {
    const { press, rows, later } = await given()
    await press()
    expect(await refusalOf(await press())).toMatchObject({ status: 409, reason: 'mail_count_changed' })
    await later(3 * day)
    expect(await refusalOf(await press())).toMatchObject({ params: { count: 0 } })
    expect(await rows()).toHaveLength(3)
  })

  it('gets the same answer for the same request, and mails once', async () => {
    const { press, rows } = await given()
    const id = crypto.randomUUID()
    for (const time of [1, 2])
      expect([time, await (await press({ id })).json()]).toEqual([time, { queued: 3 }])
    expect(await rows()).toHaveLength(3)
  })

  it('presses twice at once, and mails once', async () => {
    const { press, rows } = await given()
    const both = await Promise.all([press(), press()])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await rows()).toHaveLength(3)
  })

  it('can send again what perhaps was not sent, and not what went out', async () => {
    const { press, rows, end, parties, later } = await given()
    await press()
    await end('unknown')
    const only = { invitations: [parties[0]?.id ?? ''], confirm: 1 }
    await later(day)
    expect(await (await press(only)).json()).toEqual({ queued: 1 })
    await end('sent')
    await later(3 * day)
    expect(await refusalOf(await press(only))).toMatchObject({ reason: 'mail_count_changed' })
    expect(await rows()).toHaveLength(4)
  })

  it('invites those alone who have neither answered, nor declined, nor are paused or without an address', async () => {
    const { press, parties, answer, event, preview, add, send } = await given()
    await answer(0)
    await makeDecline(env, event, ['bob'])
    expect((await send('PUT', `/invitations/${parties[2]?.id}`, { paused: true })).status).toBe(200)
    await add('dora', { email: null })
    expect((await preview()).names).toEqual(['bob & bob junior'])
    expect(await refusalOf(await press())).toMatchObject({ params: { count: 1 } })
    expect((await press({ confirm: 1 })).status).toBe(200)
  })
})

describe('mail to a list', () => {
  it('asks for answers once there is a dish to choose', async () => {
    const { press, event, menu, rows } = await given()
    const [main] = menu
    await db.delete(menuItems).where(eq(menuItems.categoryId, main?.id ?? ''))
    for (const kind of ['invite', 'remind'] as const)
      expect(await refusalOf(await press({ kind }))).toMatchObject({ status: 409, reason: 'mail_no_menu' })
    expect(await rows()).toEqual([])
    await makeMenu(db, event.id, { Dessert: ['Tart'] })
    expect((await press()).status).toBe(200)
  })

  it('waits for the test mail, and for the planner’s word that they may write to these people', async () => {
    const { press, send, rows } = await given({ untested: true })
    expect(await refusalOf(await press())).toMatchObject({ reason: 'mail_untested' })
    expect((await send('POST', '/mails/test', {})).status).toBe(204)
    expect(await refusalOf(await press({ allowed: false }))).toMatchObject({ reason: 'mail_not_allowed' })
    expect(await rows()).toEqual([])
    expect((await press()).status).toBe(200)
    expect(await (await send('GET', '/reminders')).json<Reminders>()).toMatchObject({
      tested: true,
      allowed: true,
    })
  })

  it('counts for the planner the parties that it cannot reach', async () => {
    const { send } = await given()
    const unaddressed = async () => (await (await send('GET', '/reminders')).json<Reminders>()).unaddressed
    const before = await unaddressed()
    await send('POST', '/invitations', { label: 'The Diaz family', maxSize: 4 })
    await send('POST', '/invitations', { label: 'Bo Lee', maxSize: 1, email: 'bo@example.com' })
    expect(await unaddressed()).toBe(before + 1)
  })

  it('holds no link, address or number in the planner’s note, and 300 signs at most', async () => {
    const { press } = await given()
    for (const note of ['See example.org', 'write to a@b.example', 'Call 0301234567', 'x'.repeat(301)])
      expect([note, (await press({ note })).status]).toEqual([note, 400])
    expect((await press({ note: 'We look forward to you.\nBring a coat!' })).status).toBe(200)
  })

  it('is refused while it is paused, for its event and for its planner', async () => {
    const { press, event, planner } = await given()
    for (const [subject, subjectId] of [
      ['event', event.id],
      ['planner', planner.id],
    ] as const) {
      await db.insert(mailPauses).values({ subjectId, subject, reason: 'bounces', at: now() })
      expect(await refusalOf(await press())).toMatchObject({ status: 409, reason: 'mail_paused' })
      await db.update(mailPauses).set({ liftedAt: now() }).where(eq(mailPauses.subjectId, subjectId))
    }
    expect((await press()).status).toBe(200)
  })

  it('is refused after the deadline', async () => {
    const { press, event } = await given()
    await db
      .update(events)
      .set({ closesAt: now() - 1 })
      .where(eq(events.id, event.id))
    expect(await refusalOf(await press())).toMatchObject({ status: 410 })
  })

  it('is audited with its number, and without an address', async () => {
    const { press, event } = await given()
    await press()
    const rows = await db.select().from(auditLogs).where(eq(auditLogs.action, 'SEND_LIST_MAIL'))
    const own = rows.filter(({ entityId }) => entityId === event.id)
    expect(own.map(({ details }) => details)).toEqual([{ title: event.title, kind: 'invite', mails: 3 }])
  })
})

describe('the quota', () => {
  /** Mails of another event of the planner's, an hour ago. */
  const used = async (count: number, eventId: string) => {
    const at = now() - hour
    await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into list_mails (id, event_id, user_id, kind, invitation_id, dedupe_key, by_hand, note, changed, due_at, state, created_at, updated_at)
      select ${eventId} || i, ${eventId}, (select user_id from events where id = ${eventId}), 'invite', 'one', ${eventId} || i, 1, '', '[]', ${at}, 'sent', ${at}, ${at} from n`)
  }

  it('of a free event is 60 mails a day in an account’s first week, and 120 after it', async () => {
    for (const [age, max] of [
      [day, 60],
      [8 * day, 120],
    ] as const) {
      const { press, event, later } = await given({ guestLimit: 30, age })
      await used(max - 2, event.id)
      expect(await refusalOf(await press())).toMatchObject({ reason: 'mail_day_full', params: { left: 2 } })
      await later(24 * hour)
      expect((await press()).status).toBe(200)
    }
  })

  it('counts what went out for an event that its planner deleted, and keeps none of its words', async () => {
    const { press, event, planner, send } = await given({ guestLimit: 30, age: day })
    const other = await makeEvent(db, planner.id)
    await press({ note: 'Bring a coat!' })
    await used(58, other.id)
    await db.update(listMails).set({ note: 'A word' }).where(eq(listMails.eventId, other.id))
    for (const { id } of [event, other])
      expect(
        (
          await call(
            'DELETE',
            `/api/events/${id}`,
            { confirm: 'DELETE' },
            { cookie: await makeSession(env, planner.id) },
          )
        ).status,
      ).toBe(204)
    expect((await send('GET', '/mails')).status).toBe(404)
    const rows = await db.select().from(listMails).where(eq(listMails.userId, planner.id))
    expect(rows.map(({ note }) => note)).toEqual(Array.from({ length: 61 }, () => ''))
    expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
    const again = await makeEvent(db, planner.id)
    const cookie = await makeSession(env, planner.id)
    const { left } = await (
      await call('GET', `/api/events/${again.id}/reminders`, undefined, { cookie })
    ).json<Reminders>()
    expect(left).toBe(2)
  })

  it('of a paid event is its whole limit, at any age of the account', async () => {
    const { press, event } = await given({ guestLimit: 100, age: hour })
    await used(97, event.id)
    expect((await press()).status).toBe(200)
    const full = await given({ guestLimit: 100, age: hour })
    await used(98, full.event.id)
    expect(await refusalOf(await full.press())).toMatchObject({
      reason: 'mail_day_full',
      params: { left: 2 },
    })
  })

  it('of a free event reaches 30 parties of it', async () => {
    const { press, event } = await given({ guestLimit: 30 })
    await used(28, event.id)
    await db.run(sql`update list_mails set invitation_id = id where event_id = ${event.id}`)
    expect(await refusalOf(await press())).toMatchObject({
      reason: 'mail_parties_full',
      params: { parties: 30 },
    })
    expect((await press({ confirm: 2, invitations: (await listOf(event.id)).slice(0, 2) })).status).toBe(200)
  })

  const listOf = async (eventId: string) =>
    (await db.select({ id: invitations.id }).from(invitations).where(eq(invitations.eventId, eventId))).map(
      ({ id }) => id,
    )
})

describe('a reminder', () => {
  const remind = { kind: 'remind' as const }

  it('goes to who has not answered, twice by hand and twenty hours apart', async () => {
    const { press, answer, later } = await given()
    await answer(0)
    expect((await press({ ...remind, confirm: 2 })).status).toBe(200)
    await later(19 * hour)
    expect(await refusalOf(await press({ ...remind, confirm: 2 }))).toMatchObject({ params: { count: 0 } })
    await later(2 * hour)
    expect((await press({ ...remind, confirm: 2 })).status).toBe(200)
    await later(21 * hour)
    expect(await refusalOf(await press({ ...remind, confirm: 2 }))).toMatchObject({ params: { count: 0 } })
  })

  it('goes again at once where the one before was perhaps not sent', async () => {
    const { press, end } = await given()
    expect((await press(remind)).status).toBe(200)
    await end('unknown')
    expect((await press(remind)).status).toBe(200)
    await end('sent')
    expect(await refusalOf(await press(remind))).toMatchObject({ params: { count: 0 } })
  })

  it('goes to nobody who stopped mail, until their address is another', async () => {
    const { press, end, parties, send, later } = await given()
    await press({ confirm: 3 })
    await end('stopped')
    await later(day)
    expect(await refusalOf(await press(remind))).toMatchObject({ params: { count: 0 } })
    await send('PUT', `/invitations/${parties[1]?.id}`, { email: 'bob@example.org' })
    expect((await press({ ...remind, confirm: 1 })).status).toBe(200)
  })
})

describe('mail to who answered', () => {
  it('asks those for a choice who lack a required course, whether they are listed or not', async () => {
    const { press, answer, event, menu } = await given()
    await answer(0, false)
    await answer(1)
    const lacking = await makeResponse(env, event, [{ name: 'Zoe', allergies: '', selections: {} }], {
      leadGuestEmail: 'zoe@example.com',
    })
    const complete = { kind: 'complete' as const, responses: 'incomplete' as const }
    expect(await refusalOf(await press({ ...complete, confirm: 1 }))).toMatchObject({ params: { count: 0 } })
    await env.DB.prepare('update menu_categories set required = 1 where id = ?').bind(menu[0]?.id).run()
    await makeMenu(db, event.id, { Cheese: [] })
    await env.DB.prepare("update menu_categories set required = 1 where event_id = ? and name = 'Cheese'")
      .bind(event.id)
      .run()
    expect((await press({ ...complete, confirm: 2 })).status).toBe(200)
    expect(lacking.id).toBeTruthy()
  })

  it('tells who comes of a new hour once, and of the next one again', async () => {
    const { press, answer, event } = await given()
    await answer(0)
    await answer(1)
    const news = {
      kind: 'news' as const,
      responses: 'coming' as const,
      changed: ['time' as const],
      confirm: 2,
    }
    expect((await press(news)).status).toBe(200)
    expect(await refusalOf(await press(news))).toMatchObject({ params: { count: 0 } })
    await db.update(events).set({ serviceTime: '18:00' }).where(eq(events.id, event.id))
    expect((await press(news)).status).toBe(200)
  })

  it('tells who comes of another place after the deadline, too', async () => {
    const { press, preview, answer, event } = await given()
    await answer(0)
    await db
      .update(events)
      .set({ closesAt: now() - 1 })
      .where(eq(events.id, event.id))
    const news = { kind: 'news' as const, responses: 'coming' as const, changed: ['place' as const] }
    expect(await preview(news)).toMatchObject({ count: 1 })
    expect((await press({ ...news, confirm: 1 })).status).toBe(200)
  })
})

describe('the log', () => {
  it('names each mail and message, newest first', async () => {
    const { press, send, parties, later } = await given()
    await press()
    await later(hour)
    const note = { id: crypto.randomUUID(), kind: 'whatsapp' }
    for (const time of [1, 2])
      expect([time, (await send('POST', `/invitations/${parties[0]?.id}/contacts`, note)).status]).toEqual([
        time,
        204,
      ])
    expect(
      (await send('POST', '/invitations/nobody/contacts', { ...note, id: crypto.randomUUID() })).status,
    ).toBe(404)
    const { mails } = await (await send('GET', '/mails')).json<MailLog>()
    expect(mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'whatsapp noted',
      ...Array.from({ length: 3 }, () => 'invite waiting'),
    ])
    expect(mails[0]).toMatchObject({ name: 'ann & ann junior', byHand: true, invitationId: parties[0]?.id })
    const [first, second] = await Promise.all(
      parties.map(async ({ id }) => (await send('GET', `/mails?invitation=${id}`)).json<MailLog>()),
    )
    expect(first?.mails.map(({ kind }) => kind)).toEqual(['whatsapp', 'invite'])
    expect(second?.mails.map(({ kind }) => kind)).toEqual(['invite'])
  })
})

it('an account’s file holds its mail and its plan, and no hash of an address', async () => {
  const { press, send, cookie, planner, event } = await given()
  await press({ note: 'Bring a coat!' })
  await send('PUT', '/reminders', { windows: [3], hour: 9, allowed: true })
  const file = await call('GET', '/api/account/export', undefined, { cookie })
  const { events: own } = await file.json<{ events: { mails: object[]; reminders: object[] }[] }>()
  expect(own[0]?.mails).toHaveLength(3)
  expect(own[0]?.mails[0]).toMatchObject({ kind: 'invite', state: 'waiting', note: 'Bring a coat!' })
  expect(own[0]?.mails[0]).not.toHaveProperty('addressKey')
  expect(own[0]?.reminders).toMatchObject([{ windows: [3], hour: 9 }])
  await db.delete(user).where(eq(user.id, planner.id))
  expect(await db.select().from(listMails).where(sql`note = 'Bring a coat!'`)).toEqual([])
  expect(await db.select().from(eventMailings).where(eq(eventMailings.eventId, event.id))).toEqual([])
})

describe('a test mail', () => {
  it('carries the note, is one a minute for each, and the latest while it waits', async () => {
    const { event, planner } = await given({ untested: true })
    const actor = { kind: 'planner', id: planner.id } as const
    const at = now()
    // A call of the API would send it at once.
    const [stored] = await db.select().from(events).where(eq(events.id, event.id))
    if (!stored) throw new Error('no event')
    const test = (note: string) =>
      sendTestMail({ env, db, event: stored, actor, at }, testMailRequest.parse({ note }))
    const queued = () => db.select().from(outbox).where(eq(outbox.subjectId, event.id))
    const testNote = async () =>
      (await db.select().from(eventMailings).where(eq(eventMailings.eventId, event.id)))[0]?.testNote
    await test(' Bring a coat! ')
    await test('Bring a coat!')
    expect(await queued()).toHaveLength(1)
    expect(await testNote()).toBe('Bring a coat!')
    await test('Bring a hat!')
    expect(await queued()).toHaveLength(1)
    expect(await testNote()).toBe('Bring a hat!')
    await db.update(outbox).set({ sentAt: at, queue: null }).where(eq(outbox.subjectId, event.id))
    await test('Bring a coat!')
    await test('Bring an umbrella!')
    expect(await queued()).toHaveLength(2)
  })

  it('is refused with a link in its note, as the mail would be', async () => {
    const { send, event } = await given({ untested: true })
    const refused = await send('POST', '/mails/test', { note: 'See www.evil.example' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: { fields: { note: mailNoteHasLink } } })
    expect(await db.select().from(eventMailings).where(eq(eventMailings.eventId, event.id))).toEqual([])
  })
})

describe('the plan of reminders', () => {
  it('is set with three days at most, after the test mail, and can always be emptied', async () => {
    const { send } = await given({ untested: true })
    const plan = { windows: [1, 7], hour: 9, allowed: true }
    expect(await refusalOf(await send('PUT', '/reminders', plan))).toMatchObject({ reason: 'mail_untested' })
    expect((await send('PUT', '/reminders', { windows: [], hour: 10 })).status).toBe(200)
    await send('POST', '/mails/test', {})
    expect(await refusalOf(await send('PUT', '/reminders', { ...plan, allowed: false }))).toMatchObject({
      reason: 'mail_not_allowed',
    })
    expect((await send('PUT', '/reminders', { ...plan, windows: [14, 7, 5, 3] })).status).toBe(400)
    expect((await send('PUT', '/reminders', { ...plan, hour: 7 })).status).toBe(400)
    expect((await send('PUT', '/reminders', { ...plan, windows: [2] })).status).toBe(400)
    const set = await (await send('PUT', '/reminders', plan)).json<Reminders>()
    expect(set).toMatchObject({ windows: [7, 1], hour: 9, mail: 'on', paused: null })
  })

  it('says what goes out next, and to how many', async () => {
    const { send, event, answer } = await given()
    await answer(0)
    await db
      .update(events)
      .set({ closesAt: Date.parse('2031-03-30T22:00:00Z'), timeZone: 'Europe/Berlin' })
      .where(eq(events.id, event.id))
    await send('PUT', '/reminders', { windows: [7, 3], hour: 10, allowed: true })
    const { next, left } = await (await send('GET', '/reminders')).json<Reminders>()
    const at = Date.parse('2031-03-23T09:00:00Z')
    expect(next).toEqual([
      { at, kind: 'remind', count: 2 },
      { at, kind: 'complete', count: 0 },
    ])
    expect(left).toBe(200)
  })
})
