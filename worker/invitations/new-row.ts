import { sha256 } from '#core/hash'
import { sortKeyOf } from './rules/label.ts'
import { leadNameOf, matchKeyOf } from './rules/match.ts'
import type { NewInvitation } from './shape/invitation.ts'
import { invitationToken } from './token.ts'

/** A new party as it is stored: nobody of it has answered. */
export async function newRow(
  secret: string,
  { id: eventId, eventCode }: { id: string; eventCode: string },
  at: number,
  { id: given, ...sent }: NewInvitation,
) {
  const id = given ?? crypto.randomUUID()
  const vendors = sent.people.filter(({ kind }) => kind === 'vendor').length
  const places = sent.maxSize - vendors
  return {
    ...sent,
    id,
    eventId,
    matchKey: matchKeyOf(sent.email, leadNameOf(sent)),
    places,
    vendors,
    silent: places,
    sortKey: sortKeyOf(sent.label),
    linkHash: await sha256(await invitationToken(secret, eventCode, { id, linkVersion: 1 })),
    createdAt: at,
    updatedAt: at,
  }
}
