/** Code by which a page decides what to do about a refusal. */
export type RefusalCode =
  | 'invalid'
  | 'bad_code'
  | 'unauthenticated'
  | 'wrong_credentials'
  | 'email_not_confirmed'
  | 'origin'
  | 'premium_only'
  | 'not_found'
  | 'method_not_allowed'
  | 'capacity'
  | 'menu_changed'
  | 'dish_changed'
  | 'dish_chosen'
  | 'id_reused'
  | 'id_declined'
  | 'answered'
  | 'by_invitation'
  | 'decline_gone'
  | 'id_taken'
  | 'changed'
  | 'limit_reached'
  | 'locked'
  | 'already_registered'
  | 'already_confirmed'
  | 'no_categories'
  | 'no_items'
  | 'confirm'
  | 'paused'
  | 'closed'
  | 'expired'
  | 'removed'
  | 'required'
  | 'revoked'
  | 'superseded'
  | 'suspended'
  | 'role'
  | 'already_member'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many'
  | 'unavailable'
  | 'internal'

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 503

/** Every reason for refusing a call. `words/` has its sentence under the same name. */
export const refusals = {
  // The request itself
  invalid: { status: 400, code: 'invalid' },
  not_json: { status: 400, code: 'invalid' },
  not_utf8: { status: 400, code: 'invalid' },
  body_incomplete: { status: 400, code: 'invalid' },
  unknown_cursor: { status: 400, code: 'invalid' },
  unknown_events_cursor: { status: 400, code: 'invalid' },
  list_query_invalid: { status: 400, code: 'invalid' },
  origin: { status: 403, code: 'origin' },
  not_found: { status: 404, code: 'not_found' },
  method_not_allowed: { status: 405, code: 'method_not_allowed' },
  body_too_large: { status: 413, code: 'too_large' },
  json_expected: { status: 415, code: 'unsupported_type' },
  too_many: { status: 429, code: 'too_many' },
  internal: { status: 500, code: 'internal' },
  unavailable: { status: 503, code: 'unavailable' },

  // Accounts
  confirm_link_invalid: { status: 400, code: 'invalid' },
  password_required: { status: 400, code: 'invalid' },
  password_too_common: { status: 400, code: 'invalid' },
  reset_link_invalid: { status: 400, code: 'invalid' },
  unauthenticated: { status: 401, code: 'unauthenticated' },
  wrong_credentials: { status: 401, code: 'wrong_credentials' },
  wrong_password: { status: 401, code: 'wrong_credentials' },
  present_password_wrong: { status: 401, code: 'wrong_credentials' },
  same_address: { status: 400, code: 'invalid' },
  email_not_confirmed: { status: 403, code: 'email_not_confirmed' },
  address_not_typed: { status: 409, code: 'confirm' },
  shared_events: { status: 409, code: 'confirm' },
  already_confirmed: { status: 409, code: 'already_confirmed' },
  already_registered: { status: 409, code: 'already_registered' },
  account_guessed: { status: 429, code: 'too_many' },
  sign_in_busy: { status: 503, code: 'unavailable' },

  // Events and their menus
  admin_event_not_found: { status: 404, code: 'not_found' },
  category_not_found: { status: 404, code: 'not_found' },
  event_not_found: { status: 404, code: 'not_found' },
  item_not_found: { status: 404, code: 'not_found' },
  role_too_small: { status: 403, code: 'role' },
  category_limit: { status: 409, code: 'limit_reached' },
  translation_limit: { status: 409, code: 'limit_reached' },
  translation_unknown: { status: 404, code: 'not_found' },
  deadline_locked: { status: 409, code: 'locked' },
  delete_not_typed: { status: 409, code: 'confirm' },
  dish_chosen: { status: 409, code: 'dish_chosen' },
  dish_stays: { status: 409, code: 'dish_chosen' },
  id_taken: { status: 409, code: 'id_taken' },
  item_limit: { status: 409, code: 'limit_reached' },
  contents_changed: { status: 409, code: 'changed' },
  form_changed: { status: 409, code: 'changed' },
  menu_moved_on: { status: 409, code: 'changed' },
  event_refunded: { status: 410, code: 'closed' },
  reopen_over: { status: 410, code: 'closed' },
  cover_too_large: { status: 413, code: 'too_large' },
  cover_type: { status: 415, code: 'unsupported_type' },
  no_free_code: { status: 503, code: 'unavailable' },

  // Guests' lookups and submissions
  bad_code: { status: 400, code: 'bad_code' },
  foreign_id: { status: 400, code: 'invalid' },
  no_address: { status: 400, code: 'invalid' },
  bad_code_in_url: { status: 404, code: 'bad_code' },
  code_not_found: { status: 404, code: 'not_found' },
  link_invalid: { status: 404, code: 'not_found' },
  dish_changed: { status: 409, code: 'dish_changed' },
  edit_does_not_fit: { status: 409, code: 'capacity' },
  decline_gone: { status: 409, code: 'decline_gone' },
  id_declined: { status: 409, code: 'id_declined' },
  id_reused: { status: 409, code: 'id_reused' },
  menu_changed: { status: 409, code: 'menu_changed' },
  no_categories: { status: 409, code: 'no_categories' },
  no_items: { status: 409, code: 'no_items' },
  party_does_not_fit: { status: 409, code: 'capacity' },
  required: { status: 409, code: 'required' },
  response_changed: { status: 409, code: 'changed' },
  answers_closed: { status: 410, code: 'closed' },
  event_unavailable: { status: 410, code: 'closed' },
  event_suspended: { status: 410, code: 'closed' },
  kitchen_suspended: { status: 410, code: 'expired' },
  suspended: { status: 403, code: 'suspended' },
  link_expired: { status: 410, code: 'expired' },
  link_forgotten: { status: 410, code: 'expired' },
  needs_closed: { status: 410, code: 'expired' },
  response_removed: { status: 410, code: 'removed' },
  too_many_addresses: { status: 429, code: 'too_many' },
  decline_unavailable: { status: 503, code: 'unavailable' },
  submit_unavailable: { status: 503, code: 'unavailable' },
  update_unavailable: { status: 503, code: 'unavailable' },

  // A planner's list of responses, and the export
  response_without_email: { status: 400, code: 'invalid' },
  export_needs_upgrade: { status: 403, code: 'premium_only' },
  no_responses: { status: 404, code: 'not_found' },
  decline_not_found: { status: 404, code: 'not_found' },
  response_not_found: { status: 404, code: 'not_found' },
  export_no_categories: { status: 409, code: 'no_categories' },
  export_no_items: { status: 409, code: 'no_items' },
  response_erased: { status: 410, code: 'removed' },
  edit_link_not_mailed: { status: 410, code: 'closed' },
  guests_erased: { status: 410, code: 'closed' },
  restore_over: { status: 410, code: 'removed' },
  mail_queue_full: { status: 429, code: 'too_many' },

  // The guest list
  invitation_answered: { status: 409, code: 'answered' },
  invitation_changed: { status: 409, code: 'changed' },
  by_invitation: { status: 403, code: 'by_invitation' },
  answer_by_invitation: { status: 403, code: 'by_invitation' },
  invitation_size: { status: 409, code: 'limit_reached' },
  no_invitations: { status: 404, code: 'not_found' },
  listed_answered: { status: 409, code: 'answered' },
  listed_size: { status: 409, code: 'limit_reached' },
  invitation_not_found: { status: 404, code: 'not_found' },
  invitation_limit: { status: 409, code: 'limit_reached' },
  import_not_found: { status: 404, code: 'not_found' },
  import_undo_over: { status: 410, code: 'removed' },
  invitation_restore_over: { status: 410, code: 'removed' },

  // Mail to the guest list
  list_mail_off: { status: 403, code: 'locked' },
  mail_not_allowed: { status: 409, code: 'confirm' },
  mail_no_menu: { status: 409, code: 'no_items' },
  mail_untested: { status: 409, code: 'confirm' },
  mail_count_changed: { status: 409, code: 'confirm' },
  mail_paused: { status: 409, code: 'paused' },
  mail_day_full: { status: 409, code: 'limit_reached' },
  mail_parties_full: { status: 409, code: 'limit_reached' },
  mail_closed: { status: 410, code: 'closed' },

  // People with whom an event is shared
  member_not_found: { status: 404, code: 'not_found' },
  member_already: { status: 409, code: 'already_member' },
  member_limit: { status: 409, code: 'limit_reached' },
  membership_unknown: { status: 404, code: 'not_found' },
  membership_of_another: { status: 403, code: 'role' },
  membership_expired: { status: 410, code: 'expired' },
  handover_not_typed: { status: 409, code: 'confirm' },
  handover_too_soon: { status: 409, code: 'locked' },
  handover_unknown: { status: 404, code: 'not_found' },
  handover_of_another: { status: 403, code: 'role' },
  handover_expired: { status: 410, code: 'expired' },

  // Menus kept as templates
  template_not_found: { status: 404, code: 'not_found' },
  template_empty: { status: 409, code: 'no_items' },
  template_limit: { status: 409, code: 'limit_reached' },

  // Links to the kitchen's page
  kitchen_link_not_found: { status: 404, code: 'not_found' },
  kitchen_link_unknown: { status: 404, code: 'not_found' },
  kitchen_link_reads: { status: 404, code: 'not_found' },
  kitchen_link_names: { status: 404, code: 'not_found' },
  kitchen_link_limit: { status: 409, code: 'limit_reached' },
  kitchen_link_without_email: { status: 400, code: 'invalid' },
  kitchen_link_expired: { status: 410, code: 'expired' },
  kitchen_link_forgotten: { status: 410, code: 'expired' },
  kitchen_link_revoked: { status: 410, code: 'revoked' },
  // Sheets and links of the kitchen
  sheet_not_found: { status: 404, code: 'not_found' },
  sheet_before_closing: { status: 409, code: 'locked' },
  sheet_limit: { status: 409, code: 'limit_reached' },
  sheet_meanwhile: { status: 409, code: 'changed' },
  sheet_superseded: { status: 409, code: 'superseded' },
  special_not_found: { status: 404, code: 'not_found' },
  nothing_to_replace: { status: 409, code: 'changed' },

  // Tables and who sits there
  seating_columns_missing: { status: 400, code: 'invalid' },
  seat_unknown: { status: 400, code: 'invalid' },
  guest_to_seat_gone: { status: 404, code: 'not_found' },
  table_not_found: { status: 404, code: 'not_found' },
  seat_taken: { status: 409, code: 'changed' },
  seating_moved_on: { status: 409, code: 'changed' },
  table_limit: { status: 409, code: 'limit_reached' },
  tables_moved_on: { status: 409, code: 'changed' },

  // Payments
  bad_signature: { status: 400, code: 'invalid' },
  not_an_event: { status: 400, code: 'invalid' },
  checkout_unauthenticated: { status: 401, code: 'unauthenticated' },
  nothing_to_refund: { status: 404, code: 'not_found' },
  plan_not_found: { status: 404, code: 'not_found' },
  payment_under_way: { status: 409, code: 'locked' },
  plan_not_above_limit: { status: 409, code: 'limit_reached' },
  upgrade_past_deadline: { status: 410, code: 'closed' },
  checkout_failed: { status: 503, code: 'unavailable' },
  no_checkout_url: { status: 503, code: 'unavailable' },
  refund_failed: { status: 503, code: 'unavailable' },
} as const satisfies Record<string, { status: Status; code: RefusalCode }>

export type Reason = keyof typeof refusals

/** The params of the reasons whose sentence contains figures. */
export type RefusalParams = {
  category_limit: { limit: number }
  dish_chosen: { guests: number }
  invitation_limit: { limit: number }
  invitation_size: { places: number }
  listed_size: { places: number }
  item_limit: { limit: number }
  mail_count_changed: { count: number }
  mail_day_full: { left: number }
  mail_parties_full: { parties: number }
  kitchen_link_limit: { limit: number }
  member_limit: { limit: number }
  sheet_limit: { limit: number }
  /** The number of the newest sheet. */
  sheet_meanwhile: { sheet: number }
  /** The number of the newest sheet. */
  sheet_superseded: { sheet: number }
  /** `guest` is the name of whoever has the seat. */
  seat_taken: { guest: string }
  table_limit: { limit: number }
  /** `otherGuests` counts all guests outside the edited party. */
  edit_does_not_fit: { guestLimit: number; otherGuests: number }
  party_does_not_fit: { guestLimit: number; registeredGuests: number }
}

/** The sentences of one language. A function builds one from the reason's params. */
export type RefusalWords = {
  [R in Reason]: R extends keyof RefusalParams ? (params: RefusalParams[R]) => string : string
}

/**
 * The body of every unsuccessful answer. `message` is the sentence of the reason, or of the first field; `fields` maps
 * a field's path to its sentence.
 */
export type ErrorBody = {
  error: {
    code: RefusalCode
    reason: Reason
    params?: RefusalParams[keyof RefusalParams]
    message: string
    requestId: string
    fields?: Record<string, string>
    details?: unknown
  }
}
