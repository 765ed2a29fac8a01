import { eq, sql } from 'drizzle-orm'
import { database } from '#core/db'
import type { Email } from '#core/mail/email'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { sheetLetter as words } from '#links/words/mail'
import { replaces } from '#sheets/words/shared'
import { mailToLink } from './to-link.ts'

/**
 * The mail to a kitchen link that a newer sheet replaces the one before. Null when the link, its address or its event is
 * gone, it opens nothing any more, or it has seen the newest already.
 */
export async function sheetMail(env: Env, linkId: string): Promise<Email | null> {
  const newest = sql<number>`(select max(number) from sheets where event_id = ${events.id})`
  const [found] = await database(env.DB)
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
  const replaced = replaces(found.newest, found.newest - 1)
  return mailToLink(env, found, () => ({
    subject: replaced,
    preview: words.preview,
    paragraphs: [`${replaced}.`, words.what],
    action: words.action,
  }))
}
