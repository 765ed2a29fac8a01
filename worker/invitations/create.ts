import { eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { insertSelect, runBatch } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { askAge } from './ask-age.ts'
import { eraseListAgain } from './erase-again.ts'
import { linkMatchingResponses } from './matching/link-matching.ts'
import { newRow } from './new-row.ts'
import { invitationIn, listedInvitation } from './read.ts'
import { invitationsMax } from './rules/limits.ts'
import type { NewInvitation, NewInvitationMade } from './shape/invitation.ts'
import { invitations } from './table.ts'
import { invitationUrl, storedInvitationToken } from './token.ts'

/**
 * Adds a party to an event's list. The INSERT itself checks the limit, against concurrent ones. A party that is there under
 * the id already is the one that is meant: a retry adds none.
 * @throws Refusal 409 `limit_reached`, 409 `id_taken` for an id of another event's party, 404 once it was removed
 */
export async function createInvitation(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  sent: NewInvitation,
): Promise<NewInvitationMade> {
  const { id: eventId, eventCode, title } = event
  const { origin, secret, secrets } = settings(env)
  const row = await newRow(secret, event, at, sent)
  const { id, places } = row
  const { found, stored } = await runBatch(db, {
    inserted: audited(
      db,
      insertSelect(
        db,
        invitations,
        row,
        sql`where not exists (select 1 from invitations where id = ${id})
          and (select count(*) from invitations where event_id = ${eventId} and deleted_at is null) < ${invitationsMax}`,
      ),
      {
        actor,
        action: 'CREATE_INVITATION',
        entityType: 'invitation',
        entityId: id,
        details: { event_id: eventId, title, places },
        at,
      },
    ),
    erasure: eraseListAgain(db, eventId, at),
    age: askAge(db, eventId, [row]),
    found: listedInvitation(db, eventId, id),
    stored: db
      .select({
        eventId: invitations.eventId,
        linkHash: invitations.linkHash,
        linkVersion: invitations.linkVersion,
      })
      .from(invitations)
      .where(eq(invitations.id, id)),
  })
  await linkMatchingResponses(db, eventId, [row])
  const [there] = stored
  if (!there) throw new Refusal('invitation_limit', { params: { limit: invitationsMax } })
  if (there.eventId !== eventId) throw new Refusal('id_taken')
  return {
    invitation: invitationIn(found),
    url: invitationUrl(origin, await storedInvitationToken(secrets, eventCode, { id, ...there })),
  }
}
