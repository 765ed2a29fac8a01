import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { responses } from '#party/table/responses'
import { invitationIn, isUnlinkedSql, listedInvitation } from '../read.ts'
import type { ResponsesToMatch, ResponseToMatch } from '../shape/invitation.ts'

/** The queries for the responses of which one may answer an invitation. */
export function responsesToMatchQueries(db: Database, eventId: SQL<string>, invitationId: string) {
  const selectResponses = (which: SQL | undefined) =>
    db
      .select({
        id: responses.id,
        name: responses.leadGuestName,
        email: responses.leadGuestEmail,
        party: responses.selections,
        createdAt: responses.createdAt,
      })
      .from(responses)
      .where(which)
      .orderBy(desc(responses.createdAt), desc(responses.id))
  return {
    listed: listedInvitation(db, eventId, invitationId),
    own: selectResponses(
      and(
        eq(responses.eventId, eventId),
        eq(responses.invitationId, invitationId),
        isNull(responses.deletedAt),
      ),
    ),
    open: selectResponses(isUnlinkedSql(eventId)),
  }
}

/** The rows of `responsesToMatchQueries`. @throws Refusal 404 for a party that is not on the event's list */
export function responsesToMatch({
  listed,
  own: [own],
  open,
}: Results<ReturnType<typeof responsesToMatchQueries>>): ResponsesToMatch {
  invitationIn(listed)
  return { own: own ? responseToMatch(own) : null, open: open.map(responseToMatch) }
}

type Row = Results<ReturnType<typeof responsesToMatchQueries>>['open'][number]

function responseToMatch({ party, ...response }: Row): ResponseToMatch {
  return { ...response, people: party.map(({ name }) => name) }
}
