import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { confirmWord } from '#contract/deletion'
import { nothingToRefund, refundFailed } from '#contract/purchase'
import { audited } from '#ground/audit'
import { type Database, database } from '#ground/db'
import { failure, log } from '#ground/log'
import { notFound, Refusal } from '#ground/refusal'
import { eventPurchases, events, paymentOrders } from '#ground/schema'
import { settings } from '#ground/settings'
import { removeEvent } from '../events/remove.ts'
import { tellGone } from '../events/tell-gone.ts'
import { failureCode, provider } from './provider.ts'
import { tellLimit } from './tell-limit.ts'

type OrderRow = typeof paymentOrders.$inferSelect

/** `refunded`: payments given back now. `deleted`: whether the event is gone; else the provider has yet to confirm. */
export type RefundResult = { refunded: number; deleted: boolean }

/**
 * Gives every payment of an event back and, once the provider has confirmed all of them, deletes the event, as the
 * terms say. Called again it goes on where it was.
 * @param adminId who asked for it
 * @throws Refusal 404 when no payment of that event is left to give back, 503 when the provider fails
 */
export async function refundEvent(
  env: Env,
  eventId: string,
  adminId: string,
  at: number,
): Promise<RefundResult> {
  const db = database(env.DB)
  const open = await db
    .update(paymentOrders)
    .set({ refundAskedBy: adminId, updatedAt: at })
    .where(
      and(
        eq(paymentOrders.eventId, eventId),
        isNotNull(paymentOrders.paidAt),
        isNull(paymentOrders.refundedAt),
      ),
    )
    .returning()
  if (open.length === 0) return onlyDeletes(env, db, eventId, at)
  let refunded = 0
  for (const order of open) if (await giveBack(env, db, order, adminId, at)) refunded += 1
  return { refunded, deleted: await finishRefund(env, db, eventId, at) }
}

/** Everything was given back before, and the deletion that follows it failed then. */
async function onlyDeletes(env: Env, db: Database, eventId: string, at: number): Promise<RefundResult> {
  const [event] = await db.select({ id: events.id }).from(events).where(eq(events.id, eventId))
  if (event && (await finishRefund(env, db, eventId, at))) return { refunded: 0, deleted: true }
  throw notFound(nothingToRefund)
}

/**
 * Gives one payment back that changed nothing (after closing, doubled, for an event that is gone). The event stays.
 * @throws Refusal 404 when there is no such payment, or when it is a purchase that counts
 */
export async function refundOrder(
  env: Env,
  sessionId: string,
  adminId: string,
  at: number,
): Promise<RefundResult> {
  const db = database(env.DB)
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.sessionId, sessionId),
        isNotNull(paymentOrders.needsRefund),
        isNull(paymentOrders.refundedAt),
      ),
    )
  if (!order) throw notFound(nothingToRefund)
  return { refunded: (await giveBack(env, db, order, adminId, at)) ? 1 : 0, deleted: false }
}

/** True when the provider has confirmed; false when it will tell later. */
async function giveBack(
  env: Env,
  db: Database,
  order: OrderRow,
  adminId: string,
  at: number,
): Promise<boolean> {
  const { payments } = settings(env)
  if (!payments || !order.paymentIntent) throw new Refusal(503, 'unavailable', refundFailed)
  const stripe = await provider(payments)
  const status = await stripe.refunds
    .create({ payment_intent: order.paymentIntent })
    .then((refund) => refund.status)
    .catch((error: unknown) => {
      // The provider gives nothing back twice: this one has been.
      if (failureCode(error) === 'charge_already_refunded') return 'succeeded'
      log('error', 'refund failed', {
        sessionId: order.sessionId,
        code: failureCode(error),
        ...failure(error),
      })
      throw new Refusal(503, 'unavailable', refundFailed, { retryAfter: 5 })
    })
  if (status === 'succeeded') {
    await markRefunded(env, db, order.sessionId, adminId, at)
    return true
  }
  if (status === 'pending' || status === 'requires_action') return false
  throw new Refusal(503, 'unavailable', refundFailed, { retryAfter: 5 })
}

/**
 * Writes down that the money of a session went back, by a refund or a lost dispute: its purchase counts no longer,
 * and the limit follows by itself. The same again changes nothing.
 * @param by the admin, or null when the provider told of it
 */
export async function markRefunded(
  env: Env,
  db: Database,
  sessionId: string,
  by: string | null,
  at: number,
  more: { dispute?: 'lost' } = {},
): Promise<void> {
  const [purchases, , [order]] = await db.batch([
    db
      .update(eventPurchases)
      .set({ refundedAt: at })
      .where(and(eq(eventPurchases.sessionId, sessionId), isNull(eventPurchases.refundedAt)))
      .returning({ eventId: eventPurchases.eventId }),
    audited(db, {
      userId: by,
      action: 'REFUND_EVENT',
      entityType: 'event_purchase',
      entityId: sessionId,
      details: { session_id: sessionId, ...more },
      at,
    }),
    db
      .update(paymentOrders)
      .set({ refundedAt: at, paymentStatus: 'refunded', needsRefund: null, updatedAt: at, ...more })
      .where(and(eq(paymentOrders.sessionId, sessionId), isNull(paymentOrders.refundedAt)))
      .returning({
        code: sql<
          string | null
        >`(select ${events.eventCode} from ${events} where ${events.id} = ${paymentOrders.eventId})`,
      }),
  ])
  if (purchases.length > 0 && order?.code) await tellLimit(env, order.code)
}

/**
 * Deletes an event whose refund an admin asked for, once all its payments are back.
 * @returns whether it is gone
 */
export async function finishRefund(env: Env, db: Database, eventId: string, at: number): Promise<boolean> {
  const [orders, [event]] = await db.batch([
    db
      .select({ askedBy: paymentOrders.refundAskedBy, refundedAt: paymentOrders.refundedAt })
      .from(paymentOrders)
      .where(and(eq(paymentOrders.eventId, eventId), isNotNull(paymentOrders.paidAt))),
    db.select().from(events).where(eq(events.id, eventId)),
  ])
  if (!event) return true
  const asked = orders.find(({ askedBy }) => askedBy !== null)
  if (!asked?.askedBy || orders.some(({ refundedAt }) => refundedAt === null)) return false
  const act = { userId: asked.askedBy, action: 'ADMIN_DELETE_EVENT' as const, confirm: confirmWord }
  await removeEvent(db, event, act, at)
  await tellGone(env, event.eventCode)
  return true
}
