import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { events } from '../../events/table/events.ts'

/** `submission_hash` of a decline that was stored with a response, of those people of the invitation who do not come. */
export const storedWithResponse = 'part'

/** Parties that cannot come. They take no places. */
export const declines = sqliteTable(
  'declines',
  {
    /** A hash of the submission id (`answerIdOf`), so that an id is either a response's or a decline's. */
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The people who cannot come, the lead guest first. Anonymized names are empty, so their number stays. */
    names: text('names', { mode: 'json' }).$type<string[]>().notNull(),
    email: text('email'),
    /** Distinguishes a replay from a reused id. Empty once anonymized. */
    submissionHash: text('submission_hash').notNull(),
    /** SHA-256 of the decline's token. The token is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    version: integer('version').notNull().default(1),
    /** Last author: the planner's id, or null for the guest. The audit triggers read it. */
    writtenBy: text('written_by'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** Tag of the guest's language, in which mails about it are written. Null if none is known. */
    language: text('language'),
    /** The invitation that it answers, for all of its people or for some. */
    invitationId: text('invitation_id'),
    /** Ids of the listed people that it names, in the order of `names`. Null if they are not on the list. */
    personIds: text('person_ids', { mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    index('declines_of_event_newest_first').on(table.eventId, table.createdAt, table.id),
    // Cron reads the deleted declines to anonymize.
    index('declines_to_forget')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and submission_hash <> ''`),
    uniqueIndex('declines_one_per_invitation')
      .on(table.invitationId)
      .where(sql`invitation_id is not null and deleted_at is null`),
    check('declines_name_a_party', sql`json_array_length(${table.names}) between 1 and 10`),
    check(
      'declines_anonymized_whole',
      sql`${table.submissionHash} <> '' or (${table.email} is null and ${table.names} ->> 0 = '')`,
    ),
  ],
)
