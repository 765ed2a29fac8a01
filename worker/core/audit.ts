import { sql } from 'drizzle-orm'
import { type Actor, userIdOf } from './actor.ts'
import type { Database } from './db.ts'
import { auditLogs } from './schema/audit.ts'

export type Action =
  | 'CREATE_EVENT'
  | 'UPDATE_EVENT'
  | 'DELETE_EVENT'
  | 'UPGRADE_EVENT'
  | 'CREATE_MENU_CATEGORY'
  | 'UPDATE_MENU_CATEGORY'
  | 'DELETE_MENU_CATEGORY'
  | 'REORDER_MENU_CATEGORIES'
  | 'CREATE_MENU_ITEM'
  | 'UPDATE_MENU_ITEM'
  | 'DELETE_MENU_ITEM'
  | 'REORDER_MENU_ITEMS'
  | 'SIGN_OUT'
  | 'EXPORT_CSV'
  | 'ADMIN_DELETE_EVENT'
  | 'REFUND_EVENT'
  | 'REFUND_FAILED'
  | 'HIDE_REFUNDED_EVENT'
  | 'RESTORE_REFUNDED_EVENT'
  | 'ERASE_PERSONAL_DATA'
  | 'DELETE_ACCOUNT'
  | 'EXPORT_ACCOUNT'
  | 'UPDATE_COVER'

/**
 * An audit row. `details` are facts about the entity by snake_case names, as an admin reads them: `title`, `name`,
 * `event_id`, `event_code`, `event_date`, `time_zone`, `ids` (of a new sort), `session_id`, `guest_limit`,
 * `amount_total`. They hold no names of guests, allergies or choices.
 */
export type AuditEntry = {
  actor: Actor
  action: Action
  entityType: typeof auditLogs.$inferInsert.entityType
  entityId: string | null
  details?: Record<string, unknown>
  at: number
}

/**
 * The audit row of the statement right before it in the same batch. It is written only if that statement changed a row,
 * so no other statement may stand between the two.
 */
export function auditStatement(db: Database, entry: AuditEntry) {
  const { actor, action, entityType, entityId, at } = entry
  const details = entry.details === undefined ? null : JSON.stringify(entry.details)
  return db
    .insert(auditLogs)
    .select(
      sql`select null, ${userIdOf(actor)}, ${action}, ${entityType}, ${entityId}, ${details}, ${at} where changes() > 0`,
    )
}
