import { and, eq, isNull, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { type Database, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { clashesOf, differsFrom, isUnchangedSql, touchedOf } from '#core/sql/changed-fields'
import type { EventContext } from '#events/table/context'
import { askAge } from './ask-age.ts'
import { eraseListAgain } from './erase-again.ts'
import { linkMatchingResponses } from './matching/link-matching.ts'
import { invitationIn, listedInvitation } from './read.ts'
import { sortKeyOf } from './rules/label.ts'
import { leadNameOf, matchKeyOf } from './rules/match.ts'
import type { Invitation, InvitationChange } from './shape/invitation.ts'
import { invitations } from './table.ts'
import { tooFewSeats } from './words/planner.ts'

/**
 * Changes an invitation. Equal values write nothing, and what is left out or was not changed stays.
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
  const matchKey = await matchKeyAfter(db, { id, eventId }, touched)
  const { found } = await runBatch(db, {
    updated: audited(
      db,
      db
        .update(invitations)
        .set({
          ...touched,
          ...(label !== undefined && { sortKey: sortKeyOf(label) }),
          ...matchKey,
          updatedAt: at,
        })
        .where(
          and(
            eq(invitations.id, id),
            eq(invitations.eventId, eventId),
            isNull(invitations.deletedAt),
            differsFrom(invitations, touched),
            isUnchangedSql(invitations, touched, was),
            sql`${named} <= ${size}`,
          ),
        ),
      {
        actor,
        action: 'UPDATE_INVITATION',
        entityType: 'invitation',
        entityId: id,
        details: { event_id: eventId, title, fields: Object.keys(touched) },
        at,
      },
    ),
    erasure: eraseListAgain(db, eventId, at),
    age: askAge(db, eventId, [{ people: people ?? [] }]),
    found: listedInvitation(db, eventId, id),
  })
  if (matchKey) await linkMatchingResponses(db, eventId, [matchKey])
  const invitation = invitationIn(found)
  if ((people ?? invitation.people).length > (touched.maxSize ?? invitation.maxSize))
    throw new Refusal('invalid', { fields: { maxSize: tooFewSeats } })
  await refuseClashes(db, clashesOf(invitation, touched, was), {
    eventId,
    action: 'UPDATE_INVITATION',
    of: id,
  })
  return invitation
}

/** The party's key after a change of what it is made of; nothing where that does not change. */
async function matchKeyAfter(
  db: Database,
  { id, eventId }: { id: string; eventId: string },
  { email, people, label }: Partial<InvitationChange>,
): Promise<{ matchKey: string | null } | undefined> {
  if (email === undefined && people === undefined && label === undefined) return undefined
  const [before] = await listedInvitation(db, eventId, id)
  if (!before) return undefined
  const after = { label: label ?? before.label, people: people ?? before.people }
  return { matchKey: matchKeyOf(email === undefined ? before.email : email, leadNameOf(after)) }
}
