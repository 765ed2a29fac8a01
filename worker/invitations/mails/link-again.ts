import { and, eq, isNull } from 'drizzle-orm'
import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type Email, MailDeferred, type TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { events } from '#events/table/events'
import { layout } from '../../core/mail/layout.ts'
import { bandColors } from '../../guest/mails/mail-band-colors.ts'
import { mealFacts } from '../../guest/meal-facts.ts'
import { invitations } from '../table.ts'
import { invitationUrl, storedInvitationToken } from '../token.ts'

/**
 * The mail with an invitation's personal link, which somebody asked for. Like the mail with an edit link it may reach a
 * stranger, so what people typed is plain and short in it. Null when the party, its address or its event is gone, or the
 * event has closed.
 */
export async function linkAgainMail(
  defaultContext: TemplateContext,
  invitationId: string,
): Promise<Email | null> {
  const { env } = defaultContext
  const [found] = await database(env.DB)
    .select({ party: invitations, event: events })
    .from(invitations)
    .innerJoin(events, eq(events.id, invitations.eventId))
    .where(and(eq(invitations.id, invitationId), isNull(invitations.deletedAt)))
  if (!found?.party.email || found.party.places === 0) return null
  const { party, event } = found
  const { words } = templateContextFor(defaultContext, party.language, event.language)
  const { linkAgain } = words.invitations
  if (!isOpen(event, now()) || event.refundedAt !== null) return null
  if (isSuspended(event)) throw new MailDeferred()
  const { secrets, origin } = settings(env)
  const title = nameWithoutLinks(event.title, plainLength.event)
  const day = words.days.longDay(event.eventDate)
  return layout(words, {
    to: found.party.email,
    subject: linkAgain.subject(title),
    preview: linkAgain.preview(day),
    heading: linkAgain.heading(title),
    head: bandColors[event.cloth],
    paragraphs: [linkAgain.link(nameWithoutLinks(party.label, plainLength.person)), linkAgain.about],
    facts: [
      ...mealFacts(words, event),
      [linkAgain.until, words.events.deadlineIn(day, words.days.zoneName(event.timeZone))],
    ],
    action: {
      label: linkAgain.action,
      url: invitationUrl(origin, await storedInvitationToken(secrets, event.eventCode, party)),
    },
    afterwards: [linkAgain.keepToYourself, linkAgain.ignore],
  })
}
