import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { events } from './events.ts'

export const eventPurchases = sqliteTable(
  'event_purchases',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    guestLimit: integer('guest_limit').notNull(),
    /** The payment order it came from: one purchase per paid session. */
    sessionId: text('session_id').unique(),
    refundedAt: integer('refunded_at'),
    disputedAt: integer('disputed_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('purchases_of_event').on(table.eventId)],
)

/** Plain ids and no parents: orders outlive events and users. */
export const paymentCustomers = sqliteTable('payment_customers', {
  userId: text('user_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: integer('created_at').notNull(),
})

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
    /** Why an admin should give the money back; null when there is no reason. */
    needsRefund: text('needs_refund'),
    /** When the payment was confirmed to us: set once, by whoever learns of it first. */
    paidAt: integer('paid_at'),
    /** When all of it was back with the planner: kept in step with `payment_refunds`, or set by a lost dispute. */
    refundedAt: integer('refunded_at'),
    /** When the refund failed that should have brought it back; null again once another is under way. */
    refundFailedAt: integer('refund_failed_at'),
    /** The admin who asked for the refund: the event is hidden once the provider has confirmed it. */
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
 * What the provider said of each refund of an order. It only goes on, from pending to succeeded to failed, so that news
 * may come late, twice and in any order.
 */
export const paymentRefunds = sqliteTable(
  'payment_refunds',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    /** In the smallest unit of the order's currency. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('refunds_of_order').on(table.sessionId)],
)
