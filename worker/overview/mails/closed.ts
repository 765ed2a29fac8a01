import { now } from '#core/clock'
import { type Database, database, runBatch } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import type { EventRow } from '#events/table/events'
import type { MailWords } from '#languages/language'
import { unplaced } from '#seating/rules/seating'
import { layout } from '../../core/mail/layout.ts'
import { plannersEvent } from '../../notifications/planners-event.ts'
import { notificationUrl } from '../../notifications/token.ts'
import { guestsOf, seatingQueries } from '../../seating/read.ts'
import { overviewOf, overviewQueries, overviewWithoutNeeds } from '../read.ts'
import type { Overview } from '../rules.ts'

/**
 * The mail that an event has closed: its counts, and what is missing. It names no guest and no need, and a member who does not see needs reads nothing of them. Null when the event
 * is gone, switched off or open again, and after the meal.
 */
export async function closedMail({ env, words }: TemplateContext, subjectId: string): Promise<Email | null> {
  const { closedMail } = words.notifications
  const db = database(env.DB)
  const row = await plannersEvent(db, subjectId, 'closed')
  if (!row || isOpen(row.event, now()) || mealIsOver(row.event, now())) return null
  const { event, to, userId, needs } = row
  const { id: eventId } = event
  const { title, registeredGuests, declinedGuests } = event
  const rows = await runBatch(db, overviewQueries(db, eventId))
  const overview = needs ? overviewOf(rows) : overviewWithoutNeeds(rows)
  const anybody = registeredGuests + declinedGuests > 0
  const missing = missingIn(words, event, overview, event.tablesOn ? await seatless(db, eventId) : 0)
  const rest = missing.length > 0 ? closedMail.missing : closedMail.complete
  return layout(words, {
    to,
    subject: closedMail.subject(title),
    preview: closedMail.preview,
    heading: title,
    paragraphs: anybody
      ? [words.sheets.answersClosed(overview.kitchen.notChosen), ...(registeredGuests > 0 ? [rest] : [])]
      : [closedMail.nobody],
    facts: anybody
      ? [
          [
            closedMail.counts,
            words.party.comingAndNot(words.figure(registeredGuests), words.figure(declinedGuests)),
          ],
        ]
      : [],
    list: registeredGuests > 0 ? missing : [],
    action: { label: closedMail.action, url: `${settings(env).origin}/events/${eventId}/kitchen` },
    unsubscribeUrl: await notificationUrl(env, 'closed', userId),
  })
}

/** Facts the kitchen still lacks, beside open choices. */
function missingIn(words: MailWords, event: EventRow, { kitchen }: Overview, unseated: number): string[] {
  const { unsettled, notShown, notConfirmed, wordsNotSorted } = kitchen
  return [
    ...(unsettled > 0 ? [words.needs.choseWhatTheyAvoid(unsettled, notShown)] : []),
    ...(notConfirmed.guests > 0
      ? [words.needs.dishesNotConfirmed(notConfirmed.dishes, notConfirmed.guests)]
      : []),
    ...(wordsNotSorted > 0 ? [words.overview.wordsWaitLine(wordsNotSorted)] : []),
    ...(event.serviceDay === null ? [words.notifications.closedMail.noMealDay] : []),
    ...(unseated > 0 ? [words.notifications.withoutTable(unseated)] : []),
  ]
}

async function seatless(db: Database, eventId: string): Promise<number> {
  const rows = await runBatch(db, seatingQueries(db, eventId))
  return unplaced(guestsOf(rows), rows.placed, rows.tables).length
}
