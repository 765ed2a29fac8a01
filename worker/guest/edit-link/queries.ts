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

// The table is named: an unqualified column would be the inner table's.
const mailFailed = sql<number | null>`case when guest_selections.lead_guest_email is not null then
  (select o.failed_at is not null from ${outbox} o where o.subject_id = guest_selections.id
  order by o.created_at desc limit 1) end`.as('mail_failed')

/**
 * The response, the places of its invitation for which nobody has answered and who of it does not come, where there is one,
 * and whether the last mail about it was given up.
 */
export const responseOfToken = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(responses), silent, notComing, mailFailed })
    .from(responses)
    .where(eq(responses.editTokenHash, sql.placeholder('hash')))
    .limit(1),
)

const idOfToken = sql`(select ${responses.id} from ${responses}
  where ${responses.editTokenHash} = ${sql.placeholder('hash')})`

/** The substitutes of that response. */
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
    .where(eq(substitutes.responseId, idOfToken)),
)

/** Those that ended. */
export const endedOfToken = preparedQuery((db) =>
  db
    .select({
      personId: endedSubstitutes.personId,
      categoryId: endedSubstitutes.categoryId,
      words: endedSubstitutes.words,
      by: endedSubstitutes.by,
    })
    .from(endedSubstitutes)
    .where(eq(endedSubstitutes.responseId, idOfToken)),
)

/** A link of the kitchen that is open, where there is one. */
export const linkOfToken = preparedQuery((db) =>
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
