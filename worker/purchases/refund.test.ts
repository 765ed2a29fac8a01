import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLogs } from '#core/audit/table'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import {
  deliver,
  makePaid,
  onPayPage,
  send,
  startCheckout,
  storedOf,
  tellCards,
  webhookOf,
} from '../testing/factories/payment-factories.ts'

const db = database(env.DB)

async function adminCookie() {
  return makeSession(env, (await makePlanner(db, { role: 'admin' })).id)
}

async function bought(plan = '100') {
  const given = await makePaid(plan)
  await deliver(given.completed)
  return given
}

async function dispute(sessionId: string, status: 'needs_response' | 'won' | 'lost') {
  await tellCards(`sessions/${sessionId}/dispute`, { status })
  return webhookOf(sessionId, `charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`)
}

describe("an admin's refund of an event", () => {
  it('gives all its payments back at the provider, and closes and hides the event', async () => {
    const { event, cookie, sessionId } = await bought('100')
    const second = await startCheckout(cookie, event.id, '500')
    await onPayPage(second, 'pay')
    await deliver(await webhookOf(second, 'checkout.session.completed'))
    const response = await send(`/api/admin/events/${event.id}/refund`, {
      cookie: await adminCookie(),
      body: {},
    })
    expect(await response.json()).toEqual({ refunded: 2, hidden: true })
    const [row] = await db.select().from(events).where(eq(events.id, event.id))
    expect(row?.refundedAt).toBeGreaterThan(0)
    expect(row).toMatchObject({
      closesAt: row?.refundedAt,
      closesAtBeforeRefund: event.closesAt,
      guestLimit: 30,
    })
    for (const id of [sessionId, second]) {
      expect((await storedOf(event.id, id)).order).toMatchObject({ paymentStatus: 'refunded' })
      expect(await webhookOf(id, 'charge.refunded')).toMatchObject({ data: { object: { refunded: true } } })
    }
    const audited = await db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, 'HIDE_REFUNDED_EVENT'), eq(auditLogs.entityId, event.id)))
    expect(audited).toHaveLength(1)
  })

  it('that takes its time hides the event when the provider tells that the money is back', async () => {
    const { event, sessionId } = await bought()
    await tellCards(`sessions/${sessionId}`, { metadata: { refund: 'pending' } }, 'PATCH')
    const admin = await adminCookie()
    const response = await send(`/api/admin/events/${event.id}/refund`, { cookie: admin, body: {} })
    expect(await response.json()).toEqual({ refunded: 0, hidden: false })
    // The charge is told of at once, as given back: it does not say that the money arrived.
    const charge = await webhookOf(sessionId, 'charge.refunded')
    expect(charge).toMatchObject({ data: { object: { refunded: true } } })
    expect((await deliver(charge)).status).toBe(200)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 100,
      order: { paymentStatus: 'paid' },
    })
    await tellCards(`sessions/${sessionId}/refund`, { status: 'succeeded' })
    expect((await deliver(await webhookOf(sessionId, 'refund.updated'))).status).toBe(200)
    const [row] = await db.select().from(events).where(eq(events.id, event.id))
    expect(row?.refundedAt).not.toBeNull()
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({ paymentStatus: 'refunded' })
  })

  it('leaves the event while a payment is not back', async () => {
    const { event, sessionId } = await bought()
    const refused = { STRIPE_SECRET_KEY: 'sk_live_of_another_account' }
    const response = await send(`/api/admin/events/${event.id}/refund`, {
      cookie: await adminCookie(),
      body: {},
      broken: refused,
    })
    expect(response.status).toBe(503)
    expect((await storedOf(event.id, sessionId)).limit).toBe(100)
  })

  it('is not for planners, nor for events nobody paid for', async () => {
    const { event, cookie } = await bought()
    expect((await send(`/api/admin/events/${event.id}/refund`, { cookie, body: {} })).status).toBe(404)
    expect((await send(`/api/admin/events/${event.id}/refund`, { body: {} })).status).toBe(401)
    expect(
      (await send('/api/admin/events/none/refund', { cookie: await adminCookie(), body: {} })).status,
    ).toBe(404)
  })
})

describe('payments that should go back', () => {
  it('are listed for the admin alone, each with its reason, and given back one by one without touching the event', async () => {
    const { planner, event, cookie, sessionId, completed } = await makePaid('100')
    await makePurchase(db, event.id, planner.id, 500)
    await deliver(completed)
    const admin = await adminCookie()
    const listed = async () =>
      (
        await (await send('/api/admin/orders', { cookie: admin })).json<{ orders: { sessionId: string }[] }>()
      ).orders.filter((order) => order.sessionId === sessionId)
    expect(await listed()).toEqual([expect.objectContaining({ reason: 'not_above', status: 'needs_refund' })])
    expect((await send('/api/admin/orders', { cookie })).status).toBe(404)
    const response = await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })
    expect(await response.json()).toEqual({ refunded: 1, hidden: false })
    expect(await listed()).toEqual([])
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 500,
      order: { paymentStatus: 'refunded' },
    })
    expect((await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })).status).toBe(
      404,
    )
  })
})

describe('a refund the provider tells of', () => {
  async function refundedAtProvider(sessionId: string, paymentIntent: string, part?: number) {
    const body = new URLSearchParams({ payment_intent: paymentIntent })
    if (part !== undefined) body.set('amount', String(part))
    await fetch('http://card-payments.test/v1/refunds', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x' },
      body,
    })
    return webhookOf(sessionId, 'charge.refunded')
  }

  it('takes the limit back to the guests who are there, and keeps the event', async () => {
    const { event, sessionId } = await bought()
    await makeMenu(db, event.id)
    for (let party = 0; party < 4; party++) await makeResponse(env, event, partyOf(10))
    const { order } = await storedOf(event.id, sessionId)
    const told = await refundedAtProvider(sessionId, order?.paymentIntent ?? '')
    expect((await deliver(told)).status).toBe(200)
    expect((await deliver(told)).status).toBe(200)
    const after = await storedOf(event.id, sessionId)
    expect(after.limit).toBe(40)
    const [row] = await db.select().from(events).where(eq(events.id, event.id))
    expect(row).toMatchObject({ refundedAt: null, closesAt: event.closesAt })
    expect(after.purchases[0]?.refundedAt).not.toBeNull()
    const audited = await db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, 'REFUND_EVENT'), eq(auditLogs.entityId, sessionId)))
    expect(audited).toHaveLength(1)
  })

  it('before the payment itself was told of raises nothing afterwards', async () => {
    const { event, sessionId, completed } = await makePaid()
    const intent = (completed.data.object as { payment_intent: string }).payment_intent
    await deliver(await refundedAtProvider(sessionId, intent))
    await deliver(completed)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      order: { paymentStatus: 'refunded' },
    })
  })

  it('of a part changes nothing, until the parts are the whole', async () => {
    const { event, sessionId } = await bought()
    const { order } = await storedOf(event.id, sessionId)
    const charge = await refundedAtProvider(sessionId, order?.paymentIntent ?? '', 400)
    expect((await deliver(charge)).status).toBe(200)
    expect((await deliver(await webhookOf(sessionId, 'refund.created'))).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).limit).toBe(100)
    await refundedAtProvider(sessionId, order?.paymentIntent ?? '', 600)
    expect((await deliver(await webhookOf(sessionId, 'refund.created'))).status).toBe(200)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      order: { paymentStatus: 'refunded' },
    })
  })

  it('of something that is not ours is taken and changes nothing', async () => {
    const { event, sessionId, completed } = await bought()
    const foreign = {
      ...completed,
      type: 'charge.refunded',
      data: { object: { refunded: true, payment_intent: 'pi_of_a_bakery' } },
    }
    expect((await deliver(foreign)).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).limit).toBe(100)
  })
})

describe('a dispute', () => {
  it('only flags while it is open, and counts as a refund once lost', async () => {
    const { event, sessionId } = await bought()
    await deliver(await dispute(sessionId, 'needs_response'))
    const open = await storedOf(event.id, sessionId)
    expect({ limit: open.limit, dispute: open.order?.dispute }).toEqual({ limit: 100, dispute: 'open' })
    expect(open.purchases[0]?.disputedAt).not.toBeNull()
    await deliver(await dispute(sessionId, 'lost'))
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      order: { dispute: 'lost', paymentStatus: 'refunded' },
    })
  })

  it('that was won leaves no flag, also when its opening is told afterwards', async () => {
    const { event, sessionId } = await bought()
    const opened = await dispute(sessionId, 'needs_response')
    await deliver(await dispute(sessionId, 'won'))
    await deliver(opened)
    const { limit, order, purchases } = await storedOf(event.id, sessionId)
    expect({ limit, dispute: order?.dispute, flag: purchases[0]?.disputedAt }).toEqual({
      limit: 100,
      dispute: 'won',
      flag: null,
    })
  })
})
