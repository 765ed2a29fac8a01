import { eq } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { kitchenLinksEnd } from '../shape/link.ts'
import { mailToLink } from './to-link.ts'

/**
 * The mail with a link to the kitchen's page. It may reach a stranger: it holds no figure, no need and no name of a guest.
 * Null when the link, its email or its event is gone, or it opens nothing any more.
 */
export async function kitchenLinkMail(fallback: TemplateContext, linkId: string): Promise<Email | null> {
  const [found] = await database(fallback.env.DB)
    .select({ link: kitchenLinks, event: events })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(eq(kitchenLinks.id, linkId))
  if (!found) return null
  const context = templateContextFor(fallback, found.link.language, found.event.language)
  const { days, links } = context.words
  const { kitchenMail } = links
  const until = days.longDay(dayAt(kitchenLinksEnd(found.event) - 1, found.event.timeZone))
  return mailToLink(context, found, (title) => ({
    subject: kitchenMail.subject(title),
    preview: kitchenMail.preview,
    paragraphs: [kitchenMail.what],
    action: kitchenMail.action,
    facts: [[kitchenMail.until, until]],
  }))
}
