import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { responses } from '#party/table/responses'
import { invitationIn, listedInvitation, unlisted } from '../read.ts'
import type { AnswerOfSomebody, AnswersToChoose } from '../shape/invitation.ts'

/** The queries for the responses of which one may answer an invitation. */
export function answersToChooseQueries(db: Database, eventId: SQL<string>, invitationId: string) {
  const answers = (which: SQL | undefined) =>
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
    own: answers(
      and(
        eq(responses.eventId, eventId),
        eq(responses.invitationId, invitationId),
        isNull(responses.deletedAt),
      ),
    ),
    open: answers(unlisted(eventId)),
  }
}

/** The rows of `answersToChooseQueries`. @throws Refusal 404 for a party that is not on the event's list */
export function answersToChoose({
  listed,
  own: [own],
  open,
}: Results<ReturnType<typeof answersToChooseQueries>>): AnswersToChoose {
  invitationIn(listed)
  return { own: own ? answerOf(own) : null, open: open.map(answerOf) }
}

type Row = Results<ReturnType<typeof answersToChooseQueries>>['open'][number]

function answerOf({ party, ...answer }: Row): AnswerOfSomebody {
  return { ...answer, people: party.map(({ name }) => name) }
}
