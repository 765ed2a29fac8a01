import type { MailKind, Template } from '#core/mail/outbox'

/**
 * Who writes which mail. Each is loaded when there is one to write: the layout is the heaviest thing the Worker
 * carries, and no request but this waits for it.
 */
export const templates: Record<MailKind, Template> = {
  confirm: async (env, userId) => (await import('../account/confirm-mail.ts')).confirmMail(env, userId),
  reset: async (env, userId) => (await import('../account/reset-mail.ts')).resetMail(env, userId),
  edit_link: async (env, responseId) =>
    (await import('../guest/edit-link-mail.ts')).editLinkMail(env, responseId),
  receipt: async (env, sessionId) =>
    (await import('../purchases/receipt-mail.ts')).receiptMail(env, sessionId),
  erasure_notice: async (env, eventId) =>
    (await import('../retention/erasure-notice-mail.ts')).erasureNoticeMail(env, eventId),
}
