import { eq } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email } from '#core/mail/email'
import { dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { kitchenLetter as words } from '#links/words/mail'
import { longDay } from '#words/days'
import { kitchenLinksEnd } from '../shape/link.ts'
import { mailToLink } from './to-link.ts'

/**
 * The mail with a link to the kitchen's page. It may reach a stranger: it holds no figure, no need and no name of a guest.
 * Null when the link, its address or its event is gone, or it opens nothing any more.
 */
export async function kitchenLinkMail(env: Env, linkId: string): Promise<Email | null> {
  const [found] = await database(env.DB)
    .select({ link: kitchenLinks, event: events })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(eq(kitchenLinks.id, linkId))
  if (!found) return null
  const until = longDay(dayAt(kitchenLinksEnd(found.event) - 1, found.event.timeZone))
  return mailToLink(env, found, (title) => ({
    subject: words.subject(title),
    preview: words.preview,
    paragraphs: [words.what],
    action: words.action,
    facts: [[words.until, until]],
  }))
}
