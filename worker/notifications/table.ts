import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../account/table.ts'
import { notificationKinds } from './shape.ts'

/** Kinds of notifications a planner has switched off. Without a row a kind is sent. */
export const notificationsOff = sqliteTable(
  'notifications_off',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
