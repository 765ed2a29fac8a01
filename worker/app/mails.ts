import type { Template } from '#core/mail/email'
import { templateContext } from '#core/mail/language'
import type { MailKind } from '#core/mail/table'
import type { ListTemplate } from '../mailings/send-list.ts'

/**
 * The template of each kind of mail. Templates are loaded when they are used: a request that sends none waits for none.
 */
export const templates: Record<MailKind, Template> = {
  confirm: async (env, userId) =>
    (await import('../account/mails/confirm.ts')).confirmMail(templateContext(env), userId),
  reset: async (env, userId) =>
    (await import('../account/mails/reset.ts')).resetMail(templateContext(env), userId),
  edit_link: async (env, responseId) =>
    (await import('../guest/mails/edit-link.ts')).editLinkMail(templateContext(env), responseId),
  contents_changed: async (env, responseId) =>
    (await import('../guest/mails/contents-changed.ts')).contentsMail(templateContext(env), responseId),
  served_instead: async (env, responseId, queued) =>
    (await import('../guest/mails/substitute.ts')).substituteMail(templateContext(env), responseId, queued),
  decline_link: async (env, declineId) =>
    (await import('../guest/mails/decline.ts')).declineMail(templateContext(env), declineId),
  list_test: async (env, eventId) =>
    (await import('../mailings/mails/test-invitation.ts')).testInvitation(templateContext(env), eventId),
  link_again: async (env, invitationId) =>
    (await import('../invitations/mails/link-again.ts')).linkAgainMail(templateContext(env), invitationId),
  kitchen_link: async (env, linkId) =>
    (await import('../links/mails/link.ts')).kitchenLinkMail(templateContext(env), linkId),
  kitchen_sheet: async (env, linkId) =>
    (await import('../links/mails/sheet.ts')).sheetMail(templateContext(env), linkId),
  sheet_due: async (env, eventId, queued) =>
    (await import('../sheets/mails/due.ts')).sheetDueMail(templateContext(env), eventId, queued),
  overruled: async (env, eventId) =>
    (await import('../kitchen/mails/overruled.ts')).overruledMail(templateContext(env), eventId),
  link_overruled: async (env, linkId) =>
    (await import('../links/mails/overruled.ts')).linkOverruledMail(templateContext(env), linkId),
  event_full: async (env, eventId) =>
    (await import('../notifications/mails/full.ts')).fullMail(templateContext(env), eventId),
  event_closed: async (env, eventId) =>
    (await import('../overview/mails/closed.ts')).closedMail(templateContext(env), eventId),
  receipt: async (env, sessionId) =>
    (await import('../purchases/mails/receipt.ts')).receiptMail(templateContext(env), sessionId),
  erasure_notice: async (env, eventId) =>
    (await import('../retention/mails/notice.ts')).erasureNoticeMail(templateContext(env), eventId),
  address_confirm: async (env, changeId) =>
    (await import('../account/mails/address.ts')).addressMail(templateContext(env), changeId),
  address_asked: async (env, changeId) =>
    (await import('../account/mails/address.ts')).addressAskedMail(templateContext(env), changeId),
  address_changed: async (env, changeId) =>
    (await import('../account/mails/address.ts')).addressChangedMail(templateContext(env), changeId),
  membership: async (env, invitationId) =>
    (await import('../members/mails/membership.ts')).membershipMail(templateContext(env), invitationId),
  handover: async (env, offerId) =>
    (await import('../members/mails/handover.ts')).handoverMail(templateContext(env), offerId),
  password_changed: async (env, userId) =>
    (await import('../account/mails/password.ts')).passwordChangedMail(templateContext(env), userId),
}

/** The template of every mail to a guest list. */
export const listTemplate: ListTemplate = async (...given) =>
  (await import('../mailings/mails/list-mail.ts')).writeListMail(...given)
