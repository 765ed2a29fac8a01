import { eq, sql } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email } from '#core/mail/email'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { overruledLetter as words } from '#kitchen/words/mail'
import { isOverruled } from '../../kitchen/overruled-letters.ts'
import { mailToLink } from './to-link.ts'

/**
 * The mail to a kitchen link that somebody else changed what was agreed by it: no figures, no names. Null when the link, its
 * address or its event is gone, it opens nothing any more, or that is no longer so.
 */
export async function linkOverruledMail(env: Env, linkId: string): Promise<Email | null> {
  const [found] = await database(env.DB)
    .select({
      link: kitchenLinks,
      event: events,
      overruled: isOverruled(sql`${events.id}`, sql`${kitchenLinks.id}`).as('overruled'),
    })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(eq(kitchenLinks.id, linkId))
  if (!found?.overruled) return null
  return mailToLink(env, found, (title) => ({
    subject: words.subject(title),
    preview: words.preview,
    paragraphs: [words.toLink, words.what],
    action: words.action,
  }))
}
