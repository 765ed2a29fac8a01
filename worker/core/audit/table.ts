import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { entityTypes } from './entity-types.ts'

/** Condition of the partial indexes that skip audit rows of responses, so that a submission does not write them. */
export const besideResponses = sql.raw("entity_type <> 'guest_selection'")

/**
 * An event's id in the rows about it, its menu and what planners did with its answers, and the condition of the index `audit_of_event_by_time` (`migrations/0001_triggers.sql`)
 * that has them.
 */
export const eventOfEntry = sql.raw("coalesce(json_extract(details, '$.event_id'), entity_id)")
export const besideGuests = sql.raw(
  "(entity_type not in ('guest_selection', 'decline', 'user') or user_id is not null and entity_type <> 'user')",
)

/** No foreign keys: the log outlives the rows it refers to. */
export const auditLogs = sqliteTable(
  'audit_logs',
  {
    /** Highest id plus one. Only the oldest rows are deleted, so newer rows have higher ids. */
    id: integer('id').primaryKey(),
    userId: text('user_id'),
    action: text('action').notNull(),
    entityType: text('entity_type', { enum: entityTypes }).notNull(),
    entityId: text('entity_id'),
    details: text('details', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // The log newest first: all rows, or by planner, entity type or action, optionally for one day. Guests' rows are most
    // of the log and are only in the first index, so a submission writes no other.
    index('audit_by_time').on(table.createdAt),
    index('audit_of_planner_by_time').on(table.userId, table.createdAt).where(sql`user_id is not null`),
    index('audit_of_entity_by_time').on(table.entityType, table.createdAt).where(besideResponses),
    index('audit_of_action_by_time').on(table.action, table.createdAt).where(besideResponses),
  ],
)
