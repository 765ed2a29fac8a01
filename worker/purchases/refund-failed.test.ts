import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { makePurchase } from '../testing/factories/factories.ts'
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
import {
  adminCookie,
  auditedOf,
  clockRuns,
  eventRow,
  keptFor,
  listedToRefund,
  makeRefunded,
  refundEvent,
  refundFails,
} from '../testing/factories/refund-factories.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
afterEach(() => setClock())

describe('a refund that fails after it succeeded', () => {
  it('brings the event back as it was within seven days: open, premium, with its limit', async () => {
    const { event, sessionId, cookie, before, admin, planner } = await makeRefunded('500')
    for (const told of (await refundFails(sessionId)).all) expect((await deliver(told)).status).toBe(200)
    const after = await eventRow(event.id)
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt })
    expect(after).toMatchObject({ guestLimit: 500, closesAt: event.closesAt, refundedAt: null })
    const one = await (await send(`/api/events/${event.id}`, { cookie })).json<{
      event: { premium: boolean }
    }>()
    expect(one.event.premium).toBe(true)
    expect((await call('GET', `/api/codes/${event.eventCode}`)).status).toBe(200)
    expect(await listedToRefund(admin, sessionId)).toEqual([
      expect.objectContaining({
        plannerName: planner.name,
        plannerEmail: planner.email,
        counts: true,
        reason: null,
        status: 'refund_failed',
      }),
    ])
    expect(await auditedOf(sessionId)).toEqual(['REFUND_EVENT', 'REFUND_FAILED'])
    expect(await auditedOf(event.id)).toEqual(['HIDE_REFUNDED_EVENT', 'RESTORE_REFUNDED_EVENT'])
    expect(await invariants(env.DB)).toEqual([])
    setClock(() => Date.now() + 2 * keptFor)
    await clockRuns()
    setClock()
    expect(await eventRow(event.id)).toBeDefined()
  })

  it('is heard however its news comes: late, twice, at once and in any order', async () => {
    const { event, sessionId } = await makeRefunded()
    const created = await webhookOf(sessionId, 'refund.created')
    const charge = await webhookOf(sessionId, 'charge.refunded')
    const { all: told } = await refundFails(sessionId)
    await Promise.all([...told, created, charge, ...told].map((one) => deliver(one)))
    // Events from before the failure come last: they say nothing new.
    for (const one of [created, charge]) expect((await deliver(one)).status).toBe(200)
    expect(await eventRow(event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 100,
      order: { paymentStatus: 'paid' },
    })
    expect(await auditedOf(sessionId)).toEqual(['REFUND_EVENT', 'REFUND_FAILED'])
  })

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'is heard by %s alone',
    async (type) => {
      const { event, sessionId } = await makeRefunded()
      await refundFails(sessionId)
      expect((await deliver(await webhookOf(sessionId, type))).status).toBe(200)
      expect(await eventRow(event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    },
  )

  it('is listed no longer while another refund is on its way, and again when that fails', async () => {
    const { event, sessionId, admin } = await makeRefunded()
    for (const told of (await refundFails(sessionId)).all) await deliver(told)
    await tellCards(`sessions/${sessionId}`, { metadata: { refund: 'pending' } }, 'PATCH')
    const again = await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })
    expect(await again.json()).toEqual({ refunded: 0, hidden: false })
    expect(await listedToRefund(admin, sessionId)).toEqual([])
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({ paymentStatus: 'paid' })
    for (const told of (await refundFails(sessionId)).all) await deliver(told)
    expect(await listedToRefund(admin, sessionId)).toMatchObject([{ counts: true, status: 'refund_failed' }])
  })

  it('is heard before its success was: nothing is hidden, and it is listed', async () => {
    const given = await makePaid()
    await deliver(given.completed)
    await tellCards(`sessions/${given.sessionId}`, { metadata: { refund: 'pending' } }, 'PATCH')
    const admin = await adminCookie()
    expect(await (await refundEvent(given.event.id, admin)).json()).toEqual({ refunded: 0, hidden: false })
    await tellCards(`sessions/${given.sessionId}/refund`, { status: 'succeeded' })
    const succeeded = await webhookOf(given.sessionId, 'refund.updated')
    const { failed } = await refundFails(given.sessionId)
    await deliver(failed)
    await deliver(succeeded)
    expect(await eventRow(given.event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect(await listedToRefund(admin, given.sessionId)).toMatchObject([{ counts: true }])
    expect(await auditedOf(given.sessionId)).toEqual([])
  })

  it('is listed for a second refund once the event is deleted, and given back again from there', async () => {
    const { event, sessionId, planner } = await makeRefunded()
    setClock(() => Date.now() + keptFor + 1)
    await clockRuns()
    expect(await eventRow(event.id)).toBeUndefined()
    const { failed } = await refundFails(sessionId)
    expect((await deliver(failed)).status).toBe(200)
    setClock()
    const admin = await adminCookie()
    expect(await listedToRefund(admin, sessionId)).toMatchObject([
      { eventTitle: event.title, plannerEmail: planner.email, counts: false, status: 'refund_failed' },
    ])
    const again = await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })
    expect(await again.json()).toEqual({ refunded: 1, hidden: false })
    expect(await listedToRefund(admin, sessionId)).toEqual([])
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({
      paymentStatus: 'refunded',
      refundFailedAt: null,
    })
    // The first refund's failure, told once more, is not the second one's.
    await deliver(failed)
    expect(await listedToRefund(admin, sessionId)).toEqual([])
    expect(await auditedOf(sessionId)).toEqual(['REFUND_EVENT', 'REFUND_FAILED', 'REFUND_EVENT'])
  })

  it('is tried again from the list, which hides the event again', async () => {
    const { event, sessionId, admin } = await makeRefunded()
    for (const told of (await refundFails(sessionId)).all) await deliver(told)
    const again = await send(`/api/admin/orders/${sessionId}/refund`, { cookie: admin, body: {} })
    expect(await again.json()).toEqual({ refunded: 1, hidden: true })
    expect((await eventRow(event.id))?.refundedAt).not.toBeNull()
    expect(await listedToRefund(admin, sessionId)).toEqual([])
  })

  it('loses against no clock: an event that came back is not deleted, one deleted stays so', async () => {
    const { event, sessionId } = await makeRefunded()
    const { failed } = await refundFails(sessionId)
    setClock(() => Date.now() + keptFor + 1)
    await Promise.all([clockRuns(), deliver(failed)])
    setClock()
    const row = await eventRow(event.id)
    if (row) expect(row).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({
      refundedAt: null,
      paymentStatus: 'paid',
    })
    expect(await invariants(env.DB)).toEqual([])
  })

  it('of one of several payments brings the event back with what is still paid for', async () => {
    const { event, cookie, sessionId, completed } = await makePaid('100')
    await deliver(completed)
    const large = await startCheckout(cookie, event.id, '500')
    await onPayPage(large, 'pay')
    await deliver(await webhookOf(large, 'checkout.session.completed'))
    await refundEvent(event.id, await adminCookie())
    const { failed } = await refundFails(sessionId)
    await deliver(failed)
    expect(await eventRow(event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect((await storedOf(event.id, large)).order).toMatchObject({ paymentStatus: 'refunded' })
  })

  it('leaves a payment alone whose money a lost dispute took', async () => {
    const given = await makePaid()
    await deliver(given.completed)
    await refundEvent(given.event.id, await adminCookie())
    await env.DB.prepare("update payment_orders set dispute = 'lost' where session_id = ?")
      .bind(given.sessionId)
      .run()
    const { failed } = await refundFails(given.sessionId)
    await deliver(failed)
    expect((await storedOf(given.event.id, given.sessionId)).order).toMatchObject({
      paymentStatus: 'refunded',
    })
  })

  it('of a part the operator gave back by hand is not listed', async () => {
    const given = await makePaid()
    await deliver(given.completed)
    const { order } = await storedOf(given.event.id, given.sessionId)
    await fetch('http://card-payments.test/v1/refunds', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x' },
      body: new URLSearchParams({ payment_intent: order?.paymentIntent ?? '', amount: '100' }),
    })
    for (const told of (await refundFails(given.sessionId)).all) await deliver(told)
    expect(await listedToRefund(await adminCookie(), given.sessionId)).toEqual([])
  })

  it('at once is told to the admin, listed, and nothing is hidden', async () => {
    const given = await makePaid()
    await deliver(given.completed)
    await tellCards(`sessions/${given.sessionId}`, { metadata: { refund: 'failed' } }, 'PATCH')
    const admin = await adminCookie()
    expect((await refundEvent(given.event.id, admin)).status).toBe(503)
    expect(await eventRow(given.event.id)).toMatchObject({ refundedAt: null, guestLimit: 100 })
    expect(await listedToRefund(admin, given.sessionId)).toMatchObject([
      { counts: true, status: 'refund_failed' },
    ])
  })
})

describe('the list of payments to give back', () => {
  it('names the planner’s address, also of a payment that changed nothing, and nobody once the account is gone', async () => {
    const { planner, event, sessionId, completed } = await makePaid('100')
    await makePurchase(db, event.id, planner.id, 500)
    await deliver(completed)
    const admin = await adminCookie()
    expect(await listedToRefund(admin, sessionId)).toMatchObject([
      { plannerEmail: planner.email, reason: 'not_above', refundFailedAt: null },
    ])
    await env.DB.prepare('delete from user where id = ?').bind(planner.id).run()
    expect(await listedToRefund(admin, sessionId)).toMatchObject([{ plannerName: null, plannerEmail: null }])
  })
})
