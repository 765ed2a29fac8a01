import type { Doer } from '../shape/log.ts'
import { authorName } from './planner-author.ts'

// The log of an event.
export const logTitle = 'Changes'
export const logAbout = 'Who changed what, newest first. What guests change themselves is with their answers.'
export const logEmpty = 'Nothing has been changed yet.'
export const olderChanges = 'Older changes'

/** The author, at the beginning of a line. @param userId the reader's own */
export function doerName(by: Doer, userId: string): string {
  if (by === 'guest') return 'A guest'
  if (by === 'site') return 'Platewise'
  if ('kitchen' in by) return by.kitchen ? `The kitchen (${by.kitchen})` : 'The kitchen'
  const name = authorName(by.author, userId)
  // A name stays as its owner writes it.
  return by.author.id === userId || by.author.name === ''
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name
}

const did: Record<string, string> = {
  CREATE_EVENT: 'created the event',
  UPDATE_EVENT: 'changed the event',
  CLOSE_EVENT: 'closed the event',
  REOPEN_EVENT: 'reopened the event',
  ARCHIVE_EVENT: 'archived the event for themselves',
  UNARCHIVE_EVENT: 'took the event out of their archive',
  UPGRADE_EVENT: 'added places',
  UPDATE_COVER: 'changed the cover image',
  REFUND_EVENT: 'refunded a payment',
  REFUND_FAILED: 'could not refund a payment',
  HIDE_REFUNDED_EVENT: 'hid the event after a refund',
  RESTORE_REFUNDED_EVENT: 'showed the event again after a refund',
  SUSPEND_EVENT: 'suspended the event',
  RESTORE_EVENT: 'lifted the suspension',
  ERASE_PERSONAL_DATA: 'erased personal details',
  ERASE_NEEDS: 'erased what guests must avoid',
  CREATE_MENU_CATEGORY: 'added a course',
  UPDATE_MENU_CATEGORY: 'changed a course',
  DELETE_MENU_CATEGORY: 'deleted a course',
  REORDER_MENU_CATEGORIES: 'sorted the courses',
  CREATE_MENU_ITEM: 'added a dish',
  UPDATE_MENU_ITEM: 'changed a dish',
  DELETE_MENU_ITEM: 'deleted a dish',
  REORDER_MENU_ITEMS: 'sorted the dishes of a course',
  ADD_TO_MENU: 'added a menu from text',
  MOVE_MENU_ITEM: 'moved a dish',
  TRANSLATE_MENU: 'translated the menu',
  DELETE_TRANSLATION: 'deleted a translation of the menu',
  UPDATE_CONTENTS: 'said what is in a dish',
  UPDATE_OWN_NEEDS: 'changed the needs that guests can tick',
  EXPORT_CSV: 'downloaded a list',
  TELL_RESPONSES_APART: 'told answers with the same name apart',
  UNDO_TELL_RESPONSES_APART: 'took back that answers with the same name are apart',
  COPY_EDIT_LINK: 'copied the edit link of an answer',
  RESEND_EDIT_LINK: 'mailed the edit link of an answer again',
  CREATE_GUEST_SELECTION: 'added an answer',
  UPDATE_GUEST_SELECTION: 'changed an answer',
  DELETE_GUEST_SELECTION: 'deleted an answer',
  RESTORE_GUEST_SELECTION: 'restored an answer',
  CREATE_DECLINE: 'added somebody as not coming',
  DELETE_DECLINE: 'deleted a “not coming”',
  RESTORE_DECLINE: 'restored a “not coming”',
  CREATE_KITCHEN_LINK: 'made a kitchen link',
  UPDATE_KITCHEN_LINK: 'changed the language of a kitchen link',
  RENEW_KITCHEN_LINK: 'renewed a kitchen link',
  REVOKE_KITCHEN_LINK: 'revoked a kitchen link',
  RESEND_KITCHEN_LINK: 'mailed a kitchen link again',
  SET_AGREEMENT: 'agreed to serve something else',
  TAKE_BACK_AGREEMENT: 'took back what was to be served instead',
  UPDATE_KITCHEN_SETTINGS: 'changed the kitchen’s settings',
  ISSUE_SHEET: 'issued a kitchen sheet',
  SEE_SHEET: 'confirmed a kitchen sheet as seen',
  UPDATE_SEATING: 'changed the settings of the tables',
  CREATE_TABLES: 'added tables',
  UPDATE_TABLE: 'changed a table',
  DELETE_TABLE: 'deleted a table',
  REORDER_TABLES: 'sorted the tables',
  PLACE_GUESTS: 'seated guests',
  FILL_TABLES: 'filled the tables',
  UNDO_FILL_TABLES: 'took back the filling of the tables',
  IMPORT_SEATING: 'imported a seating plan',
  CREATE_INVITATION: 'added to the guest list',
  UPDATE_INVITATION: 'changed the guest list',
  DELETE_INVITATION: 'removed from the guest list',
  RESTORE_INVITATION: 'put back on the guest list',
  RENEW_INVITATION_LINK: 'renewed a personal link',
  LINK_ANSWER: 'said whose answer it is',
  UNLINK_ANSWER: 'took back whose answer it is',
  IMPORT_INVITATIONS: 'imported a guest list',
  UNDO_IMPORT_INVITATIONS: 'took back an import of the guest list',
  SEND_LIST_MAIL: 'sent mail to the guest list',
  UPDATE_REMINDERS: 'changed the reminders',
  SEND_TEST_MAIL: 'sent a test mail',
  RESTORE_LIST_MAIL: 'let mail to the guest list go out again',
  INVITE_MEMBER: 'invited somebody to plan the event',
  WITHDRAW_MEMBER_INVITATION: 'withdrew an invitation to plan the event',
  JOIN_EVENT: 'joined',
  UPDATE_MEMBER: 'changed the role of a member',
  REMOVE_MEMBER: 'removed a member',
  LEAVE_EVENT: 'left',
  OFFER_EVENT: 'offered to hand the event over',
  WITHDRAW_OFFER: 'took the offer of the event back',
  DECLINE_OFFER: 'declined to take the event over',
  HAND_OVER_EVENT: 'took the event over from its owner',
}

/** Actions of people about themselves: the line begins with their name already. */
const ofThemselves = ['JOIN_EVENT', 'LEAVE_EVENT', 'SEE_SHEET']

/** An entry after the name of who did it: "changed a dish: Soup". */
export function whatWasDone({ action, subject }: { action: string; subject: string }): string {
  const words = did[action] ?? action.toLowerCase().replaceAll('_', ' ')
  return subject && !ofThemselves.includes(action) ? `${words}: ${subject}` : words
}
