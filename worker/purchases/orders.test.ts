import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { templateContext } from '#core/mail/language'
import { refundWords } from '#purchases/words/planner'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
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
import { receiptMail } from './mails/receipt.ts'

const db = database(env.DB)

describe('the order a planner returns to', () => {
  it('is paid at their first look though no webhook ever came', async () => {
    const { event, cookie, sessionId } = await makePaid()
    const response = await send(`/api/orders/${sessionId}`, { cookie })
    expect(await response.json()).toEqual({
      status: 'paid',
      eventId: event.id,
      eventTitle: event.title,
      guestLimit: 100,
      plan: '100',
    })
    expect((await storedOf(event.id, sessionId)).limit).toBe(100)
  })

  it('gives one purchase when they look while the webhook comes, again and again', async () => {
    const { event, cookie, sessionId, completed } = await makePaid()
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 ? deliver(completed) : send(`/api/orders/${sessionId}`, { cookie }),
      ),
    )
    const { limit, purchases } = await storedOf(event.id, sessionId)
    expect({ limit, bought: purchases.length }).toEqual({ limit: 100, bought: 1 })
  })

  it("is nothing to anybody else: another's session is as unknown as none", async () => {
    const { sessionId, event } = await makePaid()
    const { cookie } = await makeBuyer()
    for (const id of [sessionId, 'cs_nobody_has']) {
      const response = await send(`/api/orders/${id}`, { cookie })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain(event.id)
    }
    expect((await send(`/api/orders/${sessionId}`)).status).toBe(401)
    expect((await storedOf(event.id, sessionId)).limit).toBe(30)
  })

  it('is on its way while a payment arrives later, and unpaid when nobody paid', async () => {
    const { event, cookie } = await makeBuyer()
    const sessionId = await startCheckout(cookie, event.id, '100')
    const stateNow = async () =>
      (await (await send(`/api/orders/${sessionId}`, { cookie })).json<{ status: string }>()).status
    expect(await stateNow()).toBe('unpaid')
    await onPayPage(sessionId, 'decline')
    expect(await stateNow()).toBe('unpaid')
    await onPayPage(sessionId, 'later')
    expect(await stateNow()).toBe('pending')
    await tellCards(`sessions/${sessionId}/settle`, { succeeds: true })
    expect(await stateNow()).toBe('paid')
  })

  it('says that the money comes back when it could not be used', async () => {
    const { planner, event, cookie, sessionId } = await makePaid()
    await makePurchase(db, event.id, planner.id, 100)
    expect(await (await send(`/api/orders/${sessionId}`, { cookie })).json()).toMatchObject({
      status: 'needs_refund',
    })
  })
})

it("a planner's orders are what they bought, newest first, and not what they left unpaid", async () => {
  const { event, cookie, sessionId, completed } = await makePaid()
  await deliver(completed)
  await startCheckout(cookie, event.id, '2000')
  const { orders } = await (await send('/api/orders', { cookie })).json<{ orders: unknown[] }>()
  expect(orders).toEqual([
    expect.objectContaining({
      sessionId,
      eventTitle: event.title,
      amountTotal: 1000,
      currency: 'usd',
      status: 'paid',
    }),
  ])
  const stranger = await makeSession(env, (await makePlanner(db)).id)
  expect(await (await send('/api/orders', { cookie: stranger })).json()).toEqual({ orders: [] })
})

it('looking at the addresses a payment returns to grants nothing', async () => {
  const { event, cookie } = await makeBuyer()
  const sessionId = await startCheckout(cookie, event.id, '2000')
  await send(`/api/orders/${sessionId}`, { cookie })
  expect((await storedOf(event.id, sessionId)).limit).toBe(30)
})

describe('the receipt', () => {
  it('names the event, the plan, the amount and the last day for a refund', async () => {
    const { planner, event, sessionId, completed } = await makePaid('500', { title: 'Harvest supper' })
    expect(await receiptMail(templateContext(env), sessionId)).toBeNull()
    await deliver(completed)
    const mail = await receiptMail(templateContext(env), sessionId)
    expect(mail).toMatchObject({
      to: planner.email,
      subject: 'Receipt: Harvest supper now takes up to 500 guests',
    })
    expect(mail?.text).toContain('$20.00')
    expect(mail?.text).toContain(refundWords(event, now()))
  })

  it('says that the money comes back when the payment changed nothing', async () => {
    const { planner, event, sessionId, completed } = await makePaid('100')
    await makePurchase(db, event.id, planner.id, 500)
    await deliver(completed)
    const mail = await receiptMail(templateContext(env), sessionId)
    expect(mail?.subject).toBe(`Your payment for ${event.title} will be refunded`)
    expect(mail?.text).toContain('already had this limit')
  })
})

describe('the papers of a payment', () => {
  it('are the provider’s receipt and invoice, which it shows', async () => {
    const { cookie, sessionId } = await makePaid()
    await send(`/api/orders/${sessionId}`, { cookie })
    const response = await send(`/api/orders/${sessionId}/papers`, { cookie })
    const papers = await response.json<{ receipt: string; invoice: string }>()
    expect(papers).toEqual({
      receipt: `http://card-payments.test/receipts/${sessionId}`,
      invoice: `http://card-payments.test/invoices/${sessionId}`,
    })
    for (const address of Object.values(papers))
      expect(await (await fetch(address)).text()).toContain('$10.00')
  })

  it('lack the invoice of a payment made before there were any', async () => {
    const { cookie, sessionId } = await makePaid()
    await send(`/api/orders/${sessionId}`, { cookie })
    await tellCards(`sessions/${sessionId}`, { invoice: null }, 'PATCH')
    const response = await send(`/api/orders/${sessionId}/papers`, { cookie })
    expect(await response.json()).toMatchObject({ invoice: null })
  })

  it('are nobody else’s, and none of what was not paid', async () => {
    const { cookie, sessionId } = await makePaid()
    expect((await send(`/api/orders/${sessionId}/papers`, { cookie })).status).toBe(404)
    await send(`/api/orders/${sessionId}`, { cookie })
    const { cookie: stranger } = await makeBuyer()
    expect((await send(`/api/orders/${sessionId}/papers`, { cookie: stranger })).status).toBe(404)
    expect((await send(`/api/orders/${sessionId}/papers`)).status).toBe(401)
  })
})
