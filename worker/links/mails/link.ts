import { eq } from 'drizzle-orm'
import { isSuspended } from '#admin/shape/suspension'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type Email, Waits } from '#core/mail/outbox'
import { plainLength, plainName } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { longDay } from '#words/days'
import { kitchenLetter as words } from '#words/kitchen-link-mail'
import { layout } from '../../core/mail/layout.ts'
import { mealFacts } from '../../guest/meal-facts.ts'
import { kitchenLinksEnd } from '../shape/link.ts'
import { kitchenUrl, storedKitchenToken } from '../token.ts'

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
  if (!found?.link.email || found.link.revokedAt !== null || found.event.refundedAt !== null) return null
  const { link, event } = found
  const expiresAt = kitchenLinksEnd(event)
  if (now() >= expiresAt) return null
  if (isSuspended(event)) throw new Waits()
  const { secrets, origin } = settings(env)
  const title = plainName(event.title, plainLength.event)
  return layout({
    to: found.link.email,
    subject: words.subject(title),
    preview: words.preview,
    heading: words.heading(title),
    paragraphs: [words.what],
    facts: [...mealFacts(event), [words.until, longDay(dayAt(expiresAt - 1, event.timeZone))]],
    action: {
      label: words.action,
      url: kitchenUrl(origin, await storedKitchenToken(secrets, event.eventCode, link)),
    },
    afterwards: [words.keepToYourself, words.ignore],
  })
}
