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
import { declines } from '#party/table/declines'
import { layout } from '../../core/mail/layout.ts'
import { notifyResponsesChanged } from '../../live/notify.ts'
import { mealFacts } from '../meal-facts.ts'
import { declineUrl, remadeDeclineToken } from '../token.ts'
import { bandColors } from './mail-band-colors.ts'

/**
 * The mail with the link of a decline. Like the mail with an edit link it may reach a stranger, so the only texts of users in it are
 * the guest's name, and the event's title, venue and host, as plain, short text. Null if the decline, its address or its event is
 * gone, or the event has closed.
 */
export async function declineMail(defaultContext: TemplateContext, declineId: string): Promise<Email | null> {
  const { env } = defaultContext
  const [found] = await database(env.DB)
    .select({ decline: declines, event: events })
    .from(declines)
    .innerJoin(events, eq(events.id, declines.eventId))
    .where(and(eq(declines.id, declineId), isNull(declines.deletedAt)))
  if (!found?.decline.email || !isOpen(found.event, now())) return null
  if (isSuspended(found.event)) throw new MailDeferred()
  const { decline, event } = found
  const { words } = templateContextFor(defaultContext, decline.language, event.language)
  const { declineLink, editLink } = words.party
  const { secrets, origin } = settings(env)
  const title = nameWithoutLinks(event.title, plainLength.event)
  const day = words.days.longDay(event.eventDate)
  const mail = layout(words, {
    to: found.decline.email,
    subject: declineLink.subject(title),
    preview: declineLink.preview(day),
    heading: editLink.heading(title),
    head: bandColors[event.cloth],
    paragraphs: [
      editLink.thanks(nameWithoutLinks(decline.names[0] ?? '', plainLength.person)),
      declineLink.saved(decline.names.length),
    ],
    facts: [
      ...mealFacts(words, event),
      [declineLink.until, words.events.deadlineIn(day, words.days.zoneName(event.timeZone))],
    ],
    action: {
      label: declineLink.action,
      url: declineUrl(
        origin,
        await remadeDeclineToken(secrets, event.eventCode, decline.id, decline.tokenHash),
      ),
    },
    afterwards: [editLink.keepToYourself, editLink.ignore],
  })
  return { ...mail, onGivenUp: () => notifyResponsesChanged(env, event.eventCode) }
}
