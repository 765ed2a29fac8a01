import { and, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { archivedEvents } from './table/archived.ts'
import type { EventContext } from './table/context.ts'
import { mayUseSql } from './table/may-use.ts'

/** Archives an event for the actor, or takes it back. Other members do not see it, and nothing of the event changes. */
export async function archiveEvent(
  { db, event: { id, title, eventCode }, actor, at }: EventContext<'db' | 'event' | 'actor' | 'at'>,
  archived: boolean,
): Promise<void> {
  const written = archived
    ? insertSelect(
        db,
        archivedEvents,
        { userId: actor.id, eventId: sql`events.id`, at },
        sql`from events where ${mayUseSql(id, actor.id, 'viewer')}`,
      ).onConflictDoNothing()
    : db
        .delete(archivedEvents)
        .where(and(eq(archivedEvents.userId, actor.id), eq(archivedEvents.eventId, id)))
  await runBatch(db, {
    written: audited(db, written, {
      actor,
      action: archived ? 'ARCHIVE_EVENT' : 'UNARCHIVE_EVENT',
      entityType: 'event',
      entityId: id,
      details: { title, event_code: eventCode },
      at,
    }),
  })
}
