import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from '../account/table.ts'

// Data for sorting and counting the admin's lists. Triggers maintain these tables.

/** Counts per planner. Separate from `user`, so that a guest's response never writes an account row. */
export const plannerCounts = sqliteTable(
  'planner_counts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Copy of the user's email, for sorting all events by planner. */
    email: text('email').notNull(),
    eventCount: integer('event_count').notNull().default(0),
    /** Sum of `sorted_guests` over the planner's events. Admins sort planners by it. */
    guestTotal: integer('guest_total').notNull().default(0),
  },
  (table) => [
    index('planners_by_events').on(table.eventCount, table.userId),
    index('planners_by_guests').on(table.guestTotal, table.userId),
    // Partial, so that the scan skips planners without events.
    uniqueIndex('planners_with_events_by_email').on(table.email).where(sql`event_count > 0`),
  ],
)

/**
 * Progress of a cron task that scans a table in slices. Of `clock` it is the last run; of `erasures`, how far the log of
 * erasures is known here.
 */
export const cronProgress = sqliteTable('cron_progress', {
  task: text('task', { enum: ['sort_guests', 'clock', 'erasures'] }).primaryKey(),
  /** Id of the last row scanned; null when the scan is complete. */
  cursor: text('cursor'),
  /** Start of the scan. */
  startedAt: integer('started_at').notNull(),
})

/** Row count per table. */
export const totals = sqliteTable('totals', {
  what: text('what', { enum: ['planner', 'event'] }).primaryKey(),
  count: integer('count').notNull(),
})
