import { and, eq, isNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import { systemActor } from '#core/actor'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, runBatch } from '#core/db'
import { events } from '#events/table/events'
import { notifyCapacityChanged } from '../live/notify.ts'
import { eventPurchases, paymentOrders } from './table.ts'

type OrderRow = typeof paymentOrders.$inferSelect

/**
 * Records a dispute on its order. An open dispute flags the order, a lost one counts as a refund, and a won one removes the
 * flag.
 */
export async function handleDispute(
  { env, db, at }: Context<'env' | 'db' | 'at'>,
  { order, status }: { order: OrderRow; status: Stripe.Dispute['status'] },
): Promise<void> {
  const { sessionId } = order
  if (status === 'lost') return markLost(env, db, order, at)
  const won = status === 'won' || status === 'warning_closed'
  // Ignore dispute.created after dispute.closed.
  if (!won && order.dispute !== null) return
  await db.batch([
    db
      .update(paymentOrders)
      .set({ dispute: won ? 'won' : 'open', updatedAt: at })
      .where(eq(paymentOrders.sessionId, sessionId)),
    db
      .update(eventPurchases)
      .set({ disputedAt: won ? null : at })
      .where(eq(eventPurchases.sessionId, sessionId)),
  ])
}

/** The bank returned the money: the purchase no longer counts, and a trigger lowers the limit. */
async function markLost(env: Env, db: Database, { sessionId, eventId }: OrderRow, at: number): Promise<void> {
  const {
    purchases,
    event: [event],
  } = await runBatch(db, {
    purchases: audited(
      db,
      db
        .update(eventPurchases)
        .set({ refundedAt: at })
        .where(and(eq(eventPurchases.sessionId, sessionId), isNull(eventPurchases.refundedAt)))
        .returning({ id: eventPurchases.id }),
      {
        actor: systemActor,
        action: 'REFUND_EVENT',
        entityType: 'event_purchase',
        entityId: sessionId,
        details: { session_id: sessionId, dispute: 'lost' },
        at,
      },
    ),
    order: db
      .update(paymentOrders)
      .set({
        refundedAt: at,
        paymentStatus: 'refunded',
        needsRefund: null,
        refundFailedAt: null,
        dispute: 'lost',
        updatedAt: at,
      })
      .where(and(eq(paymentOrders.sessionId, sessionId), isNull(paymentOrders.refundedAt))),
    event: db.select({ code: events.eventCode }).from(events).where(eq(events.id, eventId)),
  })
  if (purchases.length > 0 && event) await notifyCapacityChanged(env, event.code)
}
