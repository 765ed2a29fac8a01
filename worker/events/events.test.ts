import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { queueMail } from '#core/mail/queue'
import { outbox } from '#core/mail/table'
import type { ErrorBody } from '#core/refusals'
import {
  confirmDiffers,
  deadlineLocked,
  deadlinePast,
  deadlineTooFar,
  titleRequired,
} from '#events/words/planner'
import { menuCategories } from '#menu/table'
import { responses } from '#party/table/responses'
import { eventPurchases, paymentOrders } from '#purchases/table'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { openLiveView, call as send } from '../testing/http.ts'
import { createEvent } from './create.ts'
import { dayAfter, dayAt, deadlineInstant, monthsAfter } from './rules/closing.ts'
import { codeAlphabet } from './rules/code.ts'
import type { EventInput, PlannerEvent } from './shape/event.ts'
import { events } from './table/events.ts'

const db = database(env.DB)
const zone = 'Europe/Berlin'

async function givenSignedIn() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  return { planner, call: (method: string, path: string, body?: unknown) => call(method, path, body, cookie) }
}

function call(method: string, path: string, body?: unknown, cookie = ''): Promise<Response> {
  return send(method, `/api/events${path}`, body, { cookie })
}

function input(more: Partial<EventInput> = {}): EventInput {
  const eventDate = dayAfter(dayAt(now(), zone), 30)
  return { title: 'Harvest supper', description: 'At one table', eventDate, timeZone: zone, ...more }
}

async function refusalOf(response: Response) {
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, code: error.code, message: error.message, fields: error.fields }
}

async function auditOf(eventId: string) {
  const { results } = await env.DB.prepare(
    "select user_id as userId, action, details from audit_logs where entity_type = 'event' and entity_id = ? order by id",
  )
    .bind(eventId)
    .all<{ userId: string; action: string; details: string }>()
  return results.map(({ details, ...row }) => ({
    ...row,
    title: (JSON.parse(details) as { title: string }).title,
  }))
}

async function stored(eventId: string) {
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  return event
}

describe('access to an event', () => {
  const calls: [method: string, path: (id: string) => string, body?: unknown][] = [
    ['GET', () => ''],
    ['POST', () => '', input()],
    ['GET', () => '/counts'],
    ['GET', (id) => `/${id}`],
    ['PUT', (id) => `/${id}`, input({ title: 'Taken over' })],
    ['DELETE', (id) => `/${id}`, {}],
  ]
  for (const [method, path, body] of calls) {
    it(`${method} ${path(':id') || '/'} is 401 when signed out`, async () => {
      const { planner } = await givenSignedIn()
      const event = await makeEvent(db, planner.id)
      expect(await refusalOf(await call(method, path(event.id), body))).toMatchObject({
        status: 401,
        message: 'User not authenticated',
      })
      expect(await stored(event.id)).toEqual(expect.objectContaining({ title: 'Harvest supper' }))
    })
    if (path('id') === '/id')
      it(`${method} of another's event is 404, changes nothing and leaves no audit row`, async () => {
        const { planner } = await givenSignedIn()
        const other = await givenSignedIn()
        const event = await makeEvent(db, planner.id)
        expect(await refusalOf(await other.call(method, path(event.id), body))).toMatchObject({ status: 404 })
        expect(await stored(event.id)).toEqual(expect.objectContaining({ title: 'Harvest supper' }))
        expect(await auditOf(event.id)).toEqual([])
      })
  }
})

describe('creating an event', () => {
  it('stores it with a code, its deadline and an audit row', async () => {
    const { planner, call } = await givenSignedIn()
    const response = await call('POST', '', input({ title: '  Sam & Alex’s Wedding ' }))
    expect(response.status).toBe(201)
    const { event } = await response.json<{ event: PlannerEvent }>()
    expect(event).toMatchObject({
      title: 'Sam & Alex’s Wedding',
      closesAt: deadlineInstant(event.eventDate, zone),
      guestLimit: 30,
      registeredGuests: 0,
      premium: false,
      itemCount: 0,
      categoryCount: 0,
    })
    expect(event.eventCode).toMatch(new RegExp(`^[${codeAlphabet}]{6}$`))
    expect(await stored(event.id)).toMatchObject({ userId: planner.id, eventCode: event.eventCode })
    expect(await auditOf(event.id)).toEqual([
      { userId: planner.id, action: 'CREATE_EVENT', title: 'Sam & Alex’s Wedding' },
    ])
  })

  it('ignores fields that the form does not have', async () => {
    const { planner, call } = await givenSignedIn()
    const other = await makePlanner(db)
    const more = { id: 'mine', userId: other.id, guestLimit: 2000, eventCode: 'AAAAAA', premium: true }
    const { event } = await (await call('POST', '', { ...input(), ...more })).json<{ event: PlannerEvent }>()
    const row = await stored(event.id)
    expect(row).toMatchObject({ userId: planner.id, guestLimit: 30 })
    expect(row?.eventCode).not.toBe('AAAAAA')
  })

  it('names the wrong field with its sentence', async () => {
    const { call } = await givenSignedIn()
    expect(await refusalOf(await call('POST', '', input({ title: ' ' })))).toMatchObject({
      status: 400,
      code: 'invalid',
      fields: { title: titleRequired },
    })
    for (const eventDate of ['', '2026-02-30', '9999-12-31', '10000-01-01'])
      expect((await call('POST', '', input({ eventDate }))).status).toBe(400)
    expect((await call('POST', '', input({ timeZone: 'Europe/Atlantis' }))).status).toBe(400)
  })

  it('accepts today and refuses yesterday, in the event’s own time zone', async () => {
    const { planner, call } = await givenSignedIn()
    // 21 November on Kiritimati, still the 20th in Berlin, still the 19th on Midway.
    const at = Date.parse('2027-11-20T10:30:00Z')
    for (const [timeZone, today] of [
      ['Pacific/Kiritimati', '2027-11-21'],
      ['Europe/Berlin', '2027-11-20'],
      ['Pacific/Midway', '2027-11-19'],
    ] as const) {
      const created = createEvent(
        { db, actor: { kind: 'planner', id: planner.id }, at },
        input({ timeZone, eventDate: today }),
      )
      await expect(created).resolves.toMatchObject({ eventDate: today })
      const late = createEvent(
        { db, actor: { kind: 'planner', id: planner.id }, at },
        input({ timeZone, eventDate: dayAfter(today, -1) }),
      )
      await expect(late).rejects.toMatchObject({ status: 400, fields: { eventDate: deadlinePast } })
    }
    expect(await refusalOf(await call('POST', '', input({ eventDate: '2020-01-01' })))).toMatchObject({
      fields: { eventDate: deadlinePast },
    })
  })

  it('accepts the day in 24 months and refuses the next, in the event’s own time zone', async () => {
    const { planner, call } = await givenSignedIn()
    const at = Date.parse('2027-11-20T10:30:00Z')
    for (const [timeZone, last] of [
      ['Pacific/Kiritimati', '2029-11-21'],
      ['Europe/Berlin', '2029-11-20'],
      ['Pacific/Midway', '2029-11-19'],
    ] as const) {
      const created = createEvent(
        { db, actor: { kind: 'planner', id: planner.id }, at },
        input({ timeZone, eventDate: last }),
      )
      await expect(created).resolves.toMatchObject({ eventDate: last })
      const tooFar = createEvent(
        { db, actor: { kind: 'planner', id: planner.id }, at },
        input({ timeZone, eventDate: dayAfter(last) }),
      )
      await expect(tooFar).rejects.toMatchObject({ status: 400, fields: { eventDate: deadlineTooFar } })
    }
    expect(await refusalOf(await call('POST', '', input({ eventDate: '2099-01-01' })))).toMatchObject({
      status: 400,
      fields: { eventDate: deadlineTooFar },
    })
  })

  it('stores its first deadline, which nothing changes later', async () => {
    const { call } = await givenSignedIn()
    const { event } = await (await call('POST', '', input())).json<{ event: PlannerEvent }>()
    const first = deadlineInstant(input().eventDate, zone)
    expect(await stored(event.id)).toMatchObject({ closesAt: first, firstClosesAt: first })
    const later = input({ eventDate: dayAfter(input().eventDate, 90) })
    expect((await call('PUT', `/${event.id}`, later)).status).toBe(200)
    expect(await stored(event.id)).toMatchObject({
      closesAt: deadlineInstant(later.eventDate, zone),
      firstClosesAt: first,
    })
    const changed = env.DB.prepare('update events set first_closes_at = first_closes_at + 1 where id = ?')
    await expect(changed.bind(event.id).run()).rejects.toThrow(/first closing of an event never changes/)
    const same = env.DB.prepare('update events set first_closes_at = first_closes_at where id = ?')
    expect((await same.bind(event.id).run()).success).toBe(true)
  })

  it('draws again when a code is taken, and audits only the stored event', async () => {
    const { planner } = await givenSignedIn()
    const drawn = [
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
      [255, 255],
      [6, 7, 8, 9, 10, 11],
    ].map((bytes) => new Uint8Array(bytes))
    const draw = () => drawn.shift() ?? new Uint8Array()
    const first = await createEvent(
      { db, actor: { kind: 'planner', id: planner.id }, at: now() },
      { ...input(), draw },
    )
    const second = await createEvent(
      { db, actor: { kind: 'planner', id: planner.id }, at: now() },
      { ...input(), draw },
    )
    expect(first.eventCode).toBe(codeAlphabet.slice(0, 6))
    expect(second.eventCode).toBe(codeAlphabet.slice(6, 12))
    expect(drawn).toEqual([])
    expect([...(await auditOf(first.id)), ...(await auditOf(second.id))]).toHaveLength(2)
    const { results } = await env.DB.prepare(
      "select 1 from audit_logs where action = 'CREATE_EVENT' and user_id = ?",
    )
      .bind(planner.id)
      .all()
    expect(results).toHaveLength(2)
  })

  it('under the id of another planner’s event is refused with 409, and that event stays as it is', async () => {
    const [{ call: mine }, other] = [await givenSignedIn(), await givenSignedIn()]
    const event = await makeEvent(db, other.planner.id, { title: 'Theirs' })
    const refused = await mine('POST', '', { ...input(), id: event.id })
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'id_taken' })
    expect((await db.select().from(events).where(eq(events.id, event.id)))[0]).toMatchObject(event)
    const { results } = await env.DB.prepare(
      "select 1 from audit_logs where entity_id = ? and action = 'CREATE_EVENT'",
    )
      .bind(event.id)
      .all()
    expect(results).toEqual([])
  })

  it('is 503 when every drawn code is taken', async () => {
    const { planner } = await givenSignedIn()
    const same = () => new Uint8Array([20, 20, 20, 20, 20, 20])
    await createEvent(
      { db, actor: { kind: 'planner', id: planner.id }, at: now() },
      { ...input(), draw: same },
    )
    await expect(
      createEvent({ db, actor: { kind: 'planner', id: planner.id }, at: now() }, { ...input(), draw: same }),
    ).rejects.toMatchObject({ status: 503 })
  })
})

describe('changing an event', () => {
  it('stores what changed, moves the deadline and is audited', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const changed = input({
      title: 'Winter supper',
      eventDate: dayAfter(event.eventDate),
      timeZone: 'Asia/Tokyo',
    })
    const response = await call('PUT', `/${event.id}`, changed)
    expect(response.status).toBe(200)
    const closesAt = deadlineInstant(changed.eventDate, 'Asia/Tokyo')
    const { event: after } = await response.json<{ event: PlannerEvent }>()
    expect(after).toMatchObject({ ...changed, closesAt, eventCode: event.eventCode })
    expect(await stored(event.id)).toMatchObject({ ...changed, closesAt })
    expect(await auditOf(event.id)).toEqual([
      { userId: planner.id, action: 'UPDATE_EVENT', title: 'Winter supper' },
    ])
  })

  it('keeps what a page left untouched, though that page was opened before it changed', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const { title, description, eventDate, timeZone } = event
    const opened = { title, description, eventDate, timeZone, venue: '' }
    const first = { ...opened, description: 'Black tie', venue: 'The Barn', eventDate: dayAfter(eventDate) }
    expect((await call('PUT', `/${event.id}`, first)).status).toBe(200)
    const second = await call('PUT', `/${event.id}`, { ...opened, title: 'Late supper', was: { title } })
    expect(second.status).toBe(200)
    const kept = { ...first, title: 'Late supper', closesAt: deadlineInstant(first.eventDate, timeZone) }
    expect(await stored(event.id)).toMatchObject(kept)
    expect((await call('PUT', `/${event.id}`, { ...opened, was: { id: event.id } })).status).toBe(400)
    expect((await call('PUT', `/${event.id}`, { ...opened, was: {} })).status).toBe(200)
    expect(await stored(event.id)).toMatchObject(kept)
    expect((await call('PUT', `/${event.id}`, opened)).status).toBe(200)
    expect(await stored(event.id)).toMatchObject({ ...opened, venue: null })
  })

  it('asks about a field that another tab changed meanwhile, and stores nothing', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const { title, description, eventDate, timeZone } = event
    const opened = { title, description, eventDate, timeZone, venue: null }
    const path = `/${event.id}`
    const theirs = { ...opened, description: 'Black tie', was: { description } }
    expect((await call('PUT', path, theirs)).status).toBe(200)
    // The same words in both tabs are no question.
    expect((await call('PUT', path, theirs)).status).toBe(200)
    const mine = { ...opened, venue: 'The Barn', description: 'No ties', was: { description, venue: null } }
    const refused = await call('PUT', path, mine)
    const { error } = await refused.json<ErrorBody>()
    expect([refused.status, error.code, error.reason]).toEqual([409, 'changed', 'form_changed'])
    const author = { id: expect.any(String), name: 'Pat Planner' }
    expect(error.details).toEqual({
      both: [{ of: 'description', yours: 'No ties', theirs: 'Black tie', author }],
    })
    expect(await stored(event.id)).toMatchObject({ description: 'Black tie', venue: null })
    expect((await auditOf(event.id)).length).toBe(1)
    const decided = { ...mine, was: { description: 'Black tie', venue: null } }
    expect((await call('PUT', path, decided)).status).toBe(200)
    expect(await stored(event.id)).toMatchObject({ description: 'No ties', venue: 'The Barn' })
  })

  it('moves the deadline by what two tabs change of it, one after the other', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const { title, description, eventDate, timeZone } = event
    const opened = { title, description, eventDate, timeZone }
    const days = [1, 2].map((more) => dayAfter(eventDate, more))
    const both = await Promise.all(
      days.map((day) => call('PUT', `/${event.id}`, { ...opened, eventDate: day, was: { eventDate } })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const kept = days[both.findIndex(({ status }) => status === 200)]
    const zoned = { ...opened, timeZone: 'Asia/Tokyo', was: { timeZone } }
    expect((await call('PUT', `/${event.id}`, zoned)).status).toBe(200)
    expect(await stored(event.id)).toMatchObject({
      eventDate: kept,
      timeZone: 'Asia/Tokyo',
      closesAt: deadlineInstant(kept ?? '', 'Asia/Tokyo'),
    })
  })

  it('corrects a past event’s title, but refuses another past day', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id, { eventDate: '2026-01-05' })
    const past = input({ title: 'Mended', eventDate: '2026-01-05' })
    expect((await call('PUT', `/${event.id}`, past)).status).toBe(200)
    const moved = await call('PUT', `/${event.id}`, { ...past, eventDate: '2026-01-06' })
    expect(await refusalOf(moved)).toMatchObject({ status: 400, fields: { eventDate: deadlinePast } })
    const otherZone = await call('PUT', `/${event.id}`, { ...past, timeZone: 'Asia/Tokyo' })
    expect(await refusalOf(otherZone)).toMatchObject({ status: 400 })
  })

  it('moves 24 months ahead at most, and checks that only when day or time zone change', async () => {
    const { planner, call } = await givenSignedIn()
    const last = monthsAfter(dayAt(now(), zone), 24)
    const event = await makeEvent(db, planner.id)
    const tooFar = await call('PUT', `/${event.id}`, input({ eventDate: dayAfter(last) }))
    expect(await refusalOf(tooFar)).toMatchObject({ status: 400, fields: { eventDate: deadlineTooFar } })
    expect((await call('PUT', `/${event.id}`, input({ eventDate: last }))).status).toBe(200)
    const old = await makeEvent(db, planner.id, { eventDate: '2099-01-01' })
    const mended = input({ title: 'Mended', eventDate: '2099-01-01' })
    expect((await call('PUT', `/${old.id}`, mended)).status).toBe(200)
    const otherZone = await call('PUT', `/${old.id}`, { ...mended, timeZone: 'Asia/Tokyo' })
    expect(await refusalOf(otherZone)).toMatchObject({ status: 400, message: deadlineTooFar })
  })

  it('locks day and time zone of a premium event, and nothing else', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    await makePurchase(db, event.id, planner.id, 100)
    const same = input({ eventDate: event.eventDate, title: 'New title' })
    for (const moved of [{ eventDate: dayAfter(event.eventDate) }, { timeZone: 'Asia/Tokyo' }])
      expect(await refusalOf(await call('PUT', `/${event.id}`, { ...same, ...moved }))).toMatchObject({
        status: 409,
        code: 'locked',
        message: deadlineLocked,
      })
    expect(await auditOf(event.id)).toEqual([])
    expect((await call('PUT', `/${event.id}`, same)).status).toBe(200)
    expect(await stored(event.id)).toMatchObject({ title: 'New title', eventDate: event.eventDate })
  })

  it('moves the deadline again once the upgrade was refunded', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const { id } = await makePurchase(db, event.id, planner.id, 100)
    await db.update(eventPurchases).set({ refundedAt: now() }).where(eq(eventPurchases.id, id))
    const moved = input({ eventDate: dayAfter(event.eventDate) })
    expect((await call('PUT', `/${event.id}`, moved)).status).toBe(200)
  })
})

describe('one event', () => {
  it('has its menu in its sort', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const menu = await makeMenu(db, event.id)
    await makePurchase(db, event.id, planner.id, 500)
    const answer = await (await call('GET', `/${event.id}`)).json()
    expect(answer).toMatchObject({
      event: { id: event.id, premium: true, guestLimit: 500, categoryCount: 2, itemCount: 4 },
      categories: menu,
    })
  })
})

describe('deleting an event', () => {
  it('says before how many responses, guests and people who do not come would go with it', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const takes = async () => (await call('GET', `/${event.id}/deletion`)).json()
    expect(await takes()).toEqual({ responses: 0, guests: 0, notComing: 0, parties: 0, invited: 0 })
    await makeMenu(db, event.id)
    await makeResponse(env, event, partyOf(4))
    const gone = await makeResponse(env, event, partyOf(2))
    await makeDecline(env, event, ['Ann', 'Ben', 'Cleo'])
    await send('DELETE', `/api/responses/${gone.token}`, {})
    expect(await takes()).toEqual({ responses: 1, guests: 4, notComing: 3, parties: 0, invited: 0 })
  })
  it('deletes everything of it and its waiting mails; orders and audit rows stay', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const [category] = await makeMenu(db, event.id)
    const waiting = await makeResponse(env, event, partyOf(2), { leadGuestEmail: 'guest@example.com' })
    const sent = await makeResponse(env, event, partyOf(2), { leadGuestEmail: 'other@example.com' })
    await db.update(outbox).set({ sentAt: now() }).where(eq(outbox.subjectId, sent.id))
    const other = await makeEvent(db, planner.id)
    const kept = await makeResponse(env, other, partyOf(1), { leadGuestEmail: 'kept@example.com' })
    const link = await makeKitchenLink(env, event, { email: 'cook@example.com' })
    await queueMail(db, { kind: 'kitchen_link', subjectId: link.id, at: now() })
    const order = givenOrder(event, planner.id)
    await db.insert(paymentOrders).values(order)

    expect((await call('DELETE', `/${event.id}`, {})).status).toBe(204)

    expect(await stored(event.id)).toBeUndefined()
    expect(
      await db
        .select()
        .from(menuCategories)
        .where(eq(menuCategories.id, category?.id ?? '')),
    ).toEqual([])
    expect(await db.select().from(responses).where(eq(responses.eventId, event.id))).toEqual([])
    const mails = async (id: string) => db.select().from(outbox).where(eq(outbox.subjectId, id))
    expect(
      (await Promise.all([waiting.id, link.id, sent.id, kept.id].map(mails))).map(({ length }) => length),
    ).toEqual([0, 0, 1, 1])
    expect(
      await db.select().from(paymentOrders).where(eq(paymentOrders.sessionId, order.sessionId)),
    ).toHaveLength(1)
    expect(await auditOf(event.id)).toEqual([
      { userId: planner.id, action: 'DELETE_EVENT', title: 'Harvest supper' },
    ])
    expect((await call('DELETE', `/${event.id}`, {})).status).toBe(404)
  })

  it('requires the typed word for a premium event, in any case and with spaces around it', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    await makePurchase(db, event.id, planner.id, 100)
    const guest = await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'guest@example.com' })
    for (const body of [{}, { confirm: 'Delet' }, { confirm: '' }])
      expect(await refusalOf(await call('DELETE', `/${event.id}`, body))).toMatchObject({
        status: 409,
        code: 'confirm',
        message: confirmDiffers,
      })
    expect(await stored(event.id)).toBeDefined()
    expect(await db.select().from(outbox).where(eq(outbox.subjectId, guest.id))).toHaveLength(1)
    expect(await auditOf(event.id)).toEqual([])
    expect((await call('DELETE', `/${event.id}`, { confirm: '  dELETE ' })).status).toBe(204)
    expect(await stored(event.id)).toBeUndefined()
  })

  it('notifies its open pages', async () => {
    const { planner, call } = await givenSignedIn()
    const event = await makeEvent(db, planner.id)
    const { messages } = await openLiveView(`/api/codes/${event.eventCode}/live`)
    expect((await call('DELETE', `/${event.id}`, {})).status).toBe(204)
    await expect.poll(() => messages).toEqual([{ gone: true }])
  })
})

function givenOrder(event: { id: string; title: string }, userId: string) {
  return {
    sessionId: crypto.randomUUID(),
    userId,
    eventId: event.id,
    eventTitle: event.title,
    plan: '100',
    guestLimit: 100,
    status: 'complete',
    paymentStatus: 'paid',
    amountTotal: 1000,
    currency: 'usd',
    createdAt: now(),
    updatedAt: now(),
  }
}
