import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#core/actor'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { outbox } from '#core/mail/table'
import { kitchenLinks } from '#kitchen/table'
import { handovers, memberInvitations } from '#members/table'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { isPremiumSql } from '../purchases/premium.ts'
import { confirmsDeletion, type EventDeletion } from './shape/deletion.ts'
import { events } from './table/events.ts'
import { mayUseSql, userBehind } from './table/may-use.ts'

type Removed = { id: string; userId: string; title: string; eventCode: string; eventDate: string }

/** The query for what goes with an event of the planner's that is deleted. Responses are counted in their index. */
export function deletionTakes(db: Database, eventId: SQL<string>) {
  const responseCount = sql<number>`(select count(*) from guest_selections
    where guest_selections.event_id = events.id and guest_selections.deleted_at is null)`
  const parties = sql<number>`(select count(*) from invitations
    where invitations.event_id = events.id and invitations.deleted_at is null)`
  return db
    .select({
      responses: sql<number>`${responseCount}`.as('responses'),
      guests: events.registeredGuests,
      notComing: events.declinedGuests,
      parties: sql<number>`${parties}`.as('parties'),
      invited: events.invitedGuests,
    })
    .from(events)
    .where(eq(events.id, eventId))
}

/**
 * Deletes an event with its menu, responses, purchases and waiting mails. Orders and audit rows stay. The caller then calls
 * `notifyEventGone`.
 * @param deletion the confirmation typed for a premium event
 * @throws Refusal 409 `confirm` for a premium event without it, 404 when the event is gone
 */
export async function removeEvent(
  {
    db,
    event: { id, userId, title, eventCode, eventDate },
    actor,
    at,
  }: Context<'db' | 'actor' | 'at', Exclude<Actor, { kind: 'guest' | 'kitchen' }>> & { event: Removed },
  deletion: EventDeletion,
): Promise<void> {
  const allowed = confirmsDeletion(deletion.confirm) ? undefined : sql`not ${isPremiumSql}`
  const target = and(mayUseSql(id, userBehind(actor, { userId }), 'owner'), allowed)
  const responsesOfEvent = db
    .select({ id: responses.id })
    .from(responses)
    .innerJoin(events, eq(events.id, responses.eventId))
    .where(target)
  const declinesOfEvent = db
    .select({ id: declines.id })
    .from(declines)
    .innerJoin(events, eq(events.id, declines.eventId))
    .where(target)
  const linksOfEvent = db
    .select({ id: kitchenLinks.id })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(target)
  const invitedToEvent = db
    .select({ id: memberInvitations.id })
    .from(memberInvitations)
    .innerJoin(events, eq(events.id, memberInvitations.eventId))
    .where(target)
  const offersOfEvent = db
    .select({ id: handovers.id })
    .from(handovers)
    .innerJoin(events, eq(events.id, handovers.eventId))
    .where(target)
  const { deleted, left } = await runBatch(db, {
    waitingMail: db
      .delete(outbox)
      .where(
        and(
          or(
            inArray(outbox.subjectId, responsesOfEvent),
            inArray(outbox.subjectId, declinesOfEvent),
            inArray(outbox.subjectId, linksOfEvent),
            inArray(outbox.subjectId, invitedToEvent),
            inArray(outbox.subjectId, offersOfEvent),
          ),
          isNull(outbox.sentAt),
        ),
      ),
    deleted: audited(db, db.delete(events).where(target).returning({ id: events.id }), {
      actor,
      action: actor.kind === 'admin' ? 'ADMIN_DELETE_EVENT' : 'DELETE_EVENT',
      entityType: 'event',
      entityId: id,
      details: { title, event_code: eventCode, event_date: eventDate },
      at,
    }),
    left: db.select({ id: events.id }).from(events).where(eq(events.id, id)),
  })
  if (deleted.length > 0) return
  if (left.length > 0) throw new Refusal('delete_not_typed')
  throw notFound('event_not_found')
}
