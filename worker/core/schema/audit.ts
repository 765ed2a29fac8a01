import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Plain ids and no parents: the log outlives what it tells of. */
export const auditLogs = sqliteTable(
  'audit_logs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id'),
    action: text('action').notNull(),
    entityType: text('entity_type', {
      enum: ['event', 'menu_category', 'menu_item', 'guest_selection', 'event_purchase', 'user'],
    }).notNull(),
    entityId: text('entity_id'),
    details: text('details', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // The log newest first: of a planner, of a kind of thing, of an action and of all, and a day of each.
    index('audit_of_planner_by_time').on(table.userId, table.createdAt),
    index('audit_of_entity_by_time').on(table.entityType, table.createdAt),
    index('audit_of_action_by_time').on(table.action, table.createdAt),
    index('audit_by_time').on(table.createdAt),
  ],
)
