import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { events } from '../events/table/events.ts'
import { responses } from '../party/table/responses.ts'
import type { EndedReason } from './rules/ended.ts'
import type { ReplacedSubstitute } from './rules/overruled.ts'

/**
 * Substitutes: what is served to somebody instead of a dish, agreed with the kitchen (`agreements` in the database, `alternative`
 * in the API). `words` says what it is. A trigger on guest_selections deletes a row once the person's choice, needs,
 * note or wish for that dish change, or the person is gone; `setContents` once the dish's contents change in what it was
 * agreed for.
 */
export const substitutes = sqliteTable(
  'agreements',
  {
    responseId: text('response_id')
      .notNull()
      .references(() => responses.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    categoryId: text('category_id').notNull(),
    /** The dish it replaces, or the choice of none: empty, or 'none'. */
    itemId: text('item_id').notNull(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    agreedBy: text('agreed_by').notNull(),
    by: text('by', { enum: ['planner', 'kitchen'] }).notNull(),
    at: integer('at').notNull(),
    /** The kitchen's link by which it was agreed, and its label; null for the planner. */
    linkId: text('link_id'),
    linkLabel: text('link_label'),
    /** Substitutes of others that this one replaced: the most recent of each author. */
    replaced: text('replaced', { mode: 'json' }).$type<ReplacedSubstitute[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.responseId, table.personId, table.categoryId] }),
    index('agreements_of_event').on(table.eventId),
    index('agreements_of_item').on(table.itemId),
    check('agreements_say_something', sql`${table.words} <> '' and ${table.agreedBy} <> ''`),
  ],
)

/**
 * Substitutes that ended: taken back, or by another choice, other needs or another note, another wish, or other contents of the
 * dish. Deleted by triggers once something is agreed again or the person is gone.
 */
export const endedSubstitutes = sqliteTable(
  'ended_agreements',
  {
    responseId: text('response_id')
      .notNull()
      .references(() => responses.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    categoryId: text('category_id').notNull(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    agreedBy: text('agreed_by').notNull(),
    by: text('by', { enum: ['planner', 'kitchen'] }).notNull(),
    reason: text('reason').$type<EndedReason>().notNull(),
    /** When it ended. */
    at: integer('at').notNull(),
    linkId: text('link_id'),
    linkLabel: text('link_label'),
    /** The link by which it was taken back, and its label; null for the planner. */
    takenBackId: text('taken_back_id'),
    takenBackLabel: text('taken_back_label'),
    /** Earlier substitutes of others, where this one was taken back. */
    replaced: text('replaced', { mode: 'json' }).$type<ReplacedSubstitute[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.responseId, table.personId, table.categoryId] }),
    index('ended_agreements_of_event').on(table.eventId),
  ],
)

/** Columns that an ended agreement takes over from `agreements`. */
export const copiedColumns = {
  responseId: sql`response_id`,
  personId: sql`person_id`,
  categoryId: sql`category_id`,
  eventId: sql`event_id`,
  words: sql`words`,
  agreedBy: sql`agreed_by`,
  by: sql`"by"`,
  linkId: sql`link_id`,
  linkLabel: sql`link_label`,
}

/** Links that open an event's kitchen page without an account. */
export const kitchenLinks = sqliteTable(
  'kitchen_links',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** SHA-256 of the token. The token is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Part of the token: renewing a link raises it, so that the earlier token opens nothing. */
    generation: integer('generation').notNull().default(1),
    /** Ids of the categories it shows; null for all. */
    courses: text('courses', { mode: 'json' }).$type<string[]>(),
    names: text('names', { enum: ['none', 'specials', 'all'] })
      .notNull()
      .default('specials'),
    /** It may state what is in dishes and agree substitutes. Every link may acknowledge sheets. */
    mayConfirm: integer('may_confirm', { mode: 'boolean' }).notNull().default(false),
    /** A device may keep the page for a day. */
    keepOffline: integer('keep_offline', { mode: 'boolean' }).notNull().default(false),
    /** Tag of the language it is read in, where its reader chose none; null for a link of no language. */
    language: text('language'),
    /** Email address to which the link's URL is sent. */
    email: text('email'),
    revokedAt: integer('revoked_at'),
    /** When it was last opened. */
    openedAt: integer('opened_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('kitchen_links_of_event').on(table.eventId, table.createdAt)],
)
