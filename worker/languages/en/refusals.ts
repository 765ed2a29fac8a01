import type { RefusalWords } from '../../core/refusals.ts'
import * as account from './account.ts'
import * as api from './api.ts'
import * as changedForm from './changed-form.ts'
import * as chooseAgain from './choose-again.ts'
import * as closing from './closing.ts'
import * as dishContents from './dish-contents.ts'
import * as edit from './edit.ts'
import * as editLater from './edit-later.ts'
import * as editLink from './edit-link.ts'
import * as guest from './guest.ts'
import * as kitchenLink from './kitchen-link.ts'
import * as kitchenPage from './kitchen-page.ts'
import * as menu from './menu.ts'
import * as ownAccount from './own-account.ts'
import * as planner from './planner.ts'
import * as purchases from './purchases.ts'
import * as sheets from './sheets.ts'
import * as suspension from './suspension.ts'
import * as tables from './tables.ts'

/** The sentence of every reason. One that a page says by itself, too, stands in that page's file. */
export const refusals: RefusalWords = {
  invalid: api.checkInput,
  not_json: api.notJson,
  not_utf8: api.notUtf8,
  body_incomplete: api.bodyIncomplete,
  unknown_cursor: api.unknownCursor,
  unknown_events_cursor: api.unknownEventsCursor,
  list_query_invalid: api.listQueryInvalid,
  origin: api.foreignOrigin,
  not_found: api.notFound,
  method_not_allowed: api.methodNotAllowed,
  body_too_large: api.bodyTooLarge,
  json_expected: api.jsonExpected,
  too_many: guest.tooMany,
  internal: guest.somethingWrong,
  unavailable: guest.somethingWrong,

  confirm_link_invalid: account.confirmLinkInvalid,
  password_required: account.passwordRequired,
  password_too_common: account.passwordTooCommon,
  reset_link_invalid: account.resetLinkInvalid,
  unauthenticated: api.notAuthenticated,
  wrong_credentials: account.wrongCredentials,
  wrong_password: account.confirmPasswordWrong,
  present_password_wrong: ownAccount.presentPasswordWrong,
  same_address: ownAccount.sameAddress,
  email_not_confirmed: account.emailNotConfirmed,
  address_not_typed: account.accountConfirmDiffers,
  already_confirmed: account.alreadyConfirmed,
  already_registered: account.alreadyRegistered,
  account_guessed: account.accountGuessed,
  sign_in_busy: account.tooBusy,

  admin_event_not_found: planner.adminEventNotFound,
  category_not_found: api.categoryNotFound,
  event_not_found: guest.eventGone,
  item_not_found: api.itemNotFound,
  category_limit: ({ limit }) => planner.categoryLimitReached(limit),
  deadline_locked: planner.deadlineLocked,
  delete_not_typed: planner.confirmDiffers,
  dish_stays: menu.dishStays,
  dish_chosen: ({ guests }) => chooseAgain.dishChosen(guests),
  id_taken: guest.somethingWrong,
  item_limit: ({ limit }) => planner.itemLimitReached(limit),
  contents_changed: dishContents.contentsMovedOn,
  form_changed: changedForm.formChanged,
  menu_moved_on: planner.menuMovedOn,
  event_refunded: purchases.eventRefunded,
  reopen_over: closing.reopenOver,
  cover_too_large: planner.coverTooLarge,
  cover_type: planner.coverTypeWrong,
  no_free_code: api.noFreeCode,

  bad_code: guest.badCode,
  foreign_id: guest.submitFailed,
  no_address: guest.noAddress,
  bad_code_in_url: guest.invalidCodeInUrl,
  code_not_found: guest.eventNotFoundHome,
  link_invalid: guest.linkInvalid,
  dish_changed: guest.dishChanged,
  edit_does_not_fit: ({ guestLimit, otherGuests }) => guest.editDoesNotFit(guestLimit, otherGuests),
  decline_gone: guest.declineGone,
  id_declined: guest.declineSaved,
  id_reused: guest.firstAnswerSaved,
  menu_changed: guest.menuChanged,
  no_categories: guest.noCategories,
  no_items: guest.noItems,
  party_does_not_fit: guest.partyDoesNotFit,
  required: guest.coursesRequired,
  response_changed: editLater.changedMeanwhile,
  deadline_passed: guest.deadlinePassed,
  event_unavailable: guest.eventUnavailable,
  event_suspended: suspension.guestsPaused,
  kitchen_suspended: suspension.kitchenPaused,
  suspended: suspension.changesPaused,
  link_expired: guest.linkExpired,
  link_forgotten: editLink.linkForgotten,
  needs_closed:
    'What must be avoided can no longer be changed here. Please tell the organizer, and the staff on the day.',
  response_removed: guest.answerRemoved,
  too_many_addresses: guest.tooManyAddresses,
  decline_unavailable: guest.declineFailed,
  submit_unavailable: guest.submitFailed,
  update_unavailable: edit.updateFailed,

  response_without_address: editLink.noAddressGiven,
  export_needs_upgrade: planner.csvNeedsUpgrade,
  no_responses: planner.noSelections,
  decline_not_found: planner.declineNotFound,
  response_not_found: planner.responseGone,
  export_no_categories: planner.noCategoriesFound,
  export_no_items: planner.noItemsFound,
  response_erased: editLink.linkErased,
  edit_link_not_mailed: editLink.linkNotMailed,
  guests_erased: planner.guestsErased,
  restore_over: planner.restoreOver,
  mail_queue_full: editLink.mailQueueFull,

  kitchen_link_not_found: kitchenLink.linkNotFound,
  kitchen_link_unknown: kitchenLink.kitchenLinkUnknown,
  kitchen_link_reads: kitchenLink.linkReads,
  kitchen_link_names: kitchenLink.linkNoCards,
  kitchen_link_limit: ({ limit }) => kitchenLink.linksFull(limit),
  kitchen_link_without_address: kitchenLink.linkWithoutAddress,
  kitchen_link_expired: kitchenLink.kitchenLinkExpired,
  kitchen_link_forgotten: kitchenLink.linkForgotten,
  kitchen_link_revoked: kitchenLink.linkRevoked,
  sheet_not_found: sheets.sheetNotFound,
  sheet_before_closing: sheets.finalBeforeClosing,
  sheet_limit: ({ limit }) => sheets.sheetsFull(limit),
  sheet_superseded: ({ sheet }) => sheets.superseded(sheet),
  special_not_found: kitchenPage.specialNotFound,
  nothing_to_replace: kitchenPage.nothingToReplace,

  seating_columns_missing: tables.seatingColumnsMissing,
  seat_unknown: tables.noSuchSeat,
  guest_to_seat_gone: tables.guestToSeatGone,
  table_not_found: tables.tableNotFound,
  seat_taken: ({ guest }) => tables.seatTaken(guest),
  seating_moved_on: tables.seatingMovedOn,
  table_limit: ({ limit }) => tables.tableLimitReached(limit),
  tables_moved_on: tables.tablesMovedOn,

  bad_signature: api.badSignature,
  not_an_event: api.notAnEvent,
  checkout_unauthenticated: api.checkoutNotAuthenticated,
  nothing_to_refund: purchases.nothingToRefund,
  plan_not_found: api.productNotFound,
  payment_under_way: purchases.paymentUnderWay,
  plan_not_above_limit: purchases.notAboveLimit,
  upgrade_past_deadline: purchases.pastDeadline,
  checkout_failed: api.sessionNotCreated,
  no_checkout_url: api.noCheckoutUrl,
  refund_failed: purchases.refundFailed,
}
