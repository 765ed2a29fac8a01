import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { signedInId } from '#account/http/session'
import { user } from '#account/table'
import { type Database, preparedQuery } from '#core/db'
import type { PlanId } from './rules/plans.ts'
import {
  type Order,
  type OrderState,
  type OrderStatus,
  type OrderToRefund,
  planOf,
  type RefundReason,
} from './shape.ts'
import { eventPurchases, paymentOrders } from './table.ts'

type OrderRow = typeof paymentOrders.$inferSelect

const most = 500

/** The state of an order, from our own record. */
export function stateOf({ paidAt, refundedAt, refundFailedAt, needsRefund, status }: OrderRow): OrderState {
  if (refundedAt !== null) return 'refunded'
  if (refundFailedAt !== null) return 'refund_failed'
  if (paidAt !== null) return needsRefund === null ? 'paid' : 'needs_refund'
  return status === 'complete' ? 'pending' : 'unpaid'
}

function planIdOf(row: OrderRow): PlanId {
  return planOf(row.plan)?.id ?? '100'
}

/** An order for the page to which the planner returns after paying. */
export function orderStatus(row: OrderRow): OrderStatus {
  const { eventId, eventTitle, guestLimit } = row
  return { status: stateOf(row), eventId, eventTitle, guestLimit, plan: planIdOf(row) }
}

/** An order as its planner sees it. */
export function orderView(row: OrderRow): Order {
  const { sessionId, amountTotal, currency, createdAt, paidAt } = row
  return { ...orderStatus(row), sessionId, amountTotal, currency, createdAt, paidAt }
}

/** The query for a planner's orders, newest first, by a `Who`: paid, refunded, or on their way. Unpaid sessions are not listed. */
export const ordersOf = preparedQuery((db) =>
  db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.userId, signedInId),
        or(isNotNull(paymentOrders.paidAt), eq(paymentOrders.status, 'complete')),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(most),
)

/** One order of a planner; undefined for an unknown one and for another planner's. */
export async function ownOrder(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.sessionId, sessionId), eq(paymentOrders.userId, userId)))
  return row
}

/** Payments to refund, because they changed nothing or because their refund failed; newest first. */
export async function ordersToRefund(db: Database): Promise<OrderToRefund[]> {
  const rows = await db
    .select({
      order: paymentOrders,
      plannerName: sql<string | null>`${user.name}`.as('planner_name'),
      plannerEmail: sql<string | null>`${user.email}`.as('planner_email'),
      purchaseId: sql<string | null>`${eventPurchases.id}`.as('purchase_id'),
    })
    .from(paymentOrders)
    .leftJoin(user, eq(user.id, paymentOrders.userId))
    .leftJoin(eventPurchases, eq(eventPurchases.sessionId, paymentOrders.sessionId))
    .where(
      and(
        isNull(paymentOrders.refundedAt),
        or(isNotNull(paymentOrders.needsRefund), isNotNull(paymentOrders.refundFailedAt)),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(most)
  return rows.map(({ order, plannerName, plannerEmail, purchaseId }) => ({
    ...orderView(order),
    reason: order.needsRefund as RefundReason | null,
    refundFailedAt: order.refundFailedAt,
    counts: purchaseId !== null,
    userId: order.userId,
    plannerName,
    plannerEmail,
  }))
}
