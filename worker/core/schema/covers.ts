import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Stored cover images no event shows (any more), to be deleted. Filled before an upload and by triggers on events. */
export const leftCovers = sqliteTable(
  'left_covers',
  {
    key: text('key').primaryKey(),
    /** From when on it may be deleted: an upload under way is given its time. */
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('left_covers_due').on(table.dueAt)],
)
