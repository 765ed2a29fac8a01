import { and, eq, lt } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { figure } from '#core/figures'
import type { Email } from '#core/mail/email'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { events } from '#events/table/events'
import { deadlineIn } from '#events/words/mail'
import { fullLetter as words } from '#letters/words/mail'
import { plansAbove } from '#purchases/rules/plans'
import { longDay, zoneName } from '#words/days'
import { layout } from '../../core/mail/layout.ts'
import { plannersEvent } from '../planners-event.ts'
import { letterUrl } from '../token.ts'

/**
 * The mail that an event is full. Null when it is gone, closed or switched off, and when a place is free again: whoever
 * fills it then is told of anew.
 */
export async function fullMail(env: Env, eventId: string): Promise<Email | null> {
  const db = database(env.DB)
  const row = await plannersEvent(db, eventId, 'full')
  if (!row || !isOpen(row.event, now())) return null
  const { event, to } = row
  const { title, registeredGuests, guestLimit } = event
  if (registeredGuests < guestLimit) {
    await db
      .update(events)
      .set({ fullToldLimit: null })
      .where(and(eq(events.id, eventId), lt(events.registeredGuests, events.guestLimit)))
    return null
  }
  const { origin, payments } = settings(env)
  const more = payments?.on === true && plansAbove(guestLimit).length > 0
  const limit = figure(guestLimit)
  return layout({
    to,
    subject: words.subject(title),
    preview: words.preview(limit),
    heading: title,
    paragraphs: [words.taken(limit), ...(more ? [words.moreUntil] : [])],
    facts: [[words.deadline, deadlineIn(longDay(event.eventDate), zoneName(event.timeZone))]],
    action: { label: more ? words.addPlaces : words.seeEvent, url: `${origin}/events/${eventId}` },
    stop: await letterUrl(env, 'full', event.userId),
  })
}
