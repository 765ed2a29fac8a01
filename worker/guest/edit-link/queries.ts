import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { preparedQuery } from '#core/db'
import { outbox } from '#core/mail/table'
import { invitations } from '#invitations/table'
import { endedSubstitutes, kitchenLinks, substitutes } from '#kitchen/table'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'

const silent = sql<number | null>`(select i.silent from ${invitations} i
  where i.id = ${responses.invitationId} and i.deleted_at is null)`.as('silent')

const notComing = sql<string | null>`(select d.names from ${declines} d
  where d.invitation_id = guest_selections.invitation_id and d.deleted_at is null)`.as('not_coming')

// Columns of the outer table are qualified by hand: SQLite would take bare names for the subquery's.
const mailFailed = sql<number | null>`case when guest_selections.lead_guest_email is not null then
  (select o.failed_at is not null from ${outbox} o where o.subject_id = guest_selections.id
  order by o.created_at desc limit 1) end`.as('mail_failed')

/**
 * The response of a token, with its invitation's places for which nobody has answered (`silent`) and people who do not come, and
 * whether the last mail about it could not be delivered.
 */
export const responseOfToken = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(responses), silent, notComing, mailFailed })
    .from(responses)
    .where(eq(responses.editTokenHash, sql.placeholder('hash')))
    .limit(1),
)

const responseIdOfToken = sql`(select ${responses.id} from ${responses}
  where ${responses.editTokenHash} = ${sql.placeholder('hash')})`

/** The substitutes of the response of a token. */
export const substitutesOfToken = preparedQuery((db) =>
  db
    .select({
      personId: substitutes.personId,
      categoryId: substitutes.categoryId,
      itemId: substitutes.itemId,
      words: substitutes.words,
      agreedBy: substitutes.agreedBy,
      by: substitutes.by,
    })
    .from(substitutes)
    .where(eq(substitutes.responseId, responseIdOfToken)),
)

/** The substitutes that ended. */
export const endedSubstitutesOfToken = preparedQuery((db) =>
  db
    .select({
      personId: endedSubstitutes.personId,
      categoryId: endedSubstitutes.categoryId,
      words: endedSubstitutes.words,
      by: endedSubstitutes.by,
    })
    .from(endedSubstitutes)
    .where(eq(endedSubstitutes.responseId, responseIdOfToken)),
)

/** A kitchen link of the response's event that is not revoked. */
export const kitchenLinkOfToken = preparedQuery((db) =>
  db
    .select({ id: kitchenLinks.id })
    .from(kitchenLinks)
    .where(
      and(
        eq(
          kitchenLinks.eventId,
          sql`(select ${responses.eventId} from ${responses}
          where ${responses.editTokenHash} = ${sql.placeholder('hash')})`,
        ),
        isNull(kitchenLinks.revokedAt),
      ),
    )
    .limit(1),
)
