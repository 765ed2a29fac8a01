import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Stored cover images to delete, as no event uses them. Rows are added before an upload, with a change of the cover, and by a trigger when an event is deleted. */
export const leftCovers = sqliteTable(
  'left_covers',
  {
    key: text('key').primaryKey(),
    /** Earliest time of deletion, late enough for an upload in progress to finish. */
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('left_covers_due').on(table.dueAt)],
)
