import type { MailKind, Template } from '#core/mail/outbox'

/**
 * The template of each kind of mail. Templates are loaded when they are used: a request that sends none waits for none.
 */
export const templates: Record<MailKind, Template> = {
  confirm: async (env, userId) => (await import('../account/confirm-mail.ts')).confirmMail(env, userId),
  reset: async (env, userId) => (await import('../account/reset-mail.ts')).resetMail(env, userId),
  edit_link: async (env, responseId) =>
    (await import('../guest/edit-link-mail.ts')).editLinkMail(env, responseId),
  contents_changed: async (env, responseId) =>
    (await import('../guest/edit-link-mail.ts')).contentsMail(env, responseId),
  served_instead: async (env, responseId, queued) =>
    (await import('../guest/edit-link-mail.ts')).insteadMail(env, responseId, queued),
  decline_link: async (env, declineId) =>
    (await import('../guest/decline-mail.ts')).declineMail(env, declineId),
  kitchen_link: async (env, linkId) =>
    (await import('../kitchen-links/link-mail.ts')).kitchenLinkMail(env, linkId),
  kitchen_sheet: async (env, linkId) => (await import('../sheets/sheet-mail.ts')).sheetMail(env, linkId),
  sheet_due: async (env, eventId, queued) =>
    (await import('../sheets/due-mail.ts')).sheetDueMail(env, eventId, queued),
  overruled: async (env, eventId) =>
    (await import('../kitchen/overruled-mail.ts')).overruledMail(env, eventId),
  link_overruled: async (env, linkId) =>
    (await import('../kitchen-links/overruled-mail.ts')).linkOverruledMail(env, linkId),
  event_full: async (env, eventId) =>
    (await import('../planner-letters/full-mail.ts')).fullMail(env, eventId),
  event_closed: async (env, eventId) =>
    (await import('../planner-letters/closed-mail.ts')).closedMail(env, eventId),
  receipt: async (env, sessionId) =>
    (await import('../purchases/receipt-mail.ts')).receiptMail(env, sessionId),
  erasure_notice: async (env, eventId) =>
    (await import('../retention/erasure-notice-mail.ts')).erasureNoticeMail(env, eventId),
  address_confirm: async (env, changeId) =>
    (await import('../account/own/address-mail.ts')).addressMail(env, changeId),
  address_told: async (env, changeId) =>
    (await import('../account/own/address-mail.ts')).addressToldMail(env, changeId),
  password_told: async (env, userId) =>
    (await import('../account/own/password-mail.ts')).passwordToldMail(env, userId),
}
