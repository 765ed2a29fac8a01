import { eq, sql } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { isOverruledSql } from '../../kitchen/overruled-mails.ts'
import { mailToLink } from './to-link.ts'

/**
 * The mail to a kitchen link that somebody else changed what was agreed by it: no figures, no names. Null when the link, its
 * email or its event is gone, it opens nothing any more, or that is no longer so.
 */
export async function linkOverruledMail(fallback: TemplateContext, linkId: string): Promise<Email | null> {
  const [found] = await database(fallback.env.DB)
    .select({
      link: kitchenLinks,
      event: events,
      overruled: isOverruledSql(sql`${events.id}`, sql`${kitchenLinks.id}`).as('overruled'),
    })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(eq(kitchenLinks.id, linkId))
  if (!found?.overruled) return null
  const context = templateContextFor(fallback, found.link.language, found.event.language)
  const { overruledMail } = context.words.kitchen
  return mailToLink(context, found, (title) => ({
    subject: overruledMail.subject(title),
    preview: overruledMail.preview,
    paragraphs: [overruledMail.toLink, overruledMail.what],
    action: overruledMail.action,
  }))
}
