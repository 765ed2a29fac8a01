import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../account/table.ts'
import { events } from '../events/table/events.ts'
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

/** Notifications about one event, as somebody who plans it switched them. Without a row its owner gets them, and no member. */
export const eventMails = sqliteTable(
  'event_mails',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    wanted: integer('wanted', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    // An account that is deleted takes its switches with it.
    index('event_mails_of_user').on(table.userId),
  ],
)
