import { and, desc, eq, inArray } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { User } from '#account/shape/account'
import { type Database, database } from '#core/db'
import { sha256 } from '#core/hash'
import { notFound, Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { site } from '#core/site'
import { isOpen } from '#events/rules/closing'
import type { EventContext } from '#events/table/context'
import type { EventRow } from '#events/table/events'
import { paymentFor, plan as planWords } from '#purchases/words/planner'
import { customerOf, forgetCustomer } from './customer.ts'
import { type Fulfilment, fulfil } from './fulfil.ts'
import { failureCode, provider, toSession } from './provider.ts'
import type { Plan } from './rules/plans.ts'
import { planOf } from './shape.ts'
import { paymentOrders } from './table.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** The shortest lifetime that the provider allows for a session: 30 minutes. */
const shortest = 30 * minute
/** Milliseconds in which two clicks share an idempotency key. A failed call gives the same answer under its key. */
const oneClick = 15_000

export type Checkout = { url: string } | { already: Fulfilment }

/**
 * Starts a planner's payment for an event, or continues the open one for the same plan. The request names the plan only;
 * price, limit and addresses come from the server.
 * @returns where the planner pays, or the result of a payment that has already been made
 * @throws Refusal 404 for an unknown plan or with payments off, 410 past the deadline, 409 for a plan that raises
 *   nothing or is being paid, 503 when the provider fails
 */
export async function checkout(
  { env, event, user, at }: EventContext<'env' | 'event' | 'at'> & { user: User },
  planId: string,
): Promise<Checkout> {
  const { payments, origin } = settings(env)
  if (!payments?.on) throw notFound()
  const plan = planOf(planId)
  const price = plan && payments.prices[plan.id]
  if (!plan || !price) throw notFound('plan_not_found')
  if (!isOpen(event, at)) throw new Refusal('upgrade_past_deadline')
  if (plan.guestLimit <= event.guestLimit) throw new Refusal('plan_not_above_limit')
  const db = database(env.DB)
  try {
    const stripe = await provider(payments)
    const before = await underWay(db, stripe, event, plan, at)
    if (before.going) return before.going
    return { url: await newSession(db, stripe, { user, event, plan, price, origin, last: before.last, at }) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    log('error', 'checkout failed', { eventId: event.id, code: failureCode(error), ...errorFields(error) })
    throw new Refusal('checkout_failed', { retryAfter: 5 })
  }
}

/** The last session for the same event and plan: open, or ended. */
async function underWay(
  db: Database,
  stripe: Stripe,
  event: EventRow,
  plan: Plan,
  at: number,
): Promise<{ going: Checkout | null; last: string }> {
  const [last] = await db
    .select({ sessionId: paymentOrders.sessionId, status: paymentOrders.status })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.eventId, event.id),
        eq(paymentOrders.plan, plan.id),
        eq(paymentOrders.userId, event.userId),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1)
  const over = { going: null, last: last?.sessionId ?? '' }
  if (!last || !['open', 'complete'].includes(last.status)) return over
  const session = await stripe.checkout.sessions.retrieve(last.sessionId).catch((error: unknown) => {
    if (failureCode(error) === 'resource_missing') return null
    throw error
  })
  if (session?.status === 'open' && session.url) return { going: { url: session.url }, last: last.sessionId }
  const result = session ? await fulfil({ db, at }, toSession(session)) : null
  if (result?.done === 'fulfilled') return { going: { already: result }, last: last.sessionId }
  if (result?.done === 'waiting' && session?.status === 'complete' && last.status !== 'failed')
    throw new Refusal('payment_under_way')
  if (!session)
    await db
      .update(paymentOrders)
      .set({ status: 'expired', updatedAt: at })
      .where(and(eq(paymentOrders.sessionId, last.sessionId), inArray(paymentOrders.status, ['open'])))
  return over
}

type Wanted = {
  user: User
  event: EventRow
  plan: Plan
  price: string
  origin: string
  /** The previous session. It is part of the key, so that a click after its end starts a new session. */
  last: string
  at: number
}

async function newSession(db: Database, stripe: Stripe, wanted: Wanted): Promise<string> {
  const { user, event, plan, at } = wanted
  const create = async () => {
    const params = paramsOf(wanted, await customerOf({ db, user, at }, stripe))
    const click = `${JSON.stringify(params)} ${wanted.last} ${Math.floor(at / oneClick)}`
    return stripe.checkout.sessions.create(params, { idempotencyKey: `checkout-${await sha256(click)}` })
  }
  const session = await create().catch(async (error: unknown) => {
    if (failureCode(error) !== 'resource_missing' || !/customer/i.test(errorFields(error).reason)) throw error
    await forgetCustomer(db, user.id)
    return create()
  })
  const { amountTotal, currency, customerId } = toSession(session)
  if (amountTotal !== plan.price * 100 || currency !== site.currency.toLowerCase()) {
    await stripe.checkout.sessions.expire(session.id)
    throw new Error(`the provider's price of plan ${plan.id} is ${amountTotal} ${currency}`)
  }
  if (!session.url) throw new Refusal('no_checkout_url', { retryAfter: 5 })
  await db
    .insert(paymentOrders)
    .values({
      sessionId: session.id,
      customerId,
      userId: user.id,
      eventId: event.id,
      eventTitle: event.title,
      plan: plan.id,
      guestLimit: plan.guestLimit,
      status: 'open',
      paymentStatus: 'unpaid',
      amountTotal,
      currency,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
  return session.url
}

function paramsOf(
  { user, event, plan, price, origin, at }: Wanted,
  customer: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    event_id: event.id,
    guest_limit: String(plan.guestLimit),
    plan: plan.id,
    user_id: user.id,
  }
  const left = event.closesAt - at
  // The provider's default is a day. Whole minutes make the calls of two clicks equal.
  const ends = left < shortest + minute ? Math.ceil(at / minute) * minute + shortest + minute : event.closesAt
  return {
    mode: plan.mode,
    customer,
    client_reference_id: user.id,
    line_items: [{ price, quantity: 1 }],
    success_url: `${origin}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
    // The dashboard says that nothing was paid.
    cancel_url: `${origin}/dashboard?cancelled`,
    metadata,
    invoice_creation: { enabled: true },
    payment_intent_data: { metadata, description: paymentFor(planWords.name(plan.guestLimit), event.title) },
    // The amount has to be the plan's price to the cent.
    adaptive_pricing: { enabled: false },
    ...(left < day && { expires_at: Math.floor(ends / 1000) }),
  }
}
