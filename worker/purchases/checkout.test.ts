import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import type { CardSession } from '../dev/cards/book.ts'
import { makePurchase } from '../testing/factories/factories.ts'
import {
  deliver,
  makeBuyer,
  makePaid,
  onPayPage,
  send,
  startCheckout,
  storedOf,
  tellCards,
} from '../testing/factories/payment-factories.ts'
import { paymentCustomers, paymentOrders } from './table.ts'

const db = database(env.DB)

afterEach(() => setClock())

function asked(eventId: string): Promise<{ sessions: CardSession[]; asked: string[] }> {
  return tellCards(`events/${eventId}`)
}

function ask(cookie: string | undefined, eventId: string, body: unknown, broken: Partial<Env> = {}) {
  return send(`/api/events/${eventId}/checkout`, { ...(cookie && { cookie }), body, broken })
}

async function refusal(response: Response) {
  const { error } = await response.json<{ error: { code: string; message: string } }>()
  return [response.status, error.code, error.message]
}

describe('a checkout', () => {
  it("has the server's price, limit, addresses and metadata, whatever else the request says", async () => {
    const { planner, event, cookie } = await makeBuyer()
    const body = {
      plan: '100',
      price_id: 'price_2000',
      guest_limit: 2000,
      success_url: 'https://evil.example',
    }
    const response = await ask(cookie, event.id, body)
    expect(response.status).toBe(200)
    const { sessions } = await asked(event.id)
    expect(sessions).toEqual([
      expect.objectContaining({
        mode: 'payment',
        amount_total: 1000,
        currency: 'usd',
        client_reference_id: planner.id,
        success_url: `http://localhost:8787/checkout/success?session_id=${sessions[0]?.id}`,
        cancel_url: 'http://localhost:8787/dashboard?cancelled',
        metadata: { event_id: event.id, guest_limit: '100', plan: '100', user_id: planner.id },
      }),
    ])
    expect(await response.json()).toEqual({ url: sessions[0]?.url })
    expect((await storedOf(event.id, sessions[0]?.id ?? '')).order).toMatchObject({
      status: 'open',
      paymentStatus: 'unpaid',
      amountTotal: 1000,
      eventTitle: event.title,
    })
  })

  it('goes on with the session that is still open for the same plan, and only for that', async () => {
    const { event, cookie } = await makeBuyer()
    const first = await startCheckout(cookie, event.id, '100')
    expect(await startCheckout(cookie, event.id, '100')).toBe(first)
    expect(await startCheckout(cookie, event.id, '500')).not.toBe(first)
  })

  it('makes a new session once the last one has expired', async () => {
    const { event, cookie } = await makeBuyer()
    const first = await startCheckout(cookie, event.id, '100')
    await tellCards(`sessions/${first}`, { status: 'expired', url: null }, 'PATCH')
    expect(await startCheckout(cookie, event.id, '100')).not.toBe(first)
  })

  it('clicked twice at once is one session', async () => {
    const { event, cookie } = await makeBuyer()
    const [one, two] = await Promise.all([
      startCheckout(cookie, event.id, '100'),
      startCheckout(cookie, event.id, '100'),
    ])
    expect(one).toBe(two)
    expect((await asked(event.id)).sessions).toHaveLength(1)
  })

  it("uses the planner's customer record for every event of theirs", async () => {
    const { planner, event, cookie } = await makeBuyer()
    await startCheckout(cookie, event.id, '100')
    await startCheckout(cookie, event.id, '500')
    const { sessions } = await asked(event.id)
    const [customer] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, planner.id))
    expect(sessions.map((session) => session.customer)).toEqual([customer?.customerId, customer?.customerId])
  })

  it('ends at closing where that is less than a day away, and never sooner than the provider allows', async () => {
    const { event, cookie } = await makeBuyer({ closesAt: now() + 5 * 3_600_000 })
    await startCheckout(cookie, event.id, '100')
    expect((await asked(event.id)).sessions[0]?.expires_at).toBe(Math.floor(event.closesAt / 1000))
    const late = await makeBuyer({ closesAt: now() + 60_000 })
    await startCheckout(late.cookie, late.event.id, '100')
    const ends = (await asked(late.event.id)).sessions[0]?.expires_at ?? 0
    expect(ends).toBeGreaterThanOrEqual(Math.floor(now() / 1000) + 1_800)
    expect(ends).toBeLessThan(now() / 1000 + 1_950)
  })

  it('for a plan that was paid already, before we heard of it, is not paid again: the limit rises', async () => {
    const { event, cookie, sessionId } = await makePaid('100')
    expect(await refusal(await ask(cookie, event.id, { plan: '100' }))).toEqual([
      409,
      'limit_reached',
      'This plan is not above the current limit of the event.',
    ])
    expect(await storedOf(event.id, sessionId)).toMatchObject({
      limit: 100,
      order: { paymentStatus: 'paid' },
    })
    expect((await asked(event.id)).sessions).toHaveLength(1)
  })

  it('waits for a payment of the same plan that is on its way', async () => {
    const { event, cookie } = await makeBuyer()
    await onPayPage(await startCheckout(cookie, event.id, '100'), 'later')
    expect((await ask(cookie, event.id, { plan: '100' })).status).toBe(409)
    expect((await asked(event.id)).sessions).toHaveLength(1)
  })
})

describe('no session is made', () => {
  it("for another's event, which is as unknown as none", async () => {
    const { event } = await makeBuyer()
    const other = await makeBuyer()
    expect((await ask(other.cookie, event.id, { plan: '100' })).status).toBe(404)
    expect((await ask(other.cookie, 'no-such-event', { plan: '100' })).status).toBe(404)
    expect((await asked(event.id)).asked).toEqual([])
  })

  it('for somebody who is not signed in', async () => {
    const { event } = await makeBuyer()
    expect(await refusal(await ask(undefined, event.id, { plan: '100' }))).toEqual([
      401,
      'unauthenticated',
      'Not authenticated',
    ])
  })

  it.each(['300', '', 'price_100'])('for a plan there is none of: %j', async (plan) => {
    const { event, cookie } = await makeBuyer()
    expect(await refusal(await ask(cookie, event.id, { plan }))).toEqual([
      404,
      'not_found',
      'Product not found',
    ])
    expect((await asked(event.id)).asked).toEqual([])
  })

  it('for a plan that has no price', async () => {
    const { event, cookie } = await makeBuyer()
    const { STRIPE_PRICE_100: _, ...others } = env
    const response = await ask(cookie, event.id, { plan: '100' }, {
      ...others,
      STRIPE_PRICE_100: undefined,
    } as never)
    expect(await refusal(response)).toEqual([404, 'not_found', 'Product not found'])
  })

  it('from the deadline on', async () => {
    const { event, cookie } = await makeBuyer({ closesAt: now() + 3_600_000 })
    setClock(() => event.closesAt)
    expect(await refusal(await ask(cookie, event.id, { plan: '100' }))).toEqual([
      410,
      'closed',
      'Cannot upgrade past deadline',
    ])
    expect((await asked(event.id)).asked).toEqual([])
  })

  it('for a plan that raises nothing', async () => {
    const { planner, event, cookie } = await makeBuyer()
    await makePurchase(db, event.id, planner.id, 500)
    for (const plan of ['100', '500']) expect((await ask(cookie, event.id, { plan })).status).toBe(409)
    expect((await ask(cookie, event.id, { plan: '1000' })).status).toBe(200)
  })

  it('while card payments are switched off, though what was paid is still confirmed', async () => {
    const { event, cookie, sessionId, completed } = await makePaid()
    const off = { CARD_PAYMENTS: 'off' }
    expect((await ask(cookie, event.id, { plan: '500' }, off)).status).toBe(404)
    expect((await deliver(completed, { broken: off })).status).toBe(200)
    expect((await storedOf(event.id, sessionId)).limit).toBe(100)
  })

  it("at a price that is not the plan's own", async () => {
    const { event, cookie } = await makeBuyer()
    const wrong = { STRIPE_PRICE_100: 'price_2000' }
    expect(await refusal(await ask(cookie, event.id, { plan: '100' }, wrong))).toEqual([
      503,
      'unavailable',
      'Failed to create checkout session',
    ])
    expect((await asked(event.id)).sessions.map(({ status }) => status)).toEqual(['expired'])
    expect(await db.select().from(paymentOrders).where(eq(paymentOrders.eventId, event.id))).toEqual([])
  })
})

describe('a provider that fails', () => {
  it.each([false, true])('is asked again under the same key (it had taken effect: %j)', async (after) => {
    const { event, cookie } = await makeBuyer()
    await tellCards(`events/${event.id}`, { fail: 2, after })
    await startCheckout(cookie, event.id, '100')
    const { sessions, asked: keys } = await asked(event.id)
    expect(sessions).toHaveLength(1)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('to the end is told of, and nothing is stored', async () => {
    const { event, cookie } = await makeBuyer()
    await tellCards(`events/${event.id}`, { fail: 3, after: false })
    expect(await refusal(await ask(cookie, event.id, { plan: '100' }))).toEqual([
      503,
      'unavailable',
      'Failed to create checkout session',
    ])
    expect(await db.select().from(paymentOrders).where(eq(paymentOrders.eventId, event.id))).toEqual([])
    expect((await ask(cookie, event.id, { plan: '100' })).status).toBe(200)
  })
})
