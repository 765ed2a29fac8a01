import type { Template } from '#core/mail/email'
import { templateContext } from '#core/mail/language'
import type { MailKind } from '#core/mail/table'
import { addressAskedMail, addressChangedMail, addressMail } from '../account/mails/address.ts'
import { confirmMail } from '../account/mails/confirm.ts'
import { passwordChangedMail } from '../account/mails/password.ts'
import { resetMail } from '../account/mails/reset.ts'
import { contentsMail } from '../guest/mails/contents-changed.ts'
import { declineMail } from '../guest/mails/decline.ts'
import { editLinkMail } from '../guest/mails/edit-link.ts'
import { substituteMail } from '../guest/mails/substitute.ts'
import { linkAgainMail } from '../invitations/mails/link-again.ts'
import { overruledMail } from '../kitchen/mails/overruled.ts'
import { kitchenLinkMail } from '../links/mails/link.ts'
import { linkOverruledMail } from '../links/mails/overruled.ts'
import { sheetMail } from '../links/mails/sheet.ts'
import { testInvitation } from '../mailings/mails/test-invitation.ts'
import { handoverMail } from '../members/mails/handover.ts'
import { membershipMail } from '../members/mails/membership.ts'
import { fullMail } from '../notifications/mails/full.ts'
import { closedMail } from '../overview/mails/closed.ts'
import { receiptMail } from '../purchases/mails/receipt.ts'
import { erasureNoticeMail } from '../retention/mails/notice.ts'
import { lateChangesMail } from '../sheets/mails/late-changes.ts'

/** The template of each kind of mail. */
export const templates: Record<MailKind, Template> = {
  confirm: (env, userId) => confirmMail(templateContext(env), userId),
  reset: (env, userId) => resetMail(templateContext(env), userId),
  edit_link: (env, responseId) => editLinkMail(templateContext(env), responseId),
  contents_changed: (env, responseId) => contentsMail(templateContext(env), responseId),
  served_instead: (env, responseId, queued) => substituteMail(templateContext(env), responseId, queued),
  decline_link: (env, declineId) => declineMail(templateContext(env), declineId),
  list_test: (env, eventId) => testInvitation(templateContext(env), eventId),
  link_again: (env, invitationId) => linkAgainMail(templateContext(env), invitationId),
  kitchen_link: (env, linkId) => kitchenLinkMail(templateContext(env), linkId),
  kitchen_sheet: (env, linkId) => sheetMail(templateContext(env), linkId),
  late_changes: (env, eventId, queued) => lateChangesMail(templateContext(env), eventId, queued),
  overruled: (env, eventId) => overruledMail(templateContext(env), eventId),
  link_overruled: (env, linkId) => linkOverruledMail(templateContext(env), linkId),
  event_full: (env, eventId) => fullMail(templateContext(env), eventId),
  event_closed: (env, eventId) => closedMail(templateContext(env), eventId),
  receipt: (env, sessionId) => receiptMail(templateContext(env), sessionId),
  erasure_notice: (env, eventId) => erasureNoticeMail(templateContext(env), eventId),
  address_confirm: (env, changeId) => addressMail(templateContext(env), changeId),
  address_asked: (env, changeId) => addressAskedMail(templateContext(env), changeId),
  address_changed: (env, changeId) => addressChangedMail(templateContext(env), changeId),
  membership: (env, invitationId) => membershipMail(templateContext(env), invitationId),
  handover: (env, offerId) => handoverMail(templateContext(env), offerId),
  password_changed: (env, userId) => passwordChangedMail(templateContext(env), userId),
}
