import { and, asc, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { type Database, runBatch } from '#core/db'
import { queueMail } from '#core/mail/queue'
import type { MailKind } from '#core/mail/table'
import { events } from '#events/table/events'
import { memberSubjectId, membersNotifiedIf, ownerIsNotifiedSql } from './planners-event.ts'
import type { NotificationKind } from './shape.ts'

/** A closing is told within this time, or never: nobody waits for one of last week. */
export const closingNewsFor = 86_400_000

// Many events close at one midnight.
const atOnce = 200

// The conditions of the two partial indexes.
const isFullSql = sql.raw(
  'registered_guests >= guest_limit and (full_notified_limit is null or full_notified_limit <> guest_limit)',
)
const hasClosedSql = sql.raw('(closing_notified is null or closing_notified <> closes_at)')

/**
 * Queues the notifications that an event is full, and that one has closed: once for each limit and for each closing. What a
 * planner has switched off counts as told, so that switching it on again tells nothing old.
 */
export async function notifyPlanners({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const full = due(db, and(gt(events.closesAt, at), isFullSql))
  const closed = due(
    db,
    and(gt(events.closesAt, at - closingNewsFor), lte(events.closesAt, at), hasClosedSql),
  )
  await runBatch(db, {
    fullMails: queued(db, 'full', 'event_full', full, at),
    fullMembers: queuedForMembers(db, 'full', 'event_full', full, at),
    fullNotified: db
      .update(events)
      .set({ fullNotifiedLimit: events.guestLimit })
      .where(inArray(events.id, full)),
    closedMails: queued(db, 'closed', 'event_closed', closed, at),
    closedMembers: queuedForMembers(db, 'closed', 'event_closed', closed, at),
    closingNotified: db
      .update(events)
      .set({ closingNotified: events.closesAt })
      .where(inArray(events.id, closed)),
  })
}

function due(db: Database, condition: SQL | undefined) {
  return db
    .select({ id: events.id })
    .from(events)
    .where(condition)
    .orderBy(asc(events.closesAt))
    .limit(atOnce)
}

function queued(
  db: Database,
  notification: NotificationKind,
  kind: MailKind,
  ids: ReturnType<typeof due>,
  at: number,
) {
  return queueMail(
    db,
    { kind, subjectId: sql`id`, dedupeKey: at, at },
    sql`from ${events} where ${and(inArray(events.id, ids), ownerIsNotifiedSql(notification))}`,
  )
}

/** The same for members who asked for them: a mail each. */
function queuedForMembers(
  db: Database,
  notification: NotificationKind,
  kind: MailKind,
  ids: ReturnType<typeof due>,
  at: number,
) {
  return queueMail(
    db,
    { kind, subjectId: memberSubjectId, dedupeKey: at, at },
    membersNotifiedIf(notification, inArray(events.id, ids)),
  )
}
