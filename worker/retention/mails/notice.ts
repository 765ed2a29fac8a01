import { and, eq, isNull } from 'drizzle-orm'
import { user } from '#account/table'
import { database } from '#core/db'
import type { Email } from '#core/mail/email'
import { settings } from '#core/settings'
import { dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { deadlineIn } from '#events/words/mail'
import { erasureNotice as words } from '#retention/words/mail'
import { longDay, zoneName } from '#words/days'
import { layout } from '../../core/mail/layout.ts'
import { erasedAt } from '../rules.ts'

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
    subject: words.subject(event.title, day),
    preview: words.preview,
    heading: words.heading(day),
    paragraphs: [words.what(event.title), words.stillNeeded],
    facts: [
      [words.event, event.title],
      [words.deadline, deadlineIn(longDay(event.eventDate), zoneName(event.timeZone))],
      [words.erasedOn, day],
    ],
    action: { label: words.action, url: `${settings(env).origin}/dashboard/account` },
    afterwards: [words.noLonger],
  })
}
