import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  type SQLiteColumn,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import type { StoredContents } from '#needs/rules/stored-contents'
import { events } from '../events/table/events.ts'
import type { DishFields } from './shape/dish.ts'

export const menuCategories = sqliteTable(
  'menu_categories',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** Soft delete, so that earlier responses keep their names for it. */
    deletedAt: integer('deleted_at'),
    /** Everybody has to choose here, or to say "None for me". */
    required: integer('required', { mode: 'boolean' }).notNull().default(false),
    /** When the course is served, HH:MM in the event's zone. */
    servedAt: text('served_at'),
    /** The dish for whoever has not chosen here. Never served to special guests. */
    defaultItemId: text('default_item_id'),
  },
  (table) => [index('categories_of_event_in_order').on(table.eventId, table.sortOrder)],
)

export const menuItems = sqliteTable(
  'menu_items',
  {
    id: text('id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => menuCategories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    sortOrder: integer('sort_order').notNull(),
    deletedAt: integer('deleted_at'),
    /** The menu version in which name or description last changed; 0 if unchanged since creation. */
    changedIn: integer('changed_in').notNull().default(0),
    /** When it came into its category; 0 if that was before this was stored. */
    addedAt: integer('added_at').notNull().default(0),
    /** Statements about the dish. Null: nothing is confirmed. */
    contents: text('contents', { mode: 'json' }).$type<StoredContents>(),
    /** The menu version in which the contents last changed; 0 if they never did. */
    contentsVersion: integer('contents_version').notNull().default(0),
    /** Offered to children first, and counted apart. */
    forChildren: integer('for_children', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    check('items_changed_in_a_version', sql`${table.changedIn} >= 0`),
    index('items_of_category_in_order').on(table.categoryId, table.sortOrder),
  ],
)

/** The columns of a dish's own fields. */
export const dishColumns = {
  name: menuItems.name,
  description: menuItems.description,
  forChildren: menuItems.forChildren,
} satisfies Record<keyof DishFields, SQLiteColumn>

/**
 * Statements about a dish in an earlier version of its contents: one that was made on it is merged with what was
 * stated since.
 */
export const contentsBefore = sqliteTable(
  'contents_before',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => menuItems.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    contents: text('contents', { mode: 'json' }).$type<StoredContents>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
)

/**
 * A course's or dish's name and description in another language than the planner's main one, for guests. The
 * verbs that take a course or dish off the menu delete its own.
 */
export const menuWords = sqliteTable(
  'menu_words',
  {
    /** The id of a category or an item. */
    entityId: text('entity_id').notNull(),
    /** The language's tag. */
    language: text('language').notNull(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The main text it was made of: where that reads otherwise by now, somebody has to look at it again. */
    ofName: text('of_name').notNull(),
    ofDescription: text('of_description').notNull().default(''),
  },
  (table) => [
    // The event comes first: the page draws ids, and a dish elsewhere may have that of a course here.
    primaryKey({ columns: [table.eventId, table.entityId, table.language] }),
    check('menu_words_say_something', sql`${table.name} <> ''`),
  ],
)
