import { eq, sql } from 'drizzle-orm'
import { user } from '#account/table'
import { database } from '#core/db'
import type { Email } from '#core/mail/email'
import { settings } from '#core/settings'
import { dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { receipt as words } from '#purchases/words/mail'
import { refundReasons, refundWordsOf } from '#purchases/words/planner'
import { longDay } from '#words/days'
import { locale } from '#words/locale'
import { layout } from '../../core/mail/layout.ts'
import { money } from '../shape.ts'
import { paymentOrders } from '../table.ts'

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
  const guests = order.guestLimit.toLocaleString(locale)
  const reason = order.needsRefund as keyof typeof refundReasons | null
  const event = eventDate !== null && timeZone !== null ? { eventDate, timeZone } : null
  return layout({
    to: email,
    subject: reason ? words.refundSubject(order.eventTitle) : words.subject(order.eventTitle, guests),
    preview: words.preview(money(order.amountTotal, order.currency), order.eventTitle),
    heading: reason ? words.refundHeading : words.heading,
    paragraphs: reason ? [words.refunded(refundReasons[reason])] : [words.newLimit(order.eventTitle, guests)],
    facts: [
      [words.event, order.eventTitle],
      [words.plan, words.planOf(guests)],
      [words.paid, money(order.amountTotal, order.currency)],
      [words.on, longDay(dayAt(paidAt, timeZone ?? 'UTC'))],
      [words.order, order.sessionId],
      ...(event && !reason ? [[words.refund, refundWordsOf(event, paidAt, paidAt)] as [string, string]] : []),
    ],
    action: { label: words.action, url: `${settings(env).origin}/dashboard` },
    afterwards: [words.questions],
  })
}
