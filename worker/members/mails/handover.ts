import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { user } from '#account/table'
import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type Email, MailDeferred, type TemplateContext } from '#core/mail/email'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { layout } from '../../core/mail/layout.ts'
import { handovers } from '../table.ts'
import { storedMembershipToken } from '../token.ts'

/**
 * The mail with the link by which a member takes an event over. Null once the offer is accepted, taken back or expired.
 * @throws MailDeferred while the event is suspended
 */
export async function handoverMail({ env, words }: TemplateContext, offerId: string): Promise<Email | null> {
  const owner = alias(user, 'owner')
  const [found] = await database(env.DB)
    .select({ offer: handovers, event: events, to: user.email, owner: owner.name })
    .from(handovers)
    .innerJoin(events, eq(events.id, handovers.eventId))
    .innerJoin(user, eq(user.id, handovers.userId))
    .innerJoin(owner, eq(owner.id, handovers.offeredBy))
    .where(eq(handovers.id, offerId))
  if (!found) return null
  const { offer, event, to } = found
  const over = offer.acceptedAt !== null || offer.expiresAt <= now() || event.userId !== offer.offeredBy
  if (over || event.refundedAt !== null) return null
  if (isSuspended(event)) throw new MailDeferred()
  const { secrets, origin } = settings(env)
  const token = await storedMembershipToken(secrets, event.eventCode, offer, 'handover')
  if (token === null) return null
  const { handover } = words.members
  const title = nameWithoutLinks(event.title, plainLength.event)
  return layout(words, {
    to,
    subject: handover.subject(title),
    preview: handover.preview,
    heading: handover.heading(title),
    paragraphs: [handover.asks(nameWithoutLinks(found.owner, plainLength.event)), handover.means],
    action: { label: handover.action, url: `${origin}/handovers/${token}` },
    afterwards: [handover.goodFor, handover.ignore],
  })
}
