import { eq } from 'drizzle-orm'
import { user } from '#account/table'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { settings } from '#core/settings'
import { mealFacts } from '../../guest/meal-facts.ts'
import { eventMailings } from '../table.ts'
import { eventToMail, framed } from './frame.ts'

/**
 * An invitation as the event's guests would get it, to its planner, with the note they last tried. Its press opens the
 * planner's own preview of the event's page. Null when it is gone.
 */
export async function testInvitation(fallback: TemplateContext, eventId: string): Promise<Email | null> {
  const { env } = fallback
  const db = database(env.DB)
  const about = await eventToMail(db, eventId)
  if (!about) return null
  const { event, host, title } = about
  const [planner] = await db
    .select({ email: user.email, note: eventMailings.testNote })
    .from(user)
    .leftJoin(eventMailings, eq(eventMailings.eventId, event.id))
    .where(eq(user.id, event.userId))
  if (!planner) return null
  const { words } = templateContextFor(fallback, null, event.language)
  const { listMail, inviteMail, testMail } = words.mailings
  const day = words.days.longDay(event.eventDate)
  return framed({ env, words }, about, {
    to: planner.email,
    subject: testMail.subject(inviteMail.subject(title)),
    preview: inviteMail.preview(day),
    heading: inviteMail.heading(title),
    paragraphs: [testMail.about, inviteMail.invites(host, testMail.guests), inviteMail.what],
    note: planner.note ?? '',
    facts: [
      ...mealFacts(words, { ...event, hostName: null }),
      [listMail.until, words.events.deadlineIn(day, words.days.zoneName(event.timeZone))],
    ],
    action: listMail.action,
    parts: [{ title: '', list: [], url: `${settings(env).origin}/events/${event.id}/try` }],
    afterwards: [listMail.keepToYourself],
    why: listMail.whyInvited(host, title),
  })
}
