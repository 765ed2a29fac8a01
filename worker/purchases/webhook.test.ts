import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { auditLogs } from '#core/audit/table'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { refundReasons } from '#purchases/words/planner'
import { templates } from '../app/mails.ts'
import type { CardEvent, CardSession } from '../dev/cards/book.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeMenu } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import {
  brokenDatabase,
  deliver,
  makeBuyer,
  makePaid,
  onPayPage,
  send,
  startCheckout,
  storedOf,
  tellCards,
  webhookOf,
  withSession,
} from '../testing/factories/payment-factories.ts'
import { openLiveView } from '../testing/http.ts'
import { paymentOrders } from './table.ts'

const db = database(env.DB)

afterEach(() => setClock())

async function upgradesAudited(planner: string) {
  return db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.userId, planner), eq(auditLogs.action, 'UPGRADE_EVENT')))
}

/** An event about an object, rightly made but for the object. */
const about = (type: string, object: object) => ({ id: 'evt_1', type, livemode: false, data: { object } })

describe('a paid session', () => {
  it('raises the limit once, is audited once and mails one receipt, told of ten times at once', async () => {
    const { event, planner, sessionId, completed } = await makePaid()
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(completed)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { limit, purchases, order } = await storedOf(event.id, sessionId)
    expect(limit).toBe(100)
    expect(purchases).toHaveLength(1)
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      needsRefund: null,
      amountTotal: 1000,
      currency: 'usd',
    })
    const audited = await upgradesAudited(planner.id)
    expect(audited).toHaveLength(1)
    expect(audited[0]).toMatchObject({ entityType: 'event_purchase', entityId: purchases[0]?.id })
    expect(await db.select().from(outbox).where(eq(outbox.subjectId, sessionId))).toHaveLength(1)
  })

  it('gives one purchase when two events of different ids tell of it', async () => {
    const { event, sessionId, completed } = await makePaid()
    await deliver(completed)
    await deliver({ ...completed, id: 'evt_another' })
    expect((await storedOf(event.id, sessionId)).purchases).toHaveLength(1)
  })

  it('is not taken while the database is down, and is when the provider comes again', async () => {
    const { event, sessionId, completed } = await makePaid()
    expect((await deliver(completed, { broken: { DB: brokenDatabase } })).status).toBe(500)
    expect((await storedOf(event.id, sessionId)).limit).toBe(30)
    expect((await deliver(completed)).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).limit).toBe(100)
  })
})

describe('a payment that arrives later', () => {
  async function paidLater(succeeds: boolean) {
    const { event, cookie } = await makeBuyer()
    const sessionId = await startCheckout(cookie, event.id, '500')
    await onPayPage(sessionId, 'later')
    await tellCards(`sessions/${sessionId}/settle`, { succeeds })
    return { event, sessionId, completed: await webhookOf(sessionId, 'checkout.session.completed') }
  }

  it('raises nothing when the session is completed, and the limit when it has succeeded', async () => {
    const { event, sessionId, completed } = await paidLater(true)
    expect((await deliver(completed)).status).toBe(200)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      purchases: [],
      order: { status: 'complete' },
    })
    await deliver(await webhookOf(sessionId, 'checkout.session.async_payment_succeeded'))
    expect((await storedOf(event.id, sessionId)).limit).toBe(500)
  })

  it('raises it once when its success is told before its completion', async () => {
    const { event, sessionId, completed } = await paidLater(true)
    await deliver(await webhookOf(sessionId, 'checkout.session.async_payment_succeeded'))
    expect((await deliver(completed)).status).toBe(200)
    const { limit, purchases, order } = await storedOf(event.id, sessionId)
    expect({ limit, bought: purchases.length, paid: order?.paymentStatus }).toEqual({
      limit: 500,
      bought: 1,
      paid: 'paid',
    })
  })

  it.each([
    ['after its completion', ['completed', 'async_payment_failed']],
    ['before its completion', ['async_payment_failed', 'completed']],
  ])('raises nothing when it failed, told %s', async (_, types) => {
    const { event, sessionId } = await paidLater(false)
    for (const type of types) await deliver(await webhookOf(sessionId, `checkout.session.${type}`))
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      purchases: [],
      order: { status: 'failed' },
    })
  })
})

describe('a signature', () => {
  it.each([
    ['by another secret', { secret: 'whsec_old' }],
    ['that is missing', { header: null }],
    ['of an older scheme alone', { scheme: 'v0' }],
    ['301 seconds old', { ago: 301_000 }],
    ['301 seconds from the future', { ago: -302_000 }],
    ['that is nonsense', { header: 't=,v1=' }],
  ])('%s is refused with 400, and nothing is stored', async (_, signing) => {
    const { event, sessionId, completed } = await makePaid()
    const response = await deliver(completed, signing)
    expect(response.status).toBe(400)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      purchases: [],
      order: { paidAt: null },
    })
  })

  it('holds for the raw text alone: the same JSON with other white space is refused', async () => {
    const { event, sessionId, completed } = await makePaid()
    expect((await deliver(completed, { sent: JSON.stringify(completed, null, 2) })).status).toBe(400)
    expect((await storedOf(event.id, sessionId)).limit).toBe(30)
  })

  it.each([-299_000, 299_000])('made %d ms from now is good', async (offset) => {
    const { event, sessionId, completed } = await makePaid()
    expect((await deliver(completed, { ago: -offset })).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).limit).toBe(100)
  })
})

describe('what is not for us', () => {
  it('an event of an unknown kind is taken and changes nothing', async () => {
    const { event, sessionId, completed } = await makePaid()
    expect((await deliver({ ...completed, type: 'invoice.paid' })).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).limit).toBe(30)
  })

  it('an event of the other mode changes nothing', async () => {
    const { event, sessionId, completed } = await makePaid()
    expect((await deliver({ ...completed, livemode: true })).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).limit).toBe(30)
  })

  it.each([
    ['null', null],
    ['a number', 3],
    ['a text', 'charge.refunded'],
    ['a list', []],
    ['an object without a type', { id: 'evt_1', livemode: false, data: { object: {} } }],
    ['an event about nothing', { id: 'evt_1', type: 'charge.refunded', livemode: false, data: null }],
    [
      'an event about null',
      { id: 'evt_1', type: 'charge.refunded', livemode: false, data: { object: null } },
    ],
    ['a session without an id', about('checkout.session.expired', { livemode: false })],
    ['a payment of a list', about('charge.refunded', { id: 'ch_1', payment_intent: [] })],
    ['a refund without an amount', about('refund.updated', { id: 're_1', payment_intent: 'pi_1' })],
    ['a dispute that stands nowhere', about('charge.dispute.closed', { id: 'dp_1', payment_intent: 'pi_1' })],
  ])('%s, rightly signed, is no event: 400', async (_, body) => {
    const answer = await deliver(body as unknown as CardEvent)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid' } })
  })

  it('an event of a kind that is not handled is taken, whatever it is about', async () => {
    const available = about('balance.available', { available: [] })
    expect((await deliver(available as unknown as CardEvent)).status).toBe(200)
  })

  it('a session of something else the account sells is left alone', async () => {
    const { completed } = await makePaid()
    const foreign = withSession(completed, { id: 'cs_of_a_bakery', metadata: {}, client_reference_id: null })
    expect((await deliver(foreign)).status).toBe(200)
    expect(
      await db.select().from(paymentOrders).where(eq(paymentOrders.sessionId, 'cs_of_a_bakery')),
    ).toEqual([])
  })
})

describe('a payment to be given back', () => {
  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'eur' }],
    ['another plan', { metadata: { plan: '2000' } }],
    ['another event', { metadata: { event_id: 'another' } }],
    ['another planner', { client_reference_id: 'somebody' }],
  ])('is one over %s: recorded and flagged, nothing raised', async (_, changed) => {
    const { event, sessionId, completed } = await makePaid()
    const object = completed.data.object as CardSession
    const metadata = { ...object.metadata, ...('metadata' in changed ? changed.metadata : {}) }
    expect(
      (await deliver(withSession(completed, { ...changed, metadata } as Partial<CardSession>))).status,
    ).toBe(200)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      purchases: [],
      order: { needsRefund: 'mismatch' },
    })
  })

  it('is one for an event that is another planner’s by now', async () => {
    const { event, sessionId, completed } = await makePaid()
    const { id } = await makePlanner(db)
    await db.update(events).set({ userId: id }).where(eq(events.id, event.id))
    expect((await deliver(completed)).status).toBe(200)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      purchases: [],
      order: { paymentStatus: 'paid', needsRefund: 'changed_hands' },
    })
    const receipt = await templates.receipt(env, sessionId)
    expect(receipt?.text).toContain(refundReasons.changed_hands)
  })

  it('is one for an event that was deleted meanwhile', async () => {
    const { event, sessionId, completed } = await makePaid()
    await db.delete(events).where(eq(events.id, event.id))
    expect((await deliver(completed)).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).order).toMatchObject({
      paymentStatus: 'paid',
      needsRefund: 'event_gone',
    })
  })

  it('is one confirmed after the deadline', async () => {
    const { event, sessionId, completed } = await makePaid()
    setClock(() => event.closesAt)
    expect((await deliver(completed)).status).toBe(200)
    expect(await storedOf(event.id, sessionId)).toMatchObject({ limit: 30, order: { needsRefund: 'closed' } })
  })

  it('is none one millisecond before it', async () => {
    const { event, sessionId, completed } = await makePaid()
    setClock(() => event.closesAt - 1)
    await deliver(completed)
    expect(await storedOf(event.id, sessionId)).toMatchObject({ limit: 100, order: { needsRefund: null } })
  })

  it('is a smaller plan paid after a larger one: the larger limit stays', async () => {
    const { event, cookie, sessionId: small, completed } = await makePaid('100')
    const large = await startCheckout(cookie, event.id, '500')
    await onPayPage(large, 'pay')
    await deliver(await webhookOf(large, 'checkout.session.completed'))
    await deliver(completed)
    const { limit, purchases, order } = await storedOf(event.id, small)
    expect({ limit, bought: purchases.length }).toEqual({ limit: 500, bought: 1 })
    expect(order?.needsRefund).toBe('not_above')
  })

  it('is known even when we had no record of the session', async () => {
    const { event, sessionId, completed } = await makePaid()
    await db.delete(paymentOrders).where(eq(paymentOrders.sessionId, sessionId))
    expect((await deliver(completed)).status).toBe(200)
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 30,
      order: { needsRefund: 'mismatch' },
    })
  })
})

describe('an event that was full', () => {
  it('takes guests the moment the payment is confirmed, not before, and its open pages hear of the limit', async () => {
    const { event, completed } = await makePaid()
    const menu = await makeMenu(db, event.id)
    for (let party = 0; party < 3; party++) await makeResponse(env, event, partyOf(10))
    const submit = () =>
      send(`/api/codes/${event.eventCode}/responses`, {
        body: {
          submissionId: crypto.randomUUID(),
          party: partyOf(1, { [menu[0]?.id ?? '']: menu[0]?.items[0]?.id ?? '' }),
        },
      })
    const { socket, messages } = await openLiveView(`/api/codes/${event.eventCode}/live`)
    expect((await submit()).status).toBe(409)
    await deliver(completed)
    await expect.poll(() => messages).toContainEqual({ guestLimit: 100, registeredGuests: 30 })
    expect((await submit()).status).toBe(201)
    socket.close()
  })
})
