import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, runBatch } from '#core/db'
import { log } from '#core/log'
import { queueMail } from '#core/mail/queue'
import { events } from '#events/table/events'
import { mayUseSql, usableBy } from '#events/table/may-use'
import type { CheckoutSession } from './provider.ts'
import { planOf, type RefundReason } from './shape.ts'
import { eventPurchases, paymentOrders } from './table.ts'

export type Fulfilment = {
  /**
   * `fulfilled`: the limit was raised. `flagged`: the payment changed nothing and should be refunded. `repeated`: the
   * session was fulfilled before. `waiting`: not paid. `foreign`: not a session of ours.
   */
  done: 'fulfilled' | 'flagged' | 'repeated' | 'waiting' | 'foreign'
  /** The event's code while the event exists. */
  eventCode: string | null
}

/**
 * Records a session as an order and, once it is paid, as the event's purchase. One batch raises the limit, writes the
 * audit row and queues the receipt. The webhook and the planner's return may call it repeatedly, in any order and at once;
 * one purchase results. The amount is compared with our own record of the order.
 * @param at the server's time in milliseconds; a payment reported after closing should be refunded
 */
export async function fulfil(
  { db, at }: Context<'db' | 'at'>,
  session: CheckoutSession,
): Promise<Fulfilment> {
  const [known] = await db
    .select({ order: paymentOrders, code: events.eventCode })
    .from(paymentOrders)
    .leftJoin(events, eq(events.id, paymentOrders.eventId))
    .where(eq(paymentOrders.sessionId, session.id))
  if (!known && !ofOurMaking(session)) return { done: 'foreign', eventCode: null }
  const eventCode = known?.code ?? null
  if (known?.order.paidAt != null) return { done: 'repeated', eventCode }
  if (!session.paid) {
    await noteUnpaid(db, session, at)
    return { done: 'waiting', eventCode }
  }
  const purchaseId = crypto.randomUUID()
  const agreed = known !== undefined && agrees(session, known.order)
  const {
    bought,
    paid: [settled],
  } = await runBatch(db, {
    order: recovered(db, session, at),
    bought: audited(db, purchase(db, purchaseId, session.id, agreed, at), {
      actor: { kind: 'planner', id: session.userId },
      action: 'UPGRADE_EVENT',
      entityType: 'event_purchase',
      entityId: purchaseId,
      details: {
        event_id: session.eventId,
        title: known?.order.eventTitle,
        guest_limit: known?.order.guestLimit,
        session_id: session.id,
        amount_total: session.amountTotal,
      },
      at,
    }),
    receipt: queueMail(db, {
      kind: 'receipt',
      subjectId: session.id,
      at,
    }),
    paid: markPaid(db, session, agreed, at),
  })
  if (bought.length > 0) return { done: 'fulfilled', eventCode }
  if (!settled) return { done: 'repeated', eventCode }
  log('error', 'payment to be given back', { sessionId: session.id, reason: settled.needsRefund })
  return { done: 'flagged', eventCode }
}

/** Records a paid session of ours that has no order. The account's other sessions are not ours. */
function ofOurMaking(session: CheckoutSession): boolean {
  return session.paid && session.eventId !== '' && session.userId !== '' && planOf(session.plan) !== undefined
}

function agrees(session: CheckoutSession, order: typeof paymentOrders.$inferSelect): boolean {
  return (
    session.amountTotal === order.amountTotal &&
    session.currency === order.currency &&
    session.plan === order.plan &&
    session.eventId === order.eventId &&
    session.userId === order.userId
  )
}

function recovered(db: Database, session: CheckoutSession, at: number) {
  const { id: sessionId, userId, eventId, plan, amountTotal, currency } = session
  return db
    .insert(paymentOrders)
    .values({
      sessionId,
      userId,
      eventId,
      eventTitle: '',
      plan,
      guestLimit: planOf(plan)?.guestLimit ?? 0,
      status: 'open',
      paymentStatus: 'unpaid',
      amountTotal,
      currency,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
}

// The statement itself decides: the event exists, is the buyer's, is open and below the plan's limit, and is not bought yet.
function purchase(db: Database, id: string, sessionId: string, agreed: boolean, at: number) {
  return insertSelect(
    db,
    eventPurchases,
    {
      id,
      eventId: sql`events.id`,
      userId: sql`o.user_id`,
      guestLimit: sql`o.guest_limit`,
      sessionId: sql`o.session_id`,
      createdAt: at,
    },
    sql`from payment_orders o
        join events on ${mayUseSql(sql`o.event_id`, sql`o.user_id`, 'owner')}
        where o.session_id = ${sessionId} and o.paid_at is null and ${agreed ? 1 : 0} = 1
          and events.closes_at > ${at} and events.guest_limit < o.guest_limit`,
  )
    .onConflictDoNothing()
    .returning({ id: eventPurchases.id })
}

function markPaid(db: Database, session: CheckoutSession, agreed: boolean, at: number) {
  const { id, amountTotal, currency, customerId, paymentIntent } = session
  const reason = (name: RefundReason) => sql.raw(`'${name}'`)
  return db
    .update(paymentOrders)
    .set({
      status: 'complete',
      paymentStatus: 'paid',
      paidAt: at,
      amountTotal,
      currency,
      customerId,
      paymentIntent,
      updatedAt: at,
      needsRefund: sql`case
        when exists (select 1 from event_purchases p where p.session_id = ${id}) then null
        when ${agreed ? 0 : 1} = 1 then ${reason('mismatch')}
        when exists (select 1 from events where events.id = payment_orders.event_id
          and not ${usableBy(sql`payment_orders.user_id`, 'owner')}) then ${reason('changed_hands')}
        when not exists (select 1 from events e where e.id = payment_orders.event_id) then ${reason('event_gone')}
        when exists (select 1 from events e where e.id = payment_orders.event_id and e.refunded_at is not null) then ${reason('event_refunded')}
        when exists (select 1 from events e where e.id = payment_orders.event_id and e.closes_at <= ${at}) then ${reason('closed')}
        else ${reason('not_above')} end`,
    })
    .where(and(eq(paymentOrders.sessionId, id), isNull(paymentOrders.paidAt)))
    .returning({ needsRefund: paymentOrders.needsRefund })
}

/** Records a session that is not paid: open, pending, failed or expired. */
async function noteUnpaid(
  db: Database,
  { id, status, customerId, paymentIntent }: CheckoutSession,
  at: number,
) {
  await db
    .update(paymentOrders)
    .set({ status, customerId, paymentIntent, updatedAt: at })
    // Ignore earlier states that are reported after a failure.
    .where(
      and(eq(paymentOrders.sessionId, id), isNull(paymentOrders.paidAt), ne(paymentOrders.status, 'failed')),
    )
}
