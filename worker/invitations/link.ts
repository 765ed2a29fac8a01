import { and, eq, isNull } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { type Database, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import type { InvitationLink } from './shape/invitation.ts'
import { invitations } from './table.ts'
import { invitationToken, invitationUrl, storedInvitationToken } from './token.ts'

type Calling = EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>

function linkOf(db: Database, eventId: string, id: string) {
  return db
    .select({
      linkVersion: invitations.linkVersion,
      linkHash: invitations.linkHash,
      places: invitations.places,
    })
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.eventId, eventId), isNull(invitations.deletedAt)))
}

/** The stored link of a party. @throws Refusal 404 for one that is not on the event's list, or has no place */
function stored([row]: Awaited<ReturnType<typeof linkOf>>) {
  if (!row || row.places === 0) throw new Refusal('invitation_not_found')
  return row
}

/**
 * The personal link of an invitation.
 * @throws Refusal 404 for a party that is not on the event's list, or of vendors alone, who have no link
 */
export async function invitationLink(
  { env, db, event: { id: eventId, eventCode } }: Pick<Calling, 'env' | 'db' | 'event'>,
  id: string,
): Promise<InvitationLink> {
  const { origin, secrets } = settings(env)
  const row = stored(await linkOf(db, eventId, id))
  return { url: invitationUrl(origin, await storedInvitationToken(secrets, eventCode, { id, ...row })) }
}

/**
 * Gives an invitation another personal link; the one before opens nothing any more. Two at once get the same one.
 * @throws Refusal 404 as `invitationLink`
 */
export async function renewInvitationLink(
  { env, db, event, actor, at }: Calling,
  id: string,
): Promise<InvitationLink> {
  const { id: eventId, title, eventCode } = event
  const { linkVersion } = stored(await linkOf(db, eventId, id))
  const next = linkVersion + 1
  const token = await invitationToken(settings(env).secret, eventCode, { id, linkVersion: next })
  await runBatch(db, {
    renewed: audited(
      db,
      db
        .update(invitations)
        .set({ linkVersion: next, linkHash: await sha256(token) })
        .where(and(eq(invitations.id, id), eq(invitations.linkVersion, linkVersion))),
      {
        actor,
        action: 'RENEW_INVITATION_LINK',
        entityType: 'invitation',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
  })
  return invitationLink({ env, db, event }, id)
}
