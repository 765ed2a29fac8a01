import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { events } from '../../events/table/events.ts'
import type { Person } from '../shape/person.ts'

export const responses = sqliteTable(
  'guest_selections',
  {
    /** A hash of the submission id (`answerIdOf`), which opens the edit link and is not stored. */
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    leadGuestName: text('lead_guest_name').notNull(),
    leadGuestEmail: text('lead_guest_email'),
    guestCount: integer('guest_count').notNull(),
    /** The party, the lead guest first. */
    selections: text('selections', { mode: 'json' }).$type<Person[]>().notNull(),
    /** `submissionHash` of the first submission. Distinguishes a replay from a reused id. Edits never change it. */
    submissionHash: text('submission_hash').notNull(),
    /** SHA-256 of the edit token. The token is never stored. */
    editTokenHash: text('edit_token_hash').notNull().unique(),
    version: integer('version').notNull().default(1),
    /** Last author: the planner's id, or null for the guest. The audit triggers read it. */
    writtenBy: text('written_by'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** Time at which the planner said that it is not the same party as those that share its names. */
    toldApartAt: integer('told_apart_at'),
    /** Tag of the language in which a guest last wrote it, as mails about it are. Null if none is known. */
    language: text('language'),
    /** The invitation that it answers. A deleted response keeps it, to be restored with it. */
    invitationId: text('invitation_id'),
  },
  (table) => [
    index('responses_of_event_newest_first').on(table.eventId, table.createdAt, table.id),
    index('responses_to_forget')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and lead_guest_name <> ''`),
    // An invitation has one response. Responses of events without a list are not in the index.
    uniqueIndex('responses_one_per_invitation')
      .on(table.invitationId)
      .where(sql`invitation_id is not null and deleted_at is null`),
    check('responses_count_is_a_party', sql`${table.guestCount} between 1 and 10`),
    check(
      'responses_count_is_their_length',
      sql`json_array_length(${table.selections}) = ${table.guestCount}`,
    ),
    check(
      'responses_anonymized_whole',
      sql`${table.leadGuestName} <> '' or (${table.leadGuestEmail} is null and ${table.submissionHash} = '')`,
    ),
  ],
)
