import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { isInTimeToRestore } from '../desk/decide/in-time.ts'
import { invitationIn, listedInvitation } from './read.ts'
import type { Invitation } from './shape/invitation.ts'
import { invitations } from './table.ts'

function ownInvitation(eventId: string, id: string) {
  return and(eq(invitations.id, id), eq(invitations.eventId, eventId))
}

/**
 * Takes a party off the list, also again. Its personal link opens nothing any more. What it answered stays, and counts as
 * not on the list. It can be restored for a minute.
 * @throws Refusal 404 for a party that is not this event's
 */
export async function removeInvitation(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  id: string,
): Promise<void> {
  const own = ownInvitation(eventId, id)
  const { found } = await runBatch(db, {
    removed: audited(
      db,
      db
        .update(invitations)
        .set({ deletedAt: at })
        .where(and(own, isNull(invitations.deletedAt))),
      {
        actor,
        action: 'DELETE_INVITATION',
        entityType: 'invitation',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
    found: db.select({ id: invitations.id }).from(invitations).where(own),
  })
  if (found.length === 0) throw new Refusal('invitation_not_found')
}

/**
 * Puts a removed party back on the list, with its link and what it answered.
 * @throws Refusal 404 for a party that is not this event's, 410 `removed` when its time is over
 */
export async function restoreInvitation(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  id: string,
): Promise<Invitation> {
  const own = ownInvitation(eventId, id)
  const { before } = await runBatch(db, {
    before: db.select({ deletedAt: invitations.deletedAt }).from(invitations).where(own),
  })
  const [removed] = before
  if (!removed) throw new Refusal('invitation_not_found')
  if (removed.deletedAt !== null && !isInTimeToRestore(removed.deletedAt, at))
    throw new Refusal('invitation_restore_over')
  const { found } = await runBatch(db, {
    restored: audited(
      db,
      db
        .update(invitations)
        .set({ deletedAt: null })
        .where(and(own, isNotNull(invitations.deletedAt))),
      {
        actor,
        action: 'RESTORE_INVITATION',
        entityType: 'invitation',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
    found: listedInvitation(db, eventId, id),
  })
  return invitationIn(found)
}
