import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from './accounts.ts'

// What the admin's lists are sorted, counted and searched by. Triggers on user and events keep all three.

/** What a planner has, beside `user` so that a guest's answer never touches an account. */
export const plannerCounts = sqliteTable(
  'planner_counts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The user's, for the order of all events by planner. */
    email: text('email').notNull(),
    eventCount: integer('event_count').notNull().default(0),
    /** The sum of `sorted_guests` of their events: what admins sort planners by. */
    guestTotal: integer('guest_total').notNull().default(0),
  },
  (table) => [
    index('planners_by_events').on(table.eventCount, table.userId),
    index('planners_by_guests').on(table.guestTotal, table.userId),
    // Those without an event would be walked through for nothing.
    uniqueIndex('planners_with_events_by_email').on(table.email).where(sql`event_count > 0`),
  ],
)

/** How far a task of cron has come that goes through a table in slices. */
export const cronProgress = sqliteTable('cron_progress', {
  task: text('task', { enum: ['sort_guests'] }).primaryKey(),
  /** The id of the last row it looked at; null once it has been through the table. */
  cursor: text('cursor'),
  /** When it began to go through the table. */
  startedAt: integer('started_at').notNull(),
})

/** How many rows a table has. */
export const totals = sqliteTable('totals', {
  what: text('what', { enum: ['planner', 'event'] }).primaryKey(),
  count: integer('count').notNull(),
})

/** What planners and events are found by: the view `words_to_find` says which words they are. */
export const searchWords = sqliteTable(
  'search_words',
  {
    kind: text('kind', { enum: ['planner', 'event'] }).notNull(),
    word: text('word').notNull(),
    id: text('id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word, table.id] }),
    // Whether one has a further word as well, and all of it when it goes.
    index('search_words_of').on(table.kind, table.id, table.word),
  ],
)
