import { and, eq, isNull, sql } from 'drizzle-orm'
import { isSuspended } from '#admin/shape/suspension'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type Email, Waits } from '#core/mail/outbox'
import { plainLength, plainName } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { kitchenLetter, sheetLetter as words } from '#words/kitchen-link-mail'
import { replaces } from '#words/sheets'
import { layout } from '../../core/mail/layout.ts'
import { mealFacts } from '../../guest/meal-facts.ts'
import { kitchenLinksEnd } from '../shape/link.ts'
import { kitchenUrl, storedKitchenToken } from '../token.ts'

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
    .where(and(eq(kitchenLinks.id, linkId), isNull(kitchenLinks.revokedAt), isNull(events.refundedAt)))
  if (!found?.link.email || found.seen) return null
  const { link, event } = found
  if (now() >= kitchenLinksEnd(event)) return null
  if (isSuspended(event)) throw new Waits()
  const { secrets, origin } = settings(env)
  return layout({
    to: found.link.email,
    subject: replaces(found.newest, found.newest - 1),
    preview: words.preview,
    heading: kitchenLetter.heading(plainName(event.title, plainLength.event)),
    paragraphs: [`${replaces(found.newest, found.newest - 1)}.`, words.what],
    facts: mealFacts(event),
    action: {
      label: words.action,
      url: kitchenUrl(origin, await storedKitchenToken(secrets, event.eventCode, link)),
    },
    afterwards: [kitchenLetter.keepToYourself, kitchenLetter.ignore],
  })
}
