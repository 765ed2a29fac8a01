import * as accountPlanner from '../../account/words/planner.ts'
import * as adminGuest from '../../admin/words/guest.ts'
import * as adminKitchen from '../../admin/words/kitchen.ts'
import * as adminPlanner from '../../admin/words/planner.ts'
import type { RefusalWords } from '../../core/refusals.ts'
import * as corePlanner from '../../core/words/planner.ts'
import * as coreServer from '../../core/words/server.ts'
import * as coreShared from '../../core/words/shared.ts'
import * as eventsGuest from '../../events/words/guest.ts'
import * as eventsPlanner from '../../events/words/planner.ts'
import * as invitationsPlanner from '../../invitations/words/planner.ts'
import * as invitationsServer from '../../invitations/words/server.ts'
import * as kitchenPlanner from '../../kitchen/words/planner.ts'
import * as linksKitchen from '../../links/words/kitchen.ts'
import * as linksPlanner from '../../links/words/planner.ts'
import * as mailingsServer from '../../mailings/words/server.ts'
import * as membersPlanner from '../../members/words/planner.ts'
import * as menuGuest from '../../menu/words/guest.ts'
import * as menuPlanner from '../../menu/words/planner.ts'
import * as menuPlannerChooseAgain from '../../menu/words/planner-choose-again.ts'
import * as menuTranslations from '../../menu/words/planner-translations.ts'
import * as needsPlanner from '../../needs/words/planner.ts'
import * as partyGuest from '../../party/words/guest.ts'
import * as partyGuestEdit from '../../party/words/guest-edit.ts'
import * as partyPlanner from '../../party/words/planner.ts'
import * as partyServer from '../../party/words/server.ts'
import * as purchasesPlanner from '../../purchases/words/planner.ts'
import * as seatingPlanner from '../../seating/words/planner.ts'
import * as sheetsShared from '../../sheets/words/shared.ts'
import * as templatesPlanner from '../../templates/words/planner.ts'
import { readerRefusals } from '../reader-refusals.ts'

/** The sentence of every reason. One that a page says by itself, too, stands in that page's file. */
export const refusals: RefusalWords = {
  ...readerRefusals({
    admin: { ...adminGuest, ...adminKitchen },
    core: { ...coreServer, ...coreShared },
    events: eventsGuest,
    invitations: invitationsServer,
    links: linksKitchen,
    menu: menuGuest,
    party: { ...partyGuest, ...partyServer },
    edit: partyGuestEdit,
    sheets: sheetsShared,
  }),

  unknown_cursor: coreServer.unknownCursor,
  unknown_events_cursor: coreServer.unknownEventsCursor,
  list_query_invalid: coreServer.listQueryInvalid,

  confirm_link_invalid: accountPlanner.confirmLinkInvalid,
  password_required: accountPlanner.passwordRequired,
  password_too_common: accountPlanner.passwordTooCommon,
  reset_link_invalid: accountPlanner.resetLinkInvalid,
  unauthenticated: accountPlanner.notAuthenticated,
  wrong_credentials: accountPlanner.wrongCredentials,
  wrong_password: accountPlanner.confirmPasswordWrong,
  present_password_wrong: accountPlanner.presentPasswordWrong,
  same_address: accountPlanner.sameAddress,
  email_not_confirmed: accountPlanner.emailNotConfirmed,
  address_not_typed: accountPlanner.accountConfirmDiffers,
  shared_events: accountPlanner.sharedEventsLeft,
  already_confirmed: accountPlanner.alreadyConfirmed,
  already_registered: accountPlanner.alreadyRegistered,
  account_guessed: accountPlanner.accountGuessed,
  sign_in_busy: accountPlanner.tooBusy,

  admin_event_not_found: adminPlanner.adminEventNotFound,
  category_not_found: menuPlanner.categoryNotFound,
  role_too_small: membersPlanner.roleTooSmall,
  item_not_found: menuPlanner.itemNotFound,
  category_limit: ({ limit }) => menuPlanner.categoryLimitReached(limit),
  translation_limit: menuTranslations.translationLimit,
  translation_unknown: menuTranslations.translationUnknown,
  deadline_locked: eventsPlanner.deadlineLocked,
  delete_not_typed: eventsPlanner.confirmDiffers,
  dish_stays: menuPlanner.dishStays,
  dish_chosen: ({ guests }) => menuPlannerChooseAgain.dishChosen(guests),
  item_limit: ({ limit }) => menuPlanner.itemLimitReached(limit),
  contents_changed: needsPlanner.contentsMovedOn,
  form_changed: corePlanner.formChanged,
  menu_moved_on: menuPlanner.menuMovedOn,
  event_refunded: purchasesPlanner.eventRefunded,
  reopen_over: eventsPlanner.reopenOver,
  cover_too_large: eventsPlanner.coverTooLarge,
  cover_type: eventsPlanner.coverTypeWrong,
  no_free_code: eventsPlanner.noFreeCode,

  suspended: adminPlanner.changesPaused,
  link_forgotten: partyPlanner.linkForgotten,

  response_without_email: partyPlanner.noAddressGiven,
  export_needs_upgrade: partyPlanner.csvNeedsUpgrade,
  no_responses: partyPlanner.noSelections,
  decline_not_found: partyPlanner.declineNotFound,
  response_not_found: partyPlanner.responseGone,
  export_no_categories: partyPlanner.noCategoriesFound,
  export_no_items: partyPlanner.noItemsFound,
  response_erased: partyPlanner.linkErased,
  edit_link_not_mailed: partyPlanner.linkNotMailed,
  guests_erased: partyPlanner.guestsErased,
  restore_over: partyPlanner.restoreOver,
  mail_queue_full: partyPlanner.mailQueueFull,

  no_invitations: invitationsPlanner.noInvitations,
  listed_answered: invitationsPlanner.listedAnswered,
  listed_size: ({ places }) => invitationsPlanner.listedSize(places),
  invitation_not_found: invitationsPlanner.invitationNotFound,
  invitation_limit: ({ limit }) => invitationsPlanner.listFull(limit),
  import_not_found: invitationsPlanner.importNotFound,
  import_undo_over: invitationsPlanner.importUndoOver,
  invitation_restore_over: invitationsPlanner.invitationRestoreOver,

  list_mail_off: mailingsServer.listMailOff,
  mail_not_allowed: mailingsServer.mailNotAllowed,
  mail_no_menu: mailingsServer.mailNoMenu,
  mail_untested: mailingsServer.mailUntested,
  mail_count_changed: ({ count }) => mailingsServer.mailCountChanged(count),
  mail_paused: mailingsServer.mailPaused,
  mail_day_full: ({ left }) => mailingsServer.mailDayFull(left),
  mail_parties_full: ({ parties }) => mailingsServer.mailPartiesFull(parties),
  mail_closed: mailingsServer.mailClosed,

  member_not_found: membersPlanner.memberNotFound,
  member_already: membersPlanner.memberAlready,
  member_limit: ({ limit }) => membersPlanner.memberLimit(limit),
  membership_unknown: membersPlanner.membershipUnknown,
  membership_of_another: membersPlanner.membershipOfAnother,
  membership_expired: membersPlanner.membershipExpired,
  handover_not_typed: membersPlanner.handoverNotTyped,
  handover_too_soon: membersPlanner.handoverTooSoon,
  handover_unknown: membersPlanner.handoverUnknown,
  handover_of_another: membersPlanner.handoverOfAnother,
  handover_expired: membersPlanner.handoverExpired,

  template_not_found: templatesPlanner.templateNotFound,
  template_empty: templatesPlanner.templateEmpty,
  template_limit: templatesPlanner.templateLimit,

  kitchen_link_not_found: linksPlanner.linkNotFound,
  kitchen_link_limit: ({ limit }) => linksPlanner.linksFull(limit),
  kitchen_link_without_email: linksPlanner.linkWithoutEmail,
  kitchen_link_forgotten: linksPlanner.linkForgotten,
  special_not_found: kitchenPlanner.specialNotFound,
  nothing_to_replace: kitchenPlanner.nothingToReplace,

  seating_columns_missing: seatingPlanner.seatingColumnsMissing,
  seat_unknown: seatingPlanner.noSuchSeat,
  guest_to_seat_gone: seatingPlanner.guestToSeatGone,
  table_not_found: seatingPlanner.tableNotFound,
  seat_taken: ({ guest }) => seatingPlanner.seatTaken(guest),
  seating_moved_on: seatingPlanner.seatingMovedOn,
  table_limit: ({ limit }) => seatingPlanner.tableLimitReached(limit),
  tables_moved_on: seatingPlanner.tablesMovedOn,

  bad_signature: purchasesPlanner.badSignature,
  not_an_event: purchasesPlanner.notAnEvent,
  checkout_unauthenticated: purchasesPlanner.checkoutNotAuthenticated,
  nothing_to_refund: purchasesPlanner.nothingToRefund,
  plan_not_found: purchasesPlanner.productNotFound,
  payment_under_way: purchasesPlanner.paymentUnderWay,
  plan_not_above_limit: purchasesPlanner.notAboveLimit,
  upgrade_past_deadline: purchasesPlanner.pastDeadline,
  checkout_failed: purchasesPlanner.sessionNotCreated,
  no_checkout_url: purchasesPlanner.noCheckoutUrl,
  refund_failed: purchasesPlanner.refundFailed,
}
