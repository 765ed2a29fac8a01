import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, Queued, TemplateContext } from '#core/mail/email'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import { layout } from '../../core/mail/layout.ts'
import { plannersEvent } from '../../notifications/planners-event.ts'
import { notificationUrl } from '../../notifications/token.ts'
import { changesSinceFinal } from '../changes-since-final.ts'
import { uncountMail } from '../late-changes.ts'

/**
 * The mail that notifies a planner of changes since the final sheet: their number, and not what changed. Null if there are
 * none any more, if the planner has switched such mails off, if answers are open again, or after the meal.
 * @param subjectId the event's id, for a member `event:user`
 */
export async function lateChangesMail(
  { env, words }: TemplateContext,
  subjectId: string,
  queued?: Queued,
): Promise<Email | null> {
  const { lateChangesMail } = words.sheets
  const db = database(env.DB)
  const row = await plannersEvent(db, subjectId, 'kitchen_changes')
  const [eventId = ''] = subjectId.split(':')
  const mayNotify = row?.event.lateChangeMails && !isOpen(row.event, now()) && !mealIsOver(row.event, now())
  const changes = mayNotify ? await changesSinceFinal(db, eventId) : 0
  if (!row || changes === 0) {
    if (queued) await uncountMail(db, eventId, queued.createdAt)
    return null
  }
  const { title } = row.event
  return layout(words, {
    to: row.to,
    subject: lateChangesMail.subject(title),
    preview: lateChangesMail.preview,
    heading: lateChangesMail.heading(title),
    paragraphs: [lateChangesMail.changed(changes), lateChangesMail.what],
    action: { label: lateChangesMail.action, url: `${settings(env).origin}/events/${eventId}/kitchen` },
    afterwards: [lateChangesMail.switchOff],
    unsubscribeUrl: await notificationUrl(env, 'kitchen_changes', row.userId),
  })
}
