import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { confirmDiffers, confirmsDeletion, type EventDeletion } from '#contract/deletion'
import { type Action, auditStatement } from '#core/audit'
import { type Database, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { outbox } from '#core/schema/outbox'
import { guestSelections } from '#core/schema/responses'
import { premium } from './read.ts'

type Removed = { id: string; userId: string; title: string; eventCode: string; eventDate: string }

/**
 * Deletes an event with its menu, responses, purchases and the mails that still wait for it; orders and audit rows
 * stay. The admin's deletion is the same with another action. Tell the open pages afterwards: `tellGone`.
 * @param act who deletes it, and the word typed for a premium one
 * @throws Refusal 409 `confirm` for a premium event without the word, 404 when it is gone
 */
export async function removeEvent(
  db: Database,
  { id, userId: ownerId, title, eventCode, eventDate }: Removed,
  act: EventDeletion & { userId: string; action: Extract<Action, 'DELETE_EVENT' | 'ADMIN_DELETE_EVENT'> },
  at: number,
): Promise<void> {
  const allowed = confirmsDeletion(act.confirm) ? undefined : sql`not ${premium}`
  const doomed = and(eq(events.id, id), eq(events.userId, ownerId), allowed)
  const responsesOfIt = db
    .select({ id: guestSelections.id })
    .from(guestSelections)
    .innerJoin(events, eq(events.id, guestSelections.eventId))
    .where(doomed)
  const { deleted, left } = await runBatch(db, {
    waitingMail: db
      .delete(outbox)
      .where(and(inArray(outbox.subjectId, responsesOfIt), isNull(outbox.sentAt))),
    deleted: db.delete(events).where(doomed).returning({ id: events.id }),
    audit: auditStatement(db, {
      userId: act.userId,
      action: act.action,
      entityType: 'event',
      entityId: id,
      details: { title, event_code: eventCode, event_date: eventDate },
      at,
    }),
    left: db.select({ id: events.id }).from(events).where(eq(events.id, id)),
  })
  if (deleted.length > 0) return
  if (left.length > 0) throw new Refusal(409, 'confirm', confirmDiffers)
  throw notFound('Event not found.')
}
