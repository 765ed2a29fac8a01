import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { type Database, runBatch } from '#core/db'
import { type Email, MailDeferred, type TemplateContext } from '#core/mail/email'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { layout } from '../../core/mail/layout.ts'
import { notifyResponsesChanged } from '../../live/notify.ts'
import { translatedMenu } from '../../menu/guests/read-for-guests.ts'
import { plannersMenuOf } from '../../menu/read.ts'
import { mealFacts } from '../meal-facts.ts'
import { editUrl, remadeEditToken } from '../token.ts'
import { bandColors } from './mail-band-colors.ts'

type Party = { response: typeof responses.$inferSelect; event: typeof events.$inferSelect }
/** The part of a mail in which one kind differs from another. */
export type PartyMailText = {
  subject: (title: string) => string
  preview: string
  paragraphs: string[]
  list?: string[]
  action: string
}

/** Reads a response with an address that is not deleted, and its event. @param extra further columns to select */
export async function readPartyToMail<Extra extends Record<string, SQL.Aliased<number>>>(
  db: Database,
  responseId: string,
  extra: Extra = {} as Extra,
) {
  const [found] = await db
    .select({ response: responses, event: events, ...extra })
    .from(responses)
    .innerJoin(events, eq(events.id, responses.eventId))
    .where(
      and(eq(responses.id, responseId), isNull(responses.deletedAt), isNotNull(responses.leadGuestEmail)),
    )
  return found as (Party & Record<keyof Extra, number>) | undefined
}

/**
 * A mail with the edit link. The address was never confirmed, so the mail may reach a stranger: the only texts of users in it are
 * names of people and dishes, and the event's title, venue and host, as plain, short text. Needs and substitutes are shown only
 * behind the link.
 */
export async function mailToParty(
  { env, words }: TemplateContext,
  { response, event }: Party,
  { subject, action, ...text }: PartyMailText,
): Promise<Email> {
  const { editLink } = words.party
  if (isSuspended(event)) throw new MailDeferred()
  const { secrets, origin } = settings(env)
  const title = nameWithoutLinks(event.title, plainLength.event)
  const deadline = words.events.deadlineIn(
    words.days.longDay(event.eventDate),
    words.days.zoneName(event.timeZone),
  )
  const token = await remadeEditToken(secrets, event.eventCode, response.id, response.editTokenHash)
  const mail = layout(words, {
    ...text,
    to: response.leadGuestEmail ?? '',
    subject: subject(title),
    heading: editLink.heading(title),
    head: bandColors[event.cloth],
    facts: [
      ...mealFacts(words, event),
      ...(isOpen(event, now()) ? [[editLink.until, deadline] as [string, string]] : []),
    ],
    action: { label: action, url: editUrl(origin, token) },
    afterwards: [editLink.keepToYourself, editLink.ignore],
  })
  return { ...mail, onGivenUp: () => notifyResponsesChanged(env, event.eventCode) }
}

/** Reads the menu of an event in all its languages, for the names of dishes in mails. */
export async function readMenuToMail(db: Database, eventId: string) {
  const { menu } = await runBatch(db, { menu: translatedMenu(db, eventId) })
  return plannersMenuOf(menu)
}
