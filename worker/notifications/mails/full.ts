import { and, eq, lt } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { events } from '#events/table/events'
import { plansAbove } from '#purchases/rules/plans'
import { layout } from '../../core/mail/layout.ts'
import { plannersEvent } from '../planners-event.ts'
import { notificationUrl } from '../token.ts'

/**
 * The mail that an event is full. Null when it is gone, closed or switched off, and when a place is free again: whoever
 * fills it then is told of anew.
 */
export async function fullMail({ env, words }: TemplateContext, subjectId: string): Promise<Email | null> {
  const { fullMail } = words.notifications
  const db = database(env.DB)
  const row = await plannersEvent(db, subjectId, 'full')
  if (!row || !isOpen(row.event, now())) return null
  const { event, to, userId } = row
  const { id: eventId } = event
  const { title, registeredGuests, guestLimit } = event
  if (registeredGuests < guestLimit) {
    await db
      .update(events)
      .set({ fullNotifiedLimit: null })
      .where(and(eq(events.id, eventId), lt(events.registeredGuests, events.guestLimit)))
    return null
  }
  const { origin, payments } = settings(env)
  const more = payments?.on === true && plansAbove(guestLimit).length > 0
  const limit = words.figure(guestLimit)
  return layout(words, {
    to,
    subject: fullMail.subject(title),
    preview: fullMail.preview(limit),
    heading: title,
    paragraphs: [fullMail.taken(limit), ...(more ? [fullMail.moreUntil] : [])],
    facts: [
      [
        fullMail.deadline,
        words.events.deadlineIn(words.days.longDay(event.eventDate), words.days.zoneName(event.timeZone)),
      ],
    ],
    action: { label: more ? fullMail.addPlaces : fullMail.seeEvent, url: `${origin}/events/${eventId}` },
    unsubscribeUrl: await notificationUrl(env, 'full', userId),
  })
}
