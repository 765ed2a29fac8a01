import type { MailKind, Template } from '#core/mail/outbox'

/**
 * The template of each kind of mail. Templates are loaded when they are used: the mail layout is the largest part of the
 * Worker, and other requests need not wait for it.
 */
export const templates: Record<MailKind, Template> = {
  confirm: async (env, userId) => (await import('../account/confirm-mail.ts')).confirmMail(env, userId),
  reset: async (env, userId) => (await import('../account/reset-mail.ts')).resetMail(env, userId),
  edit_link: async (env, responseId) =>
    (await import('../guest/edit-link-mail.ts')).editLinkMail(env, responseId),
  decline_link: async (env, declineId) =>
    (await import('../guest/decline-mail.ts')).declineMail(env, declineId),
  receipt: async (env, sessionId) =>
    (await import('../purchases/receipt-mail.ts')).receiptMail(env, sessionId),
  erasure_notice: async (env, eventId) =>
    (await import('../retention/erasure-notice-mail.ts')).erasureNoticeMail(env, eventId),
}
