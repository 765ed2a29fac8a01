import { eq } from 'drizzle-orm'
import { user } from '#account/table'
import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type Email, MailDeferred, type TemplateContext } from '#core/mail/email'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { layout } from '../../core/mail/layout.ts'
import { memberInvitations } from '../table.ts'
import { storedMembershipToken } from '../token.ts'

/**
 * The mail with the link that makes somebody a member. It may reach a stranger: it names the event and who invites, and no
 * guest. Null once the invitation is accepted, withdrawn or expired.
 * @throws MailDeferred while the event is suspended
 */
export async function membershipMail(
  { env, words }: TemplateContext,
  invitationId: string,
): Promise<Email | null> {
  const [found] = await database(env.DB)
    .select({ invitation: memberInvitations, event: events, inviter: user.name })
    .from(memberInvitations)
    .innerJoin(events, eq(events.id, memberInvitations.eventId))
    .innerJoin(user, eq(user.id, events.userId))
    .where(eq(memberInvitations.id, invitationId))
  if (!found) return null
  const { invitation, event } = found
  if (invitation.acceptedBy !== null || invitation.expiresAt <= now() || event.refundedAt !== null)
    return null
  if (isSuspended(event)) throw new MailDeferred()
  const { secrets, origin } = settings(env)
  const token = await storedMembershipToken(secrets, event.eventCode, invitation)
  if (token === null) return null
  const { invite } = words.members
  const title = nameWithoutLinks(event.title, plainLength.event)
  const inviter = nameWithoutLinks(found.inviter, plainLength.event)
  return layout(words, {
    to: invitation.email,
    subject: invite.subject(title),
    preview: invite.preview,
    heading: invite.heading(title),
    paragraphs: [invite.asks(inviter), invite.roles[invitation.role]],
    action: { label: invite.action, url: `${origin}/memberships/${token}` },
    afterwards: [invite.goodFor, invite.ignore],
  })
}
