import { and, eq, isNull } from 'drizzle-orm'
import { user } from '#account/table'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { settings } from '#core/settings'
import { dayAt } from '#events/rules/closing'
import { events } from '#events/table/events'
import { layout } from '../../core/mail/layout.ts'
import { erasedAt } from '../rules.ts'

/** The mail that tells a planner what will be erased, and when. Null when the event is gone or already erased. */
export async function erasureNoticeMail(
  { env, words }: TemplateContext,
  eventId: string,
): Promise<Email | null> {
  const { erasureNotice } = words.retention
  const [row] = await database(env.DB)
    .select({ event: events, to: user })
    .from(events)
    .innerJoin(user, eq(user.id, events.userId))
    .where(and(eq(events.id, eventId), isNull(events.personalDataErasedAt)))
    .limit(1)
  if (!row) return null
  const { event, to } = row
  const day = words.days.longDay(dayAt(erasedAt(event), event.timeZone))
  return layout(words, {
    to: to.email,
    subject: erasureNotice.subject(event.title, day),
    preview: erasureNotice.preview,
    heading: erasureNotice.heading(day),
    paragraphs: [erasureNotice.what(event.title), erasureNotice.stillNeeded],
    facts: [
      [erasureNotice.event, event.title],
      [
        erasureNotice.deadline,
        words.events.deadlineIn(words.days.longDay(event.eventDate), words.days.zoneName(event.timeZone)),
      ],
      [erasureNotice.erasedOn, day],
    ],
    action: { label: erasureNotice.action, url: `${settings(env).origin}/dashboard/account` },
    afterwards: [erasureNotice.noLonger],
  })
}
