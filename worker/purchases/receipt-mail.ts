import { eq, sql } from 'drizzle-orm'
import { dayAt } from '#contract/closing'
import { money } from '#contract/purchase'
import { site } from '#contract/site'
import { database } from '#core/db'
import type { Email } from '#core/mail/outbox'
import { user } from '#core/schema/accounts'
import { events } from '#core/schema/events'
import { paymentOrders } from '#core/schema/purchases'
import { settings } from '#core/settings'
import { longDay } from '#words/days'
import { refundReasons, refundWordsOf } from '#words/planner'
import { layout } from '../core/mail/layout.tsx'

/** The planner's receipt for a confirmed payment, by its session. Null when the account or the payment is gone. */
export async function receiptMail(env: Env, sessionId: string): Promise<Email | null> {
  const [found] = await database(env.DB)
    .select({
      order: paymentOrders,
      email: sql<string>`${user.email}`.as('planner_email'),
      eventDate: events.eventDate,
      timeZone: events.timeZone,
    })
    .from(paymentOrders)
    .innerJoin(user, eq(user.id, paymentOrders.userId))
    .leftJoin(events, eq(events.id, paymentOrders.eventId))
    .where(eq(paymentOrders.sessionId, sessionId))
  if (!found || found.order.paidAt === null) return null
  const { order, email, eventDate, timeZone } = found
  const paidAt = found.order.paidAt
  const guests = order.guestLimit.toLocaleString('en-US')
  const reason = order.needsRefund as keyof typeof refundReasons | null
  const event = eventDate !== null && timeZone !== null ? { eventDate, timeZone } : null
  return layout({
    to: email,
    subject: reason
      ? `Your payment for ${order.eventTitle} will be refunded`
      : `Receipt: ${order.eventTitle} now takes up to ${guests} guests`,
    preview: `${money(order.amountTotal, order.currency)} for ${order.eventTitle}`,
    heading: reason ? 'We will give your payment back' : 'Thank you for your payment',
    paragraphs: reason
      ? [`${refundReasons[reason]} It did not change the event's limit, so we will refund it.`]
      : [`${order.eventTitle} now takes up to ${guests} guests. The new limit is in effect already.`],
    facts: [
      ['Event', order.eventTitle],
      ['Plan', `${guests} guest responses, one-time`],
      ['Paid', money(order.amountTotal, order.currency)],
      ['On', longDay(dayAt(paidAt, timeZone ?? 'UTC'))],
      ['Order', order.sessionId],
      ...(event && !reason ? [['Refund', refundWordsOf(event, paidAt, paidAt)] as [string, string]] : []),
    ],
    action: { label: 'Go to Dashboard', url: `${settings(env).origin}/dashboard` },
    afterwards: [`Questions about this payment? Write to ${site.supportEmail}.`],
  })
}
