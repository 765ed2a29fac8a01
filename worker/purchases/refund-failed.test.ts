import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { EventCounts, EventList } from '#contract/event'
import { deadlinePassed, eventUnavailable, linkExpired } from '#contract/guest'
import type { OrderToRefund } from '#contract/purchase'
import { eventRefunded } from '#contract/refund'
import type { ErrorBody } from '#contract/refusal'
import { refundedKeptDays } from '#contract/retention'
import { now, setClock } from '#ground/clock'
import { database } from '#ground/db'
import { auditLogs, events } from '#ground/schema'
import { call } from '../local/calls.ts'
import {
  givenEvent,
  givenMenu,
  givenPlanner,
  givenPurchase,
  givenResponse,
  givenSession,
  partyOf,
} from '../local/given.ts'
import {
  deliver,
  givenPaid,
  onPayPage,
  send,
  startCheckout,
  storedOf,
  tellCards,
  toldOf,
} from '../local/given-payments.ts'
import { invariants } from '../local/invariants.ts'
import { minute } from '../minute.ts'

const db = database(env.DB)
const life = refundedKeptDays * 86_400_000
afterEach(() => setClock())

async function adminCookie() {
  return givenSession(env, (await givenPlanner(db, { role: 'admin' })).id)
}

const refund = (eventId: string, cookie: string) =>
  send(`/api/admin/events/${eventId}/refund`, { cookie, body: {} })

/** A premium event with guests, whose payment was refunded: closed and hidden. */
async function refunded(plan = '100') {
  const given = await givenPaid(plan)
  await deliver(given.completed)
  const menu = await givenMenu(db, given.event.id)
  const response = await givenResponse(env, given.event, partyOf(4))
  const admin = await adminCookie()
  const before = await rowOf(given.event.id)
  const answer = await refund(given.event.id, admin)
  expect(await answer.json()).toEqual({ refunded: 1, hidden: true })
  return { ...given, menu, response, admin, before }
}

const rowOf = async (id: string) => (await db.select().from(events).where(eq(events.id, id)))[0]

/** The clock takes five events a minute, and this file has made more. */
async function clockRuns() {
  for (let minutes = 0; minutes < 6; minutes++) await minute(env)
}

/** What the provider tells when a session's refund fails, in its three ways. */
async function failure(sessionId: string) {
  await tellCards(`sessions/${sessionId}/refund`, { status: 'failed' })
  return Promise.all(
    ['refund.failed', 'refund.updated', 'charge.refund.updated'].map((type) => toldOf(sessionId, type)),
  )
}

async function listed(cookie: string, sessionId: string) {
  const { orders } = await (await send('/api/admin/orders', { cookie })).json<{ orders: OrderToRefund[] }>()
  return orders.filter((order) => order.sessionId === sessionId)
}

const audited = async (entityId: string) =>
  (await db.select().from(auditLogs).where(eq(auditLogs.entityId, entityId))).map(({ action }) => action)

describe('a refunded event', () => {
  it('is closed and hidden for guests: code, submission, link and calendar say so calmly', async () => {
    const { event, menu, response } = await refunded()
    const refusal = async (answer: Response) => {
      const { error } = await answer.json<ErrorBody>()
      return [answer.status, error.code, error.message]
    }
    const choice = { [menu[0]?.id ?? '']: menu[0]?.items[0]?.id ?? '' }
    const code = `/api/codes/${event.eventCode}`
    const unavailable = [410, 'closed', eventUnavailable]
    expect(await refusal(await call('GET', code))).toEqual(unavailable)
    expect(await refusal(await call('GET', `${code}/deadline.ics`))).toEqual(unavailable)
    const body = { submissionId: crypto.randomUUID(), party: partyOf(1, choice) }
    expect(await refusal(await call('POST', `${code}/responses`, body))).toEqual(unavailable)
    const own = `/api/responses/${response.token}`
    expect(await refusal(await call('GET', own))).toEqual([410, 'expired', linkExpired])
    expect(await refusal(await call('PUT', own, { party: partyOf(5) }))).toEqual([
      410,
      'expired',
      linkExpired,
    ])
    const page = await exports.default.fetch(`http://localhost:8787/event/${event.eventCode}`)
    expect(page.status).toBe(410)
    const html = await page.text()
    expect(html).toContain(eventUnavailable)
    expect(html).not.toContain(event.title)
    // Erasing one's own details is never refused.
    expect((await call('DELETE', own)).status).toBe(204)
  })

  it('says to guests of an event that was only closed what it said before', async () => {
    const event = await givenEvent(db, (await givenPlanner(db)).id, { eventDate: '2026-01-05' })
    await givenMenu(db, event.id)
    const body = { submissionId: crypto.randomUUID(), party: partyOf(1) }
    const answer = await call('POST', `/api/codes/${event.eventCode}/responses`, body)
    expect(await answer.json()).toMatchObject({ error: { code: 'closed', message: deadlinePassed } })
  })

  it('stands in none of its planner’s lists but a notice with the day of its deletion', async () => {
    const { planner, event, cookie } = await refunded()
    const other = await givenEvent(db, planner.id)
    const list = await (await send('/api/events', { cookie })).json<EventList>()
    expect(list.events.map(({ id }) => id)).toEqual([other.id])
    expect(list.totals).toEqual({ all: 1, open: 1, closed: 0 })
    const day = new Date(now() + life).toISOString().slice(0, 10)
    expect([day, new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)]).toContain(
      list.refunded[0]?.deletedOn,
    )
    expect(list.refunded).toMatchObject([{ id: event.id, title: event.title }])
    const { counts } = await (await send('/api/events/counts', { cookie })).json<EventCounts>()
    expect(counts.map(({ id }) => id)).toEqual([other.id])
  })

  it('is part of what its planner downloads, with its refund', async () => {
    const { event, sessionId, cookie } = await refunded()
    const all = await (await call('GET', '/api/account/export', undefined, { cookie })).json()
    expect(all).toMatchObject({
      events: [{ id: event.id }],
      refunds: [{ sessionId, amount: 1000, status: 'succeeded' }],
    })
  })

  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/responses'],
    ['GET', '/totals'],
    ['GET', '/responses.csv'],
    ['POST', '/checkout'],
    ['POST', '/categories'],
  ])('answers its planner’s %s %s with what became of it', async (method, path) => {
    const { event, cookie } = await refunded()
    const answer = await call(method, `/api/events/${event.id}${path}`, method === 'GET' ? undefined : {}, {
      cookie,
    })
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ error: { message: eventRefunded } })
  })

  it('is let go by its open pages', async () => {
    const given = await givenPaid()
    await deliver(given.completed)
    const page = await exports.default.fetch(
      `http://localhost:8787/api/codes/${given.event.eventCode}/live`,
      { headers: { upgrade: 'websocket', origin: 'http://localhost:8787' } },
    )
    const heard: unknown[] = []
    page.webSocket?.accept()
    page.webSocket?.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))))
    await refund(given.event.id, await adminCookie())
    await expect.poll(() => heard).toContainEqual({ gone: true })
  })

  it('gives a payment that arrives for it back, with the reason', async () => {
    const { event, cookie, completed } = await givenPaid()
    await deliver(completed)
    const late = await startCheckout(cookie, event.id, '500')
    await refund(event.id, await adminCookie())
    await onPayPage(late, 'pay')
    await deliver(await toldOf(late, 'checkout.session.completed'))
    expect((await storedOf(event.id, late)).order).toMatchObject({ needsRefund: 'event_refunded' })
    expect((await rowOf(event.id))?.refundedAt).not.toBeNull()
  })

  it('is deleted by the clock seven days later to the millisecond, with all its data', async () => {
    const { event, response, admin } = await refunded()
    const at = (await rowOf(event.id))?.refundedAt ?? 0
    setClock(() => at + life - 1)
    await clockRuns()
    expect(await rowOf(event.id)).toBeDefined()
    setClock(() => at + life)
    await clockRuns()
    setClock()
    expect(await rowOf(event.id)).toBeUndefined()
    const left = await env.DB.prepare('select count(*) as n from guest_selections where id = ?')
      .bind(response.id)
      .first<number>('n')
    expect(left).toBe(0)
    const [deleted] = await db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.entityId, event.id))
      .orderBy(auditLogs.id)
      .then((rows) => rows.slice(-1))
    expect(deleted?.action).toBe('ADMIN_DELETE_EVENT')
    expect(deleted?.userId).not.toBeNull()
    expect(admin).not.toBe('')
    expect(await invariants(env.DB)).toEqual([])
  })
})

describe('a refund that fails after it succeeded', () => {
  it('brings the event back as it was within seven days: open, premium, with its limit', async () => {
    const { event, sessionId, cookie, before, admin, planner } = await refunded('500')
    for (const told of await failure(sessionId)) expect((await deliver(told)).status).toBe(200)
    const after = await rowOf(event.id)
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt })
    expect(after).toMatchObject({ guestLimit: 500, closesAt: event.closesAt, refundedAt: null })
    const one = await (await send(`/api/events/${event.id}`, { cookie })).json<{
      event: { premium: boolean }
    }>()
    expect(one.event.premium).toBe(true)
    expect((await call('GET', `/api/codes/${event.eventCode}`)).status).toBe(200)
    expect(await listed(admin, sessionId)).toEqual([
      expect.objectContaining({
        plannerEmail: planner.email,
        counts: true,
        reason: null,
        status: 'refund_failed',
      }),
    ])
    expect(await audited(sessionId)).toEqual(['REFUND_EVENT', 'REFUND_FAILED'])
    expect(await audited(event.id)).toEqual(['HIDE_REFUNDED_EVENT', 'RESTORE_REFUNDED_EVENT'])
    expect(await invariants(env.DB)).toEqual([])
    setClock(() => Date.now() + 2 * life)
    await clockRuns()
    setClock()
    expect(await rowOf(event.id)).toBeDefined()
  })

  it('is heard however its news comes: late, twice, at once and in any order', async () => {
    const { event, sessionId } = await refunded()
    const created = await toldOf(sessionId, 'refund.created')
    const charge = await toldOf(sessionId, 'charge.refunded')
    const told = await failure(sessionId)
    await Promise.all([...told, created, charge, ...told].map((one) => deliver(one)))
    // What was told before the failure comes last: it says nothing new.
    for (const one of [created, charge]) expect((await deliver(one)).status).toBe(200)
    expect(await rowOf(event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 100,
      order: { paymentStatus: 'paid' },
    })
    expect(await audited(sessionId)).toEqual(['REFUND_EVENT', 'REFUND_FAILED'])
  })

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'is heard by %s alone',
    async (type) => {
      const { event, sessionId } = await refunded()
      await failure(sessionId)
      expect((await deliver(await toldOf(sessionId, type))).status).toBe(200)
      expect(await rowOf(event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    },
  )

  it('is listed no longer while another refund is on its way, and again when that fails', async () => {
    const { event, sessionId, admin } = await refunded()
    for (const told of await failure(sessionId)) await deliver(told)
    await tellCards(`sessions/${sessionId}`, { metadata: { refund: 'pending' } }, 'PATCH')
    const again = await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })
    expect(await again.json()).toEqual({ refunded: 0, hidden: false })
    expect(await listed(admin, sessionId)).toEqual([])
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({ paymentStatus: 'paid' })
    for (const told of await failure(sessionId)) await deliver(told)
    expect(await listed(admin, sessionId)).toMatchObject([{ counts: true, status: 'refund_failed' }])
  })

  it('is heard before its success was: nothing is hidden, and it is listed', async () => {
    const given = await givenPaid()
    await deliver(given.completed)
    await tellCards(`sessions/${given.sessionId}`, { metadata: { refund: 'pending' } }, 'PATCH')
    const admin = await adminCookie()
    expect(await (await refund(given.event.id, admin)).json()).toEqual({ refunded: 0, hidden: false })
    await tellCards(`sessions/${given.sessionId}/refund`, { status: 'succeeded' })
    const succeeded = await toldOf(given.sessionId, 'refund.updated')
    const [failed] = await failure(given.sessionId)
    if (failed) await deliver(failed)
    await deliver(succeeded)
    expect(await rowOf(given.event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect(await listed(admin, given.sessionId)).toMatchObject([{ counts: true }])
    expect(await audited(given.sessionId)).toEqual([])
  })

  it('is listed for a second refund once the event is deleted, and given back again from there', async () => {
    const { event, sessionId, planner } = await refunded()
    setClock(() => Date.now() + life + 1)
    await clockRuns()
    expect(await rowOf(event.id)).toBeUndefined()
    const [failed] = await failure(sessionId)
    if (failed) expect((await deliver(failed)).status).toBe(200)
    setClock()
    const admin = await adminCookie()
    expect(await listed(admin, sessionId)).toMatchObject([
      { eventTitle: event.title, plannerEmail: planner.email, counts: false, status: 'refund_failed' },
    ])
    const again = await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })
    expect(await again.json()).toEqual({ refunded: 1, hidden: false })
    expect(await listed(admin, sessionId)).toEqual([])
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({
      paymentStatus: 'refunded',
      refundFailedAt: null,
    })
    // The first refund's failure, told once more, is not the second one's.
    if (failed) await deliver(failed)
    expect(await listed(admin, sessionId)).toEqual([])
    expect(await audited(sessionId)).toEqual(['REFUND_EVENT', 'REFUND_FAILED', 'REFUND_EVENT'])
  })

  it('is tried again from the list, which hides the event again', async () => {
    const { event, sessionId, admin } = await refunded()
    for (const told of await failure(sessionId)) await deliver(told)
    const again = await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })
    expect(await again.json()).toEqual({ refunded: 1, hidden: true })
    expect((await rowOf(event.id))?.refundedAt).not.toBeNull()
    expect(await listed(admin, sessionId)).toEqual([])
  })

  it('loses against no clock: an event that came back is not deleted, one deleted stays so', async () => {
    const { event, sessionId } = await refunded()
    const [failed] = await failure(sessionId)
    setClock(() => Date.now() + life + 1)
    await Promise.all([clockRuns(), failed && deliver(failed)])
    setClock()
    const row = await rowOf(event.id)
    if (row) expect(row).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({
      refundedAt: null,
      paymentStatus: 'paid',
    })
    expect(await invariants(env.DB)).toEqual([])
  })

  it('of one of several payments brings the event back with what is still paid for', async () => {
    const { event, cookie, sessionId, completed } = await givenPaid('100')
    await deliver(completed)
    const large = await startCheckout(cookie, event.id, '500')
    await onPayPage(large, 'pay')
    await deliver(await toldOf(large, 'checkout.session.completed'))
    await refund(event.id, await adminCookie())
    const [failed] = await failure(sessionId)
    if (failed) await deliver(failed)
    expect(await rowOf(event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect((await storedOf(event.id, large)).order).toMatchObject({ paymentStatus: 'refunded' })
  })

  it('leaves a payment alone whose money a lost dispute took', async () => {
    const given = await givenPaid()
    await deliver(given.completed)
    await refund(given.event.id, await adminCookie())
    await env.DB.prepare("update payment_orders set dispute = 'lost' where session_id = ?")
      .bind(given.sessionId)
      .run()
    const [failed] = await failure(given.sessionId)
    if (failed) await deliver(failed)
    expect((await storedOf(given.event.id, given.sessionId)).order).toMatchObject({
      paymentStatus: 'refunded',
    })
  })

  it('of a part the operator gave back by hand is not listed', async () => {
    const given = await givenPaid()
    await deliver(given.completed)
    const { order } = await storedOf(given.event.id, given.sessionId)
    await fetch('http://card-payments.test/v1/refunds', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x' },
      body: new URLSearchParams({ payment_intent: order?.paymentIntent ?? '', amount: '100' }),
    })
    for (const told of await failure(given.sessionId)) await deliver(told)
    expect(await listed(await adminCookie(), given.sessionId)).toEqual([])
  })

  it('at once is told to the admin, listed, and nothing is hidden', async () => {
    const given = await givenPaid()
    await deliver(given.completed)
    await tellCards(`sessions/${given.sessionId}`, { metadata: { refund: 'failed' } }, 'PATCH')
    const admin = await adminCookie()
    expect((await refund(given.event.id, admin)).status).toBe(503)
    expect(await rowOf(given.event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect(await listed(admin, given.sessionId)).toMatchObject([{ counts: true, status: 'refund_failed' }])
  })
})

describe('the list of payments to give back', () => {
  it('names the planner’s address, also of a payment that changed nothing, and nobody once the account is gone', async () => {
    const { planner, event, sessionId, completed } = await givenPaid('100')
    await givenPurchase(db, event.id, planner.id, 500)
    await deliver(completed)
    const admin = await adminCookie()
    expect(await listed(admin, sessionId)).toMatchObject([
      { plannerEmail: planner.email, reason: 'not_above', refundFailedAt: null },
    ])
    await env.DB.prepare('delete from user where id = ?').bind(planner.id).run()
    expect(await listed(admin, sessionId)).toMatchObject([{ plannerEmail: null }])
  })
})
