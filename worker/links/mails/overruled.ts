import { eq, sql } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email, Mailing } from '#core/mail/email'
import { mailingFor } from '#core/mail/language'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { isOverruled } from '../../kitchen/overruled-mails.ts'
import { mailToLink } from './to-link.ts'

/**
 * The mail to a kitchen link that somebody else changed what was agreed by it: no figures, no names. Null when the link, its
 * address or its event is gone, it opens nothing any more, or that is no longer so.
 */
export async function linkOverruledMail(usual: Mailing, linkId: string): Promise<Email | null> {
  const [found] = await database(usual.env.DB)
    .select({
      link: kitchenLinks,
      event: events,
      overruled: isOverruled(sql`${events.id}`, sql`${kitchenLinks.id}`).as('overruled'),
    })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(eq(kitchenLinks.id, linkId))
  if (!found?.overruled) return null
  const mailing = mailingFor(usual, found.link.language, found.event.language)
  const { overruledMail } = mailing.words.kitchen
  return mailToLink(mailing, found, (title) => ({
    subject: overruledMail.subject(title),
    preview: overruledMail.preview,
    paragraphs: [overruledMail.toLink, overruledMail.what],
    action: overruledMail.action,
  }))
}
