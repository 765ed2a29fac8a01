import { and, eq, exists, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { type Database, runBatch } from '#core/db'
import { queueMail } from '#core/mail/queue'
import { mealIsOver } from '#events/rules/meal-over'
import { events } from '#events/table/events'
import { memberSubjectId, membersNotifiedIf, ownerIsNotifiedSql } from '../notifications/planners-event.ts'
import { changesSinceFinal } from './changes-since-final.ts'
import { sheetWatches } from './table.ts'

const minute = 60_000
/** Time without a change before a planner is notified, in milliseconds. */
export const quietFor = 10 * minute
/** Least time between two mails about an event, in milliseconds. */
export const mailsEvery = 24 * 60 * minute
/** Maximum number of mails about one final sheet. */
export const mailsMax = 3

// Number of events in one run: each reads an event's kitchen.
const eventsPerRun = 20

/**
 * Notifies planners of changes after their final sheet: after ten minutes without one, at most once a day and three times a
 * sheet, until the meal is over. Changes that were undone meanwhile do not count.
 */
export async function notifyOfLateChanges({ db, at }: Context<'db' | 'at'>): Promise<void> {
  await db.update(sheetWatches).set({ changed: false, changedAt: at }).where(sql`changed = 1`)
  for (const event of await eventsToNotify(db, at)) {
    const isMealOver = mealIsOver(event, at)
    if (isMealOver || (await changesSinceFinal(db, event.id)) === 0) await markUnchanged(db, event.id)
    else await queueNotice(db, event.id, at)
  }
}

/** Events whose planners are due to be notified, if anything differs from the sheet. */
function eventsToNotify(db: Database, at: number) {
  return db
    .select({
      id: events.id,
      serviceDay: events.serviceDay,
      timeZone: events.timeZone,
      closesAt: events.closesAt,
    })
    .from(sheetWatches)
    .innerJoin(events, eq(events.id, sheetWatches.eventId))
    .where(
      and(
        isNotNull(sheetWatches.changedAt),
        lte(sheetWatches.changedAt, at - quietFor),
        lt(sheetWatches.mails, mailsMax),
        or(isNull(sheetWatches.notifiedAt), lte(sheetWatches.notifiedAt, at - mailsEvery)),
        // While answers are open again, changes are expected: planners are notified once they have closed.
        lte(events.closesAt, at),
        eq(events.lateChangeMails, true),
        or(
          ownerIsNotifiedSql('kitchen_changes'),
          exists(
            sql`(select 1 ${membersNotifiedIf('kitchen_changes', sql`m.event_id = ${sheetWatches.eventId}`)})`,
          ),
        ),
      ),
    )
    .orderBy(sheetWatches.changedAt)
    .limit(eventsPerRun)
}

/** Marks a watch as having nothing to notify of, until something changes again. */
function markUnchanged(db: Database, eventId: string) {
  return db.update(sheetWatches).set({ changedAt: null }).where(eq(sheetWatches.eventId, eventId))
}

function queueNotice(db: Database, eventId: string, at: number) {
  return runBatch(db, {
    notified: db
      .update(sheetWatches)
      .set({ changedAt: null, notifiedAt: at, mails: sql`${sheetWatches.mails} + 1` })
      .where(eq(sheetWatches.eventId, eventId)),
    mail: queueMail(
      db,
      { kind: 'late_changes', subjectId: sql`id`, dedupeKey: at, at },
      sql`from ${events} where ${and(eq(events.id, eventId), ownerIsNotifiedSql('kitchen_changes'))}`,
    ),
    members: queueMail(
      db,
      { kind: 'late_changes', subjectId: memberSubjectId, dedupeKey: at, at },
      membersNotifiedIf('kitchen_changes', eq(events.id, eventId)),
    ),
  })
}

/** Uncounts a mail that was not sent, since it had nothing to report any more when it was due. */
export async function uncountMail(db: Database, eventId: string, queuedAt: number): Promise<void> {
  await db
    .update(sheetWatches)
    .set({ mails: sql`max(${sheetWatches.mails} - 1, 0)`, notifiedAt: null })
    .where(and(eq(sheetWatches.eventId, eventId), eq(sheetWatches.notifiedAt, queuedAt)))
}
