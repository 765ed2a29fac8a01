import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { events } from '../events/table/events.ts'
import type { Invitee } from './shape/invitation.ts'

/** Invitations of an event: the parties that its planner invited. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** `sortKeyOf` the label: the order of the list. */
    sortKey: text('sort_key').notNull(),
    /** The people known by name. Their ids are carried into the response. */
    people: text('people', { mode: 'json' }).$type<Invitee[]>().notNull().default([]),
    maxSize: integer('max_size').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** `matchKeyOf` the party: an answer with the same is theirs. */
    matchKey: text('match_key'),
    /** BCP 47 tag of the language of its mails. */
    language: text('language'),
    tableLabel: text('table_label').notNull().default(''),
    note: text('note').notNull().default(''),
    /** SHA-256 of the personal link's token. The token is never stored. */
    linkHash: text('link_hash').notNull().unique(),
    /** Increases with each new link: the one before opens nothing. */
    linkVersion: integer('link_version').notNull().default(1),
    // Triggers on guest_selections and declines maintain the next two.
    responseId: text('response_id'),
    declineId: text('decline_id'),
    // Figures in people. A trigger on this table maintains them, and the sums on the event.
    /** Places of the party: `max_size` without vendors. */
    places: integer('places').notNull(),
    /** Vendors among its people: the kitchen counts their meals. */
    vendors: integer('vendors').notNull().default(0),
    coming: integer('coming').notNull().default(0),
    notComing: integer('not_coming').notNull().default(0),
    /** People who have not answered: all places at first. */
    silent: integer('silent').notNull(),
    /** Responses of which the planner said that they are not theirs. */
    notTheirs: text('not_theirs', { mode: 'json' }).$type<string[]>().notNull().default([]),
    paused: integer('paused', { mode: 'boolean' }).notNull().default(false),
    /** The import that added it, and the row of its file. */
    importId: text('import_id'),
    rowNo: integer('row_no'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('invitations_of_event_by_label').on(table.eventId, table.sortKey, table.id),
    index('invitations_by_match').on(table.eventId, table.matchKey).where(sql`match_key is not null`),
    uniqueIndex('invitations_once_per_row').on(table.importId, table.rowNo).where(sql`import_id is not null`),
    // Cron deletes those that cannot be restored any more.
    index('invitations_to_forget').on(table.deletedAt).where(sql`deleted_at is not null`),
    check('invitations_are_a_party', sql`${table.maxSize} between 1 and 10`),
    check('invitations_have_room', sql`json_array_length(${table.people}) <= ${table.maxSize}`),
  ],
)

/** Assignments of an `update invitations set` that anonymizes a party: its places stay, and who of them answered. */
export const anonymizedInvitation = sql`label = '', sort_key = '', email = null, match_key = null, phone = null, language = null,
  table_label = '', note = '', people = (select json_group_array(json_set(value, '$.name', '')) from json_each(people))`

/** SQL condition: true for a party that is not anonymized. */
export const personalInvitation = sql`label <> ''`
