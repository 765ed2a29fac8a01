import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { events } from '../events/table/events.ts'

export const eventPurchases = sqliteTable(
  'event_purchases',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    guestLimit: integer('guest_limit').notNull(),
    /** The payment order of the purchase. One purchase per paid session. */
    sessionId: text('session_id').unique(),
    refundedAt: integer('refunded_at'),
    disputedAt: integer('disputed_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('purchases_of_event').on(table.eventId)],
)

/** No foreign keys: orders outlive events and users. */
export const paymentCustomers = sqliteTable(
  'payment_customers',
  {
    userId: text('user_id').primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    /** From when on the provider is to be told the account's new name or address; null once it is told. */
    tellAt: integer('tell_at'),
  },
  (table) => [index('customers_to_tell').on(table.tellAt).where(sql`tell_at is not null`)],
)

export const paymentOrders = sqliteTable(
  'payment_orders',
  {
    sessionId: text('session_id').primaryKey(),
    customerId: text('customer_id'),
    userId: text('user_id').notNull(),
    eventId: text('event_id').notNull(),
    eventTitle: text('event_title').notNull(),
    plan: text('plan').notNull(),
    guestLimit: integer('guest_limit').notNull(),
    status: text('status').notNull(),
    paymentStatus: text('payment_status').notNull(),
    paymentIntent: text('payment_intent'),
    amountTotal: integer('amount_total').notNull(),
    currency: text('currency').notNull(),
    /** Why an admin should refund the order; null without a reason. */
    needsRefund: text('needs_refund'),
    /** When we learned that the payment succeeded. Set once, by the first code path that learns of it. */
    paidAt: integer('paid_at'),
    /** When the full amount was refunded. Kept in sync with `payment_refunds`, or set by a lost dispute. */
    refundedAt: integer('refunded_at'),
    /** When the refund failed; null again once another refund is pending. */
    refundFailedAt: integer('refund_failed_at'),
    /** The admin who requested the refund. The event is hidden once the provider confirms the refund. */
    refundAskedBy: text('refund_asked_by'),
    dispute: text('dispute', { enum: ['open', 'won', 'lost'] }),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('orders_of_planner_newest_first').on(table.userId, table.createdAt),
    index('orders_by_payment').on(table.paymentIntent),
    index('orders_of_event').on(table.eventId),
    index('orders_to_refund')
      .on(table.createdAt)
      .where(sql`refunded_at is null and (needs_refund is not null or refund_failed_at is not null)`),
  ],
)

/**
 * Status of each refund of an order, as the provider reports it. It only advances, from pending to succeeded to failed,
 * so webhooks may arrive late, twice and in any order.
 */
export const paymentRefunds = sqliteTable(
  'payment_refunds',
  {
    /** The provider's refund id. */
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    /** Amount in the smallest unit of the order's currency. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('refunds_of_order').on(table.sessionId)],
)
