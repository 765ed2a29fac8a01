import { and, eq, isNull } from 'drizzle-orm'
import { dayAt } from '#contract/closing'
import { erasedAfterDays, erasedAt, latestAfterDays } from '#contract/retention'
import { site } from '#contract/site'
import { database } from '#core/db'
import type { Email } from '#core/mail/outbox'
import { user } from '#core/schema/accounts'
import { events } from '#core/schema/events'
import { settings } from '#core/settings'
import { longDay, zoneName } from '#words/days'
import { layout } from '../core/mail/layout.tsx'

/** The mail that tells a planner what will be erased, and when. Null when the event is gone or already erased. */
export async function erasureNoticeMail(env: Env, eventId: string): Promise<Email | null> {
  const [row] = await database(env.DB)
    .select({ event: events, to: user })
    .from(events)
    .innerJoin(user, eq(user.id, events.userId))
    .where(and(eq(events.id, eventId), isNull(events.personalDataErasedAt)))
    .limit(1)
  if (!row) return null
  const { event, to } = row
  const day = longDay(dayAt(erasedAt(event), event.timeZone))
  return layout({
    to: to.email,
    subject: `Guests’ details of “${event.title}” will be erased on ${day}`,
    preview: 'Download what you still need before then.',
    heading: `Guests’ details will be erased on ${day}`,
    paragraphs: [
      `The names, allergies and email addresses of the guests of “${event.title}” are erased ${erasedAfterDays} days after its deadline, and at the latest ${latestAfterDays} days after the first one it had. Counts and choices stay.`,
      'If you still need them, print the totals or download your data before that day. You need not do anything else.',
    ],
    facts: [
      ['Event', event.title],
      ['Deadline', `${longDay(event.eventDate)} (${zoneName(event.timeZone)})`],
      ['Erased on', day],
    ],
    action: { label: 'Download my data', url: `${settings(env).origin}/dashboard/account` },
    afterwards: [`${site.name} keeps personal details no longer than they are needed.`],
  })
}
