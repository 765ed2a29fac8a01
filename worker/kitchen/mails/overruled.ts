import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { settings } from '#core/settings'
import { mealIsOver } from '#events/rules/meal-over'
import { events } from '#events/table/events'
import { layout } from '../../core/mail/layout.ts'
import { plannersEvent } from '../../notifications/planners-event.ts'
import { notificationUrl } from '../../notifications/token.ts'
import { isOverruledSql } from '../overruled-mails.ts'

/**
 * The mail that notifies a planner that a kitchen's link changed a substitute somebody else had agreed, without saying which.
 * Null if that is no longer so, if the planner has switched such mails off, or after the meal.
 */
export async function overruledMail({ env, words }: TemplateContext, eventId: string): Promise<Email | null> {
  const text = words.kitchen.overruledMail
  const db = database(env.DB)
  const row = await plannersEvent(db, eventId, 'kitchen_changes')
  if (!row || mealIsOver(row.event, now())) return null
  const [found] = await db
    .select({ overruled: isOverruledSql(eventId, null).as('overruled') })
    .from(events)
    .where(eq(events.id, eventId))
  if (!found?.overruled) return null
  const { title } = row.event
  return layout(words, {
    to: row.to,
    subject: text.subject(title),
    preview: text.preview,
    heading: text.heading(title),
    paragraphs: [text.toPlanner, text.what],
    action: { label: text.action, url: `${settings(env).origin}/events/${eventId}/kitchen` },
    afterwards: [],
    unsubscribeUrl: await notificationUrl(env, 'kitchen_changes', row.event.userId),
  })
}
