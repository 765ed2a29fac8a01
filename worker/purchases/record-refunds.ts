import { type SQL, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { systemActor } from '#core/actor'
import { type Action, audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { rowsOf, runBatch } from '#core/db'
import { notifyCapacityChanged, notifyEventGone } from '../live/notify.ts'
import { idOf } from './provider.ts'
import type { paymentOrders, paymentRefunds } from './table.ts'

type OrderRow = typeof paymentOrders.$inferSelect

/** The fields of a provider's refund that we store. */
export type RefundNews = Pick<typeof paymentRefunds.$inferInsert, 'id' | 'amount' | 'status'> & {
  paymentIntent: string | null
}

/** Reads those fields from a refund of the SDK. */
export function refundNews({ id, amount, status, payment_intent: intent }: Stripe.Refund): RefundNews {
  const failed = status === 'failed' || status === 'canceled'
  return {
    id,
    amount,
    status: status === 'succeeded' ? 'succeeded' : failed ? 'failed' : 'pending',
    paymentIntent: idOf(intent),
  }
}

export type Recorded = {
  /** The money is back with the planner. */
  returned: boolean
  /** The money is back or on its way. */
  coming: boolean
  /** The order's event is closed and hidden, or gone. */
  hidden: boolean
}

const sumOf = (...statuses: RefundNews['status'][]) =>
  sql.raw(`(select coalesce(sum(r.amount), 0) from payment_refunds r where r.session_id = payment_orders.session_id
    and r.status in (${statuses.map((status) => `'${status}'`).join(', ')}))`)
const isReturnedSql = sql`${sumOf('succeeded')} >= max(amount_total, 1)`
const isReturningSql = sql`${sumOf('succeeded', 'pending')} >= max(amount_total, 1)`

/**
 * Records refunds of an order, and updates the order, its purchase, the event's limit and the event in one batch. When all
 * payments that an admin refunded are back, the event is closed and hidden; if one of the refunds fails later, the event is
 * restored. Webhooks may arrive late, twice, in any order and at once, so the consequences are derived from the stored
 * rows and not from the webhook.
 * @param order the order as it was read; what decides is read again in the statements
 */
export async function recordRefunds(
  { env, db, at }: Context<'env' | 'db' | 'at'>,
  { sessionId, eventId, refundAskedBy: by, news }: OrderRow & { news: RefundNews[] },
): Promise<Recorded> {
  const run = <Row>(query: SQL) => rowsOf<Row>(db, query)
  const logged = (query: SQL, action: Action, ofEvent = false) =>
    audited(db, run(query), {
      actor: by === null ? systemActor : { kind: 'admin', id: by },
      action,
      entityType: ofEvent ? 'event' : 'event_purchase',
      entityId: ofEvent ? eventId : sessionId,
      details: ofEvent ? { session_id: sessionId } : { session_id: sessionId, event_id: eventId },
      at,
    })
  const {
    purchase,
    hidden,
    restored,
    state: [row],
  } = await runBatch(db, {
    refunds: run(knownRefunds(sessionId, news, at)),
    returned: logged(markReturned(sessionId, at), 'REFUND_EVENT'),
    notReturned: logged(markNotReturned(sessionId, at), 'REFUND_FAILED'),
    failure: run(noteFailure(sessionId, at)),
    purchase: run(purchaseFollows(sessionId)),
    hidden: logged(hideEvent(eventId, at), 'HIDE_REFUNDED_EVENT', true),
    restored: logged(restoreEvent(eventId, at), 'RESTORE_REFUNDED_EVENT', true),
    state: run<RefundState>(refundStateOf(sessionId)),
  })
  if (row?.code && hidden.length > 0) await notifyEventGone(env, row.code)
  else if (row?.code && (purchase.length > 0 || restored.length > 0))
    await notifyCapacityChanged(env, row.code)
  return {
    returned: row?.returned === 1,
    coming: row?.coming === 1,
    hidden: row?.code === null || row?.refunded_at !== null,
  }
}

type RefundState = { returned: number; coming: number; code: string | null; refunded_at: number | null }

// A refund that failed stays failed, and one that succeeded is never pending again.
function knownRefunds(sessionId: string, news: RefundNews[], at: number) {
  return sql`insert into payment_refunds (id, session_id, amount, status, created_at, updated_at)
    select value ->> 'id', ${sessionId}, value ->> 'amount', value ->> 'status', ${at}, ${at}
    from json_each(${JSON.stringify(news)}) where 1
    on conflict (id) do update set status = excluded.status, updated_at = excluded.updated_at
    where payment_refunds.status <> excluded.status
      and (payment_refunds.status = 'pending' or excluded.status = 'failed')`
}

function markReturned(sessionId: string, at: number) {
  return sql`update payment_orders set refunded_at = ${at}, payment_status = 'refunded', refund_failed_at = null,
    updated_at = ${at}
    where session_id = ${sessionId} and paid_at is not null and refunded_at is null and ${isReturnedSql}`
}

// A lost dispute returned the money without a refund of ours.
function markNotReturned(sessionId: string, at: number) {
  return sql`update payment_orders set refunded_at = null, payment_status = 'paid', refund_failed_at = ${at},
    updated_at = ${at}
    where session_id = ${sessionId} and refunded_at is not null and dispute is not 'lost' and not ${isReturnedSql}`
}

// Only refunds that were requested here. A partial refund by hand does not hide the event.
function noteFailure(sessionId: string, at: number) {
  return sql`update payment_orders set refund_failed_at = case when ${isReturningSql} then null
      when ${sumOf('failed')} > 0 and (refund_asked_by is not null or needs_refund is not null)
        then coalesce(refund_failed_at, ${at})
      else refund_failed_at end
    where session_id = ${sessionId} and refunded_at is null`
}

function purchaseFollows(sessionId: string) {
  const ofOrder = sql`(select refunded_at from payment_orders where session_id = ${sessionId})`
  return sql`update event_purchases set refunded_at = ${ofOrder}
    where session_id = ${sessionId} and (refunded_at is null) <> (${ofOrder} is null) returning id`
}

function hideEvent(eventId: string, at: number) {
  return sql`update events set refunded_at = ${at}, closes_at_before_refund = closes_at, closes_at = min(closes_at, ${at}),
    updated_at = ${at}
    where id = ${eventId} and refunded_at is null
      and exists (select 1 from payment_orders o where o.event_id = events.id and o.refund_asked_by is not null)
      and not exists (select 1 from payment_orders o
        where o.event_id = events.id and o.paid_at is not null and o.refunded_at is null)
    returning id`
}

function restoreEvent(eventId: string, at: number) {
  return sql`update events set refunded_at = null, closes_at = closes_at_before_refund, closes_at_before_refund = null,
    updated_at = ${at}
    where id = ${eventId} and refunded_at is not null
      and exists (select 1 from event_purchases p where p.event_id = events.id and p.refunded_at is null)
    returning id`
}

function refundStateOf(sessionId: string) {
  return sql`select ${isReturnedSql} as returned, ${isReturningSql} as coming, events.event_code as code, events.refunded_at
    from payment_orders left join events on events.id = payment_orders.event_id
    where payment_orders.session_id = ${sessionId}`
}
