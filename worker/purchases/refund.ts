import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { UserActor } from '#core/actor'
import type { Context } from '#core/context'
import { type Database, database } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { failureCode, provider } from './provider.ts'
import { type Recorded, recordRefunds, refundNews } from './record-refunds.ts'
import { eventPurchases, paymentOrders } from './table.ts'

type OrderRow = typeof paymentOrders.$inferSelect

/** `refunded`: payments refunded by this call. `hidden`: whether the event is closed and hidden; false until the provider confirms. */
export type RefundResult = { refunded: number; hidden: boolean }

/**
 * Refunds every payment of an event. When the provider has confirmed all refunds, the event is closed and hidden; seven
 * days later it is deleted, as the terms say. A repeated call continues where the last one stopped.
 * @throws Refusal 404 when no payment of the event is left to refund, 503 when the provider fails
 */
export async function refundEvent(
  { env, actor, at }: Context<'env' | 'actor' | 'at', UserActor>,
  eventId: string,
): Promise<RefundResult> {
  const db = database(env.DB)
  const open = await db
    .update(paymentOrders)
    .set({ refundAskedBy: actor.id, updatedAt: at })
    .where(
      and(
        eq(paymentOrders.eventId, eventId),
        isNotNull(paymentOrders.paidAt),
        isNull(paymentOrders.refundedAt),
      ),
    )
    .returning()
  if (open.length === 0) throw notFound('nothing_to_refund')
  const recorded: Recorded[] = []
  for (const order of open) recorded.push(await giveBack(env, db, order, at))
  return {
    refunded: recorded.filter(({ returned }) => returned).length,
    hidden: recorded.at(-1)?.hidden ?? false,
  }
}

/**
 * Refunds one payment of the admin's list: one that changed nothing (after closing, paid twice, event deleted), or one
 * whose refund failed. If it counts for its event again, the whole event is refunded again.
 * @throws Refusal 404 when there is no such payment, or when it is a purchase that counts and no refund of it failed
 */
export async function refundOrder(
  { env, actor, at }: Context<'env' | 'actor' | 'at', UserActor>,
  sessionId: string,
): Promise<RefundResult> {
  const db = database(env.DB)
  const [found] = await db
    .select({ order: paymentOrders, counts: eventPurchases.id })
    .from(paymentOrders)
    .leftJoin(eventPurchases, eq(eventPurchases.sessionId, paymentOrders.sessionId))
    .where(
      and(
        eq(paymentOrders.sessionId, sessionId),
        isNull(paymentOrders.refundedAt),
        or(isNotNull(paymentOrders.needsRefund), isNotNull(paymentOrders.refundFailedAt)),
      ),
    )
  if (!found) throw notFound('nothing_to_refund')
  if (found.counts !== null) return refundEvent({ env, actor, at }, found.order.eventId)
  const { returned } = await giveBack(env, db, found.order, at)
  return { refunded: returned ? 1 : 0, hidden: false }
}

/** @throws Refusal 503 when the provider fails, or says that this refund failed */
async function giveBack(env: Env, db: Database, order: OrderRow, at: number): Promise<Recorded> {
  const { payments } = settings(env)
  const { paymentIntent } = order
  if (!payments || !paymentIntent) throw new Refusal('refund_failed')
  const stripe = await provider(payments)
  const refunds = await stripe.refunds
    .create({ payment_intent: paymentIntent })
    .then((refund) => [refund])
    .catch(async (error: unknown) => {
      // The provider refunds nothing twice: the existing refund counts.
      if (failureCode(error) !== 'charge_already_refunded') throw error
      return (await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })).data
    })
    .catch((error: unknown) => {
      log('error', 'refund failed', {
        sessionId: order.sessionId,
        code: failureCode(error),
        ...errorFields(error),
      })
      throw new Refusal('refund_failed', { retryAfter: 5 })
    })
  const recorded = await recordRefunds({ env, db, at }, { ...order, news: refunds.map(refundNews) })
  if (!recorded.coming) throw new Refusal('refund_failed', { retryAfter: 5 })
  return recorded
}
