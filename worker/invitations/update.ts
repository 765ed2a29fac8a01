import { and, eq, isNull, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { clashesOf, differsFrom, madeOn, refuseClashes, touchedOf } from '#core/changed-fields'
import { runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { invitationIn, listedInvitation } from './read.ts'
import { restartErasing } from './restart-erasing.ts'
import { sortKeyOf } from './rules/label.ts'
import type { Invitation, InvitationChange } from './shape/invitation.ts'
import { invitations } from './table.ts'
import { tooFewSeats } from './words/planner.ts'

/**
 * Changes a listed party. Equal values write nothing, and what is left out or was not changed stays.
 * @throws Refusal 404 for a party that is not on the event's list, 400 `invalid` where more people would be named than
 *   there are places, 409 `changed` where somebody else changed the same field since the form was opened
 */
export async function updateInvitation(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { invitationId: id, was, ...sent }: { invitationId: string } & InvitationChange,
): Promise<Invitation> {
  const touched = touchedOf(sent, was)
  const { people, label } = touched
  const size = touched.maxSize ?? sql`${invitations.maxSize}`
  const named = people ? people.length : sql`json_array_length(${invitations.people})`
  const { found } = await runBatch(db, {
    updated: audited(
      db,
      db
        .update(invitations)
        .set({ ...touched, ...(label !== undefined && { sortKey: sortKeyOf(label) }), updatedAt: at })
        .where(
          and(
            eq(invitations.id, id),
            eq(invitations.eventId, eventId),
            isNull(invitations.deletedAt),
            differsFrom(invitations, touched),
            madeOn(invitations, touched, was),
            sql`${named} <= ${size}`,
          ),
        ),
      {
        actor,
        action: 'UPDATE_INVITATION',
        entityType: 'invitation',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
    erasing: restartErasing(db, eventId, at),
    found: listedInvitation(db, eventId, id),
  })
  const invitation = invitationIn(found)
  if ((people ?? invitation.people).length > (touched.maxSize ?? invitation.maxSize))
    throw new Refusal('invalid', { fields: { maxSize: tooFewSeats } })
  refuseClashes(clashesOf(invitation, touched, was))
  return invitation
}
