import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Audit rows of anything but responses: the condition of the indexes that a submission does not write. */
export const besideResponses = sql.raw("entity_type <> 'guest_selection'")

/** Plain ids and no parents: the log outlives what it tells of. */
export const auditLogs = sqliteTable(
  'audit_logs',
  {
    /** One more than the highest there is: rows only go from the old end, so newer rows have higher ids. */
    id: integer('id').primaryKey(),
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
    // The log newest first: all of it, or of a planner, of a kind of thing, of an action; and a day of each. Only the
    // first one holds what guests do, which is most of the log: a submission writes no other.
    index('audit_by_time').on(table.createdAt),
    index('audit_of_planner_by_time').on(table.userId, table.createdAt).where(sql`user_id is not null`),
    index('audit_of_entity_by_time').on(table.entityType, table.createdAt).where(besideResponses),
    index('audit_of_action_by_time').on(table.action, table.createdAt).where(besideResponses),
  ],
)
