import { and, eq, isNull, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { declines, storedWithResponse } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { invitationIn, listedInvitation } from '../read.ts'
import type { Invitation, ResponseLink } from '../shape/invitation.ts'
import { invitations } from '../table.ts'

/**
 * Links a response to the invitation that it answers, in the place of another one, or of a decline of all; or leaves the
 * invitation without one. `not` is a response that is not the party's, so that it is not proposed again, until `ask` names
 * it. Where an answer is taken back, `declineId` gives the party the decline that it took the place of.
 * @throws Refusal 404 for a party that is not on the event's list, or a response that is not the event's
 */
export async function linkResponse(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  { invitationId, responseId, not, ask, declineId }: { invitationId: string } & ResponseLink,
): Promise<Invitation> {
  const ofEvent = and(
    eq(invitations.id, invitationId),
    eq(invitations.eventId, eventId),
    isNull(invitations.deletedAt),
  )
  const response = and(
    eq(responses.id, responseId ?? ''),
    eq(responses.eventId, eventId),
    isNull(responses.deletedAt),
  )
  const isListedSql = sql`exists (select 1 from ${invitations} where ${ofEvent})`
  const there =
    responseId === null
      ? isListedSql
      : and(isListedSql, sql`exists (select 1 from ${responses} where ${response})`)
  const says = not !== undefined || ask !== undefined
  const entry = {
    actor,
    entityType: 'invitation',
    entityId: invitationId,
    at,
    details: { event_id: eventId, title },
  } as const
  const { known, found } = await runBatch(db, {
    known: db.select({ id: responses.id }).from(responses).where(response),
    denied: db
      .update(invitations)
      .set({ notTheirs: sql`json_insert(${invitations.notTheirs}, '$[#]', ${not ?? ''})` })
      .where(
        and(
          ofEvent,
          not === undefined
            ? sql`false`
            : sql`${not} not in (select value from json_each(${invitations.notTheirs}))`,
        ),
      ),
    asked: db
      .update(invitations)
      .set({
        notTheirs: sql`(select json_group_array(value) from json_each(${invitations.notTheirs}) where value <> ${ask ?? ''})`,
      })
      .where(and(ofEvent, ask === undefined ? sql`false` : undefined)),
    unlinked: audited(
      db,
      db
        .update(responses)
        .set({ invitationId: null })
        .where(
          and(
            eq(responses.invitationId, invitationId),
            isNull(responses.deletedAt),
            sql`${responses.id} is not ${responseId}`,
            says ? sql`false` : there,
          ),
        ),
      { ...entry, action: 'UNLINK_ANSWER' },
    ),
    linked: audited(
      db,
      db
        .update(responses)
        .set({ invitationId })
        .where(and(response, isListedSql, sql`${responses.invitationId} is not ${invitationId}`)),
      { ...entry, action: 'LINK_ANSWER' },
    ),
    // Some come of whom all were said not to: that decline is not the party's any more.
    undeclined: db
      .update(declines)
      .set({ invitationId: null })
      .where(
        and(
          eq(declines.invitationId, invitationId),
          isNull(declines.deletedAt),
          responseId === null ? sql`false` : there,
          sql`${declines.submissionHash} <> ${storedWithResponse}`,
        ),
      ),
    declined: db
      .update(declines)
      .set({ invitationId })
      .where(
        and(
          eq(declines.id, declineId ?? ''),
          eq(declines.eventId, eventId),
          isNull(declines.deletedAt),
          isNull(declines.invitationId),
          responseId === null ? isListedSql : sql`false`,
        ),
      ),
    found: listedInvitation(db, eventId, invitationId),
  })
  const invitation = invitationIn(found)
  if (responseId !== null && known.length === 0) throw notFound('response_not_found')
  return invitation
}
