import { eq, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { settings } from '#core/settings'
import { dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { layout } from '../../core/mail/layout.ts'
import { money } from '../shape.ts'
import { paymentOrders } from '../table.ts'

/** The planner's receipt for a confirmed payment, by its session. Null when the account or the payment is gone. */
export async function receiptMail({ env, words }: TemplateContext, sessionId: string): Promise<Email | null> {
  const { receipt } = words.purchases
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
  const guests = words.figure(order.guestLimit)
  const reason = order.needsRefund as keyof typeof words.purchases.refundReasons | null
  const event = eventDate !== null && timeZone !== null ? { eventDate, timeZone } : null
  return layout(words, {
    to: email,
    subject: reason ? receipt.refundSubject(order.eventTitle) : receipt.subject(order.eventTitle, guests),
    preview: receipt.preview(money(order.amountTotal, order.currency, words.locale), order.eventTitle),
    heading: reason ? receipt.refundHeading : receipt.heading,
    paragraphs: reason
      ? [receipt.refunded(words.purchases.refundReasons[reason])]
      : [receipt.newLimit(order.eventTitle, guests)],
    facts: [
      [receipt.event, order.eventTitle],
      [receipt.plan, receipt.planOf(guests)],
      [receipt.paid, money(order.amountTotal, order.currency, words.locale)],
      [receipt.on, words.days.longDay(dayAt(paidAt, timeZone ?? 'UTC'))],
      [receipt.order, order.sessionId],
      ...(event && !reason
        ? [[receipt.refund, words.purchases.refundWordsOf(event, paidAt, paidAt)] as [string, string]]
        : []),
    ],
    action: { label: receipt.action, url: `${settings(env).origin}/dashboard` },
    afterwards: [receipt.questions],
  })
}
