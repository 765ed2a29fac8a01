import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { type Email, MailDeferred, type TemplateContext } from '#core/mail/email'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import type { EventRow } from '#events/table/events'
import type { kitchenLinks } from '#kitchen/table'
import { layout } from '../../core/mail/layout.ts'
import { mealFacts } from '../../guest/meal-facts.ts'
import { kitchenLinksEnd } from '../shape/link.ts'
import { kitchenUrl, storedKitchenToken } from '../token.ts'

/** Sentences of a mail to a link. `action` labels the button that opens its page; `facts` follow those of the meal. */
type Said = {
  subject: string
  preview: string
  paragraphs: string[]
  action: string
  facts?: [string, string][]
}

/**
 * A mail to a kitchen's link. Null when the link has no email or opens nothing any more.
 * @param write makes the sentences from the event's title, which may be empty
 * @throws MailDeferred while the event is suspended
 */
export async function mailToLink(
  { env, words }: TemplateContext,
  { link, event }: { link: typeof kitchenLinks.$inferSelect; event: EventRow },
  write: (title: string) => Said,
): Promise<Email | null> {
  const { kitchenMail } = words.links
  if (!link.email || link.revokedAt !== null || event.refundedAt !== null) return null
  if (now() >= kitchenLinksEnd(event)) return null
  if (isSuspended(event)) throw new MailDeferred()
  const { secrets, origin } = settings(env)
  const title = nameWithoutLinks(event.title, plainLength.event)
  const { subject, preview, paragraphs, action, facts = [] } = write(title)
  const url = kitchenUrl(origin, await storedKitchenToken(secrets, event.eventCode, link))
  return layout(words, {
    to: link.email,
    subject,
    preview,
    heading: kitchenMail.heading(title),
    paragraphs,
    facts: [...mealFacts(words, event), ...facts],
    action: { label: action, url },
    afterwards: [kitchenMail.keepToYourself, kitchenMail.ignore],
  })
}
