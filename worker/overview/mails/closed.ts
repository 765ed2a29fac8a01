import { now } from '#core/clock'
import { type Database, database, runBatch } from '#core/db'
import { figure } from '#core/figures'
import type { Email } from '#core/mail/email'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import type { EventRow } from '#events/table/events'
import { withoutTable, closedLetter as words } from '#letters/words/mail'
import { choseWhatTheyAvoid, dishesNotConfirmed } from '#needs/words/planner'
import { wordsWait } from '#overview/words/planner'
import { comingAndNot } from '#party/words/planner'
import { unplaced } from '#seating/rules/seating'
import { answersClosed } from '#sheets/words/planner'
import { layout } from '../../core/mail/layout.ts'
import { plannersEvent } from '../../letters/planners-event.ts'
import { letterUrl } from '../../letters/token.ts'
import { guestsOf, seatingQueries } from '../../seating/read.ts'
import { overviewOf, overviewQueries } from '../read.ts'
import type { Overview } from '../rules.ts'

/**
 * The mail that an event has closed: its counts, and what is missing. It names no guest and no need. Null when the event
 * is gone, switched off or open again, and after the meal.
 */
export async function closedMail(env: Env, eventId: string): Promise<Email | null> {
  const db = database(env.DB)
  const row = await plannersEvent(db, eventId, 'closed')
  if (!row || isOpen(row.event, now()) || mealIsOver(row.event, now())) return null
  const { event, to } = row
  const { title, registeredGuests, declinedGuests } = event
  const overview = overviewOf(await runBatch(db, overviewQueries(db, eventId)))
  const anybody = registeredGuests + declinedGuests > 0
  const missing = missingIn(event, overview, event.tablesOn ? await seatless(db, eventId) : 0)
  const rest = missing.length > 0 ? words.missing : words.complete
  return layout({
    to,
    subject: words.subject(title),
    preview: words.preview,
    heading: title,
    paragraphs: anybody
      ? [answersClosed(overview.kitchen.notChosen), ...(registeredGuests > 0 ? [rest] : [])]
      : [words.nobody],
    facts: anybody ? [[words.counts, comingAndNot(figure(registeredGuests), figure(declinedGuests))]] : [],
    list: registeredGuests > 0 ? missing : [],
    action: { label: words.action, url: `${settings(env).origin}/events/${eventId}/kitchen` },
    stop: await letterUrl(env, 'closed', event.userId),
  })
}

/** Facts the kitchen still lacks, beside open choices. */
function missingIn(event: EventRow, { kitchen }: Overview, unseated: number): string[] {
  const { open, notTold, notConfirmed, wordsNotSorted } = kitchen
  return [
    ...(open > 0 ? [choseWhatTheyAvoid(open, notTold)] : []),
    ...(notConfirmed.guests > 0 ? [dishesNotConfirmed(notConfirmed.dishes, notConfirmed.guests)] : []),
    ...(wordsNotSorted > 0 ? [`${wordsWait(wordsNotSorted)}.`] : []),
    ...(event.serviceDay === null ? [words.noMealDay] : []),
    ...(unseated > 0 ? [withoutTable(unseated)] : []),
  ]
}

async function seatless(db: Database, eventId: string): Promise<number> {
  const rows = await runBatch(db, seatingQueries(db, eventId))
  return unplaced(guestsOf(rows), rows.placed, rows.tables).length
}
