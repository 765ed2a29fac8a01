import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Context } from '#core/context'
import { type Database, database } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import type { Payments } from '#core/settings'
import { notifyCapacityChanged } from '../live/notify.ts'
import { handleDispute } from './dispute.ts'
import { fulfil } from './fulfil.ts'
import { type CheckoutSession, idOf, provider, toSession } from './provider.ts'
import { type RefundNews, recordRefunds, refundNews } from './record-refunds.ts'
import { paymentOrders } from './table.ts'

/** Age of a valid signature, and how far the provider's clock may be ahead of ours, in seconds. */
const tolerance = 300

/**
 * Verifies the signature of the raw text and parses the event.
 * @throws Refusal 400 for a signature that is wrong, missing, too old or from the future, and for a text that is no event
 */
export async function signedEvent(
  payments: Payments,
  raw: string,
  signature: string | undefined,
  at: number,
): Promise<Stripe.Event> {
  const stripe = await provider(payments)
  const { default: StripeSdk } = await import('stripe')
  const crypto = StripeSdk.createSubtleCryptoProvider()
  let event: unknown
  try {
    const written = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1])
    if (!(written <= at / 1000 + tolerance)) throw new Error('signed in the future, or not at all')
    event = await stripe.webhooks.constructEventAsync(
      raw,
      signature ?? '',
      payments.webhookSecret,
      tolerance,
      crypto,
      at,
    )
  } catch (error) {
    log('warn', 'webhook refused', errorFields(error))
    throw new Refusal('bad_signature')
  }
  if (!isEvent(event)) throw new Refusal('not_an_event')
  return event
}

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
})

const named = z.nullish(z.union([z.string(), z.looseObject({ id: z.string() })]))
const text = z.nullish(z.string())
const payment = { payment_intent: named }
const session = {
  ...payment,
  id: z.string(),
  livemode: z.boolean(),
  customer: named,
  currency: text,
  amount_total: z.nullish(z.number()),
  client_reference_id: text,
  metadata: z.nullish(z.record(z.string(), z.string())),
}
/** Fields read of an object, by the types of events that are handled. */
const objectShapes: [types: RegExp, shape: z.ZodMiniType][] = [
  [/^checkout\.session\./, z.looseObject(session)],
  [
    /^refund\.|^charge\.refund\./,
    z.looseObject({ ...payment, id: z.string(), amount: z.number(), status: text }),
  ],
  [/^charge\.dispute\./, z.looseObject({ ...payment, status: z.string() })],
  [/^charge\.refunded$/, z.looseObject(payment)],
]

function isEvent(value: unknown): value is Stripe.Event {
  const { success, data } = eventShape.safeParse(value)
  const shape = objectShapes.find(([types]) => success && types.test(data.type))?.[1]
  return success && (!shape || shape.safeParse(data.data.object).success)
}

/**
 * Handles an event of the provider. Events come late, twice and in any order; unknown types are ignored. Our own errors are
 * thrown, so that the provider sends the event again.
 * @returns whether mail was queued
 */
export async function handleEvent(
  { env, at }: Context<'env' | 'at'>,
  { payments, event }: { payments: Payments; event: Stripe.Event },
): Promise<boolean> {
  if (event.livemode !== payments.live) {
    log('error', 'an event of the other mode was ignored', { eventId: event.id, live: event.livemode })
    return false
  }
  const db = database(env.DB)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return handleSession(env, db, toSession(event.data.object), at)
    case 'checkout.session.async_payment_failed':
      return handleSession(env, db, { ...toSession(event.data.object), status: 'failed' }, at)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      await takeRefund(env, db, payments, refundNews(event.data.object), at)
      return false
    case 'charge.refunded':
      await takeCharge(env, db, payments, idOf(event.data.object.payment_intent), at)
      return false
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { payment_intent: intent, status } = event.data.object
      const order = await orderOf(db, payments, idOf(intent), at)
      if (order) await handleDispute({ env, db, at }, { order, status })
      return false
    }
    default:
      return false
  }
}

async function handleSession(env: Env, db: Database, session: CheckoutSession, at: number): Promise<boolean> {
  const { done, eventCode } = await fulfil({ db, at }, session)
  if (done === 'foreign') log('warn', 'a session that is not ours was ignored', { sessionId: session.id })
  if (done === 'fulfilled' && eventCode) await notifyCapacityChanged(env, eventCode)
  return done === 'fulfilled' || done === 'flagged'
}

/**
 * The order of a payment. If it is not recorded as paid yet, its session is fulfilled first: a refund may be reported
 * before the payment, which must not raise the limit afterwards.
 */
async function orderOf(db: Database, payments: Payments, intent: string | null, at: number) {
  if (!intent) return undefined
  const byIntent = () =>
    db.select().from(paymentOrders).where(eq(paymentOrders.paymentIntent, intent)).limit(1)
  const [known] = await byIntent()
  if (known?.paidAt != null) return known
  const stripe = await provider(payments)
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  for (const session of data) await fulfil({ db, at }, toSession(session))
  return (await byIntent())[0]
}

async function takeRefund(
  env: Env,
  db: Database,
  payments: Payments,
  news: RefundNews,
  at: number,
): Promise<void> {
  const order = await orderOf(db, payments, news.paymentIntent, at)
  if (order) await recordRefunds({ env, db, at }, { ...order, news: [news] })
}

/** A charge says that money was refunded and not whether it arrived, so its refunds are retrieved. */
async function takeCharge(
  env: Env,
  db: Database,
  payments: Payments,
  intent: string | null,
  at: number,
): Promise<void> {
  const order = await orderOf(db, payments, intent, at)
  if (!order || !intent) return
  const stripe = await provider(payments)
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  await recordRefunds({ env, db, at }, { ...order, news: data.map(refundNews) })
}
