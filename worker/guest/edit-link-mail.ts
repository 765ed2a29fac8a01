import { and, eq, isNull } from 'drizzle-orm'
import { isOpen } from '#contract/closing'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email } from '#core/mail/outbox'
import { plainLength, plainName } from '#core/mail/plain-name'
import { events } from '#core/schema/events'
import { guestSelections } from '#core/schema/responses'
import { settings } from '#core/settings'
import { longDay, zoneName } from '#words/days'
import { deadlineIn, editLink as words } from '#words/mail'
import { layout } from '../core/mail/layout.tsx'
import { notifyResponsesChanged } from '../desk/notify.ts'
import { editToken, editUrl } from './token.ts'

/**
 * The mail with a guest's edit link. The address was typed and never confirmed, so the mail may reach a stranger: of what
 * people typed it holds the guest's name and the event's title only, plain and short. The choices are behind the link.
 * Null when the response, its address or its event is gone, or the event has closed.
 */
export async function editLinkMail(env: Env, responseId: string): Promise<Email | null> {
  const [found] = await database(env.DB)
    .select({ response: guestSelections, event: events })
    .from(guestSelections)
    .innerJoin(events, eq(events.id, guestSelections.eventId))
    .where(and(eq(guestSelections.id, responseId), isNull(guestSelections.deletedAt)))
  if (!found) return null
  const { response, event } = found
  const { leadGuestName, leadGuestEmail: to, guestCount } = response
  if (!to || !isOpen(event, now())) return null
  const { secret, origin } = settings(env)
  const deadline = deadlineIn(longDay(event.eventDate), zoneName(event.timeZone))
  const title = plainName(event.title, plainLength.event)
  const guest = plainName(leadGuestName, plainLength.person)
  const mail = await layout({
    to,
    subject: words.subject(title),
    preview: words.preview(longDay(event.eventDate)),
    heading: words.heading(title),
    paragraphs: [words.thanks(guest), words.saved(guestCount)],
    facts: [[words.until, deadline]],
    action: {
      label: words.action,
      url: editUrl(origin, await editToken(secret, event.eventCode, response.id)),
    },
    afterwards: [words.keepToYourself, words.ignore],
  })
  return { ...mail, givenUp: () => notifyResponsesChanged(env, event.eventCode) }
}
