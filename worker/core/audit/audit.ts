import { sql } from 'drizzle-orm'
import { type Actor, userIdOf } from '../actor.ts'
import { type Builder, type Database, insertSelect, type Query, queryOf, type Rows } from '../db.ts'
import { auditLogs } from './table.ts'

export type Action =
  | 'CREATE_EVENT'
  | 'UPDATE_EVENT'
  | 'CLOSE_EVENT'
  | 'REOPEN_EVENT'
  | 'DELETE_EVENT'
  | 'ARCHIVE_EVENT'
  | 'UNARCHIVE_EVENT'
  | 'UPGRADE_EVENT'
  | 'CREATE_MENU_CATEGORY'
  | 'UPDATE_MENU_CATEGORY'
  | 'DELETE_MENU_CATEGORY'
  | 'REORDER_MENU_CATEGORIES'
  | 'CREATE_MENU_ITEM'
  | 'UPDATE_MENU_ITEM'
  | 'DELETE_MENU_ITEM'
  | 'REORDER_MENU_ITEMS'
  | 'ADD_TO_MENU'
  | 'SAVE_TEMPLATE'
  | 'RENAME_TEMPLATE'
  | 'DELETE_TEMPLATE'
  | 'MOVE_MENU_ITEM'
  | 'TRANSLATE_MENU'
  | 'DELETE_TRANSLATION'
  | 'UPDATE_CONTENTS'
  | 'UPDATE_OWN_NEEDS'
  | 'SIGN_OUT'
  | 'EXPORT_CSV'
  | 'TELL_RESPONSES_APART'
  | 'UNDO_TELL_RESPONSES_APART'
  | 'COPY_EDIT_LINK'
  | 'RESEND_EDIT_LINK'
  | 'ADMIN_DELETE_EVENT'
  | 'REFUND_EVENT'
  | 'REFUND_FAILED'
  | 'HIDE_REFUNDED_EVENT'
  | 'RESTORE_REFUNDED_EVENT'
  | 'ERASE_PERSONAL_DATA'
  | 'ERASE_NEEDS'
  | 'DELETE_ACCOUNT'
  | 'EXPORT_ACCOUNT'
  | 'SUSPEND_EVENT'
  | 'RESTORE_EVENT'
  | 'SUSPEND_PLANNER'
  | 'RESTORE_PLANNER'
  | 'SWITCH_NOTIFICATION_OFF'
  | 'SWITCH_NOTIFICATION_ON'
  | 'UPDATE_ACCOUNT'
  | 'END_SESSION'
  | 'UPDATE_COVER'
  | 'CREATE_KITCHEN_LINK'
  | 'UPDATE_KITCHEN_LINK'
  | 'RENEW_KITCHEN_LINK'
  | 'REVOKE_KITCHEN_LINK'
  | 'RESEND_KITCHEN_LINK'
  | 'SET_AGREEMENT'
  | 'UPDATE_KITCHEN_SETTINGS'
  | 'TAKE_BACK_AGREEMENT'
  | 'ISSUE_SHEET'
  | 'SEE_SHEET'
  | 'UPDATE_SEATING'
  | 'CREATE_TABLES'
  | 'UPDATE_TABLE'
  | 'DELETE_TABLE'
  | 'REORDER_TABLES'
  | 'PLACE_GUESTS'
  | 'FILL_TABLES'
  | 'UNDO_FILL_TABLES'
  | 'IMPORT_SEATING'
  | 'CREATE_INVITATION'
  | 'UPDATE_INVITATION'
  | 'DELETE_INVITATION'
  | 'RESTORE_INVITATION'
  | 'RENEW_INVITATION_LINK'
  | 'LINK_ANSWER'
  | 'UNLINK_ANSWER'
  | 'IMPORT_INVITATIONS'
  | 'UNDO_IMPORT_INVITATIONS'
  | 'SEND_LIST_MAIL'
  | 'UPDATE_REMINDERS'
  | 'SEND_TEST_MAIL'
  | 'RESTORE_LIST_MAIL'
  | 'INVITE_MEMBER'
  | 'WITHDRAW_MEMBER_INVITATION'
  | 'JOIN_EVENT'
  | 'UPDATE_MEMBER'
  | 'REMOVE_MEMBER'
  | 'LEAVE_EVENT'
  | 'OFFER_EVENT'
  | 'WITHDRAW_OFFER'
  | 'DECLINE_OFFER'
  | 'HAND_OVER_EVENT'

/**
 * An audit row. `details` are facts about the entity by snake_case names, as an admin reads them: `title`, `name`, `fields` that a form changed, `of` (the id of what was changed in an event),
 * `event_id`, `event_code`, `copied_from` (the code of another event), `event_date`, `time_zone`, `ids` (of a new sort), `session_id`, `guest_limit`,
 * `amount_total`, `places` (of an invitation), `invitations` (how many were added), `mails` (how many were queued) and their `kind`, `windows` and `hour` of reminders, `categories` and `items` (how many were added), `category_id` (where an item moved), `sheet` (a number) and `kind` of a sheet or of what changed of an account, `role` given to a member and `member` (the id of the account), `language` (of a translation), `kitchen_link` (the label of the link that did it). They hold no names of guests, allergies or choices.
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
 * A write with its audit row, for `runBatch`. The row is written only if the write changed one: no statement comes between
 * the two. The statement that follows reads in `changes()` whether there is an audit row.
 * @returns the query, with the rows of the write
 */
export function audited<Q extends Query<unknown> | Builder>(
  db: Database,
  write: Q,
  entry: AuditEntry,
): Query<Rows<Q>> {
  return { ...queryOf(db, write), audit: queryOf(db, auditRow(db, entry)).statement }
}

function auditRow(db: Database, entry: AuditEntry) {
  const { actor, action, entityType, entityId, at } = entry
  // No account tells who it was: the planner knows their links by their labels.
  const facts = actor.kind === 'kitchen' ? { ...entry.details, kitchen_link: actor.label } : entry.details
  return insertSelect(
    db,
    auditLogs,
    { userId: userIdOf(actor), action, entityType, entityId, details: facts, createdAt: at },
    sql`where changes() > 0`,
  )
}
