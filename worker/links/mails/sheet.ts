import { eq, sql } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { mailToLink } from './to-link.ts'

/**
 * The mail to a kitchen link that a newer sheet replaces the one before. Null when the link, its email or its event is
 * gone, it opens nothing any more, or it has seen the newest already.
 */
export async function sheetMail(fallback: TemplateContext, linkId: string): Promise<Email | null> {
  const newest = sql<number>`(select max(number) from sheets where event_id = ${events.id})`
  const [found] = await database(fallback.env.DB)
    .select({
      link: kitchenLinks,
      event: events,
      newest,
      seen: sql<number>`exists (select 1 from sheet_seen x join sheets s on s.id = x.sheet_id
        where x.link_id = ${kitchenLinks.id} and s.number = ${newest})`,
    })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(eq(kitchenLinks.id, linkId))
  if (!found || found.seen) return null
  const { newest: sheet } = found
  const context = templateContextFor(fallback, found.link.language, found.event.language)
  const { links, sheets } = context.words
  const { sheetMail } = links
  return mailToLink(context, found, () => ({
    subject: sheets.replacedMail.subject(sheet, sheet - 1),
    preview: sheetMail.preview,
    paragraphs: [sheets.replacedMail.replaced(sheet, sheet - 1), sheetMail.what],
    action: sheetMail.action,
  }))
}
