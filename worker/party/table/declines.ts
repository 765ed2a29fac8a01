import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { events } from '../../events/table/events.ts'

/** `submission_hash` of a decline that a party's answer made, of those of it who do not come. */
export const partHash = 'part'

/** Parties that told they cannot come. They take no place. */
export const declines = sqliteTable(
  'declines',
  {
    /** `responseIdOf` the submission id: an id is either a response's or a decline's. */
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
    /** Tag of the language in which it was given: that of mails about it. Null where none was told. */
    language: text('language'),
    /** The invitation that it answers, for all of its people or for some. */
    invitationId: text('invitation_id'),
    /** The listed people that it names, in the order of `names`. Null where the names alone are known. */
    personIds: text('person_ids', { mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    index('declines_of_event_newest_first').on(table.eventId, table.createdAt, table.id),
    // Cron anonymizes deleted ones.
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
