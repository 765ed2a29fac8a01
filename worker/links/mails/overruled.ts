import { and, eq, isNull, sql } from 'drizzle-orm'
import { isSuspended } from '#admin/shape/suspension'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type Email, Waits } from '#core/mail/outbox'
import { plainLength, plainName } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { kitchenLetter } from '#words/kitchen-link-mail'
import { overruledLetter as words } from '#words/overruled-mail'
import { layout } from '../../core/mail/layout.ts'
import { mealFacts } from '../../guest/meal-facts.ts'
import { isOverruled } from '../../kitchen/overruled-letters.ts'
import { kitchenLinksEnd } from '../shape/link.ts'
import { kitchenUrl, storedKitchenToken } from '../token.ts'

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
    .where(and(eq(kitchenLinks.id, linkId), isNull(kitchenLinks.revokedAt), isNull(events.refundedAt)))
  if (!found?.link.email || !found.overruled) return null
  const { link, event } = found
  if (now() >= kitchenLinksEnd(event)) return null
  if (isSuspended(event)) throw new Waits()
  const { secrets, origin } = settings(env)
  const title = plainName(event.title, plainLength.event)
  return layout({
    to: found.link.email,
    subject: words.subject(title),
    preview: words.preview,
    heading: kitchenLetter.heading(title),
    paragraphs: [words.toLink, words.what],
    facts: mealFacts(event),
    action: {
      label: words.action,
      url: kitchenUrl(origin, await storedKitchenToken(secrets, event.eventCode, link)),
    },
    afterwards: [kitchenLetter.keepToYourself, kitchenLetter.ignore],
  })
}
