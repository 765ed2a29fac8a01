import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../../account/table.ts'
import { events } from './events.ts'

/** Events a planner has archived. The mark is theirs alone, and changes nothing of the event. */
export const archivedEvents = sqliteTable(
  'archived_events',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    // An event is deleted with its marks.
    index('archived_by_event').on(table.eventId),
  ],
)
