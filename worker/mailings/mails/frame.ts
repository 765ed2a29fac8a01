import { eq } from 'drizzle-orm'
import { user } from '#account/table'
import type { Database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { site } from '#core/site'
import { type EventRow, events } from '#events/table/events'
import { foldedName } from '#invitations/rules/match'
import type { MailWords } from '#languages/language'
import { isEmail } from '#party/shape/person'
import { layout } from '../../core/mail/layout.ts'
import { bandColors } from '../../guest/mails/mail-band-colors.ts'
import type { ChangedFact, ListMailKind } from '../shape/mail.ts'
import { stopUrl } from '../stop-token.ts'

/** A row of the list that is due, as a mail is written of it. */
export type DueRow = {
  id: string
  kind: ListMailKind
  eventId: string
  invitationId: string | null
  responseId: string | null
  note: string
  changed: ChangedFact[]
}

/** A mail with its sender, and who gets replies where it is not its sender. */
export type ListMail = Email & { from: { name: string; email: string }; replyTo?: string }

/** A mail, and the ids of the rows that it is for. */
export type WrittenMail = { mail: ListMail; of: string[] }

/** An event that mails tell of. `host` is who invites by a plain name, which may be empty. */
export type EventToMail = { event: EventRow; title: string; host: string }

/** An event with what mails name of it; undefined where it is gone, or its payments were refunded. */
export async function eventToMail(db: Database, eventId: string): Promise<EventToMail | undefined> {
  const [row] = await db
    .select({ event: events, planner: user.name })
    .from(events)
    .innerJoin(user, eq(user.id, events.userId))
    .where(eq(events.id, eventId))
  if (!row || row.event.refundedAt !== null) return undefined
  const { event, planner } = row
  const names = [event.hostName ?? '', planner].map((name) => nameWithoutLinks(name, plainLength.person))
  const host = names.find((name) => name !== '' && !isOurs(name)) ?? ''
  return { event, title: nameWithoutLinks(event.title, plainLength.event), host }
}

// Nobody writes to strangers in our name.
const isOurs = (name: string) => foldedName(name).replaceAll(' ', '').includes(foldedName(site.name))

/** Day and zone of the deadline. */
export function untilOf(words: MailWords, { eventDate, timeZone }: EventRow): string {
  return words.events.deadlineIn(words.days.longDay(eventDate), words.days.zoneName(timeZone))
}

/** The press of a party that shares a mail, and what it reads above it. Without an address there is no press. */
export type PartyPart = { title: string; list: string[]; url: string | null }

type Content = {
  to: string
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  facts: [name: string, value: string][]
  /** The planner's own words. They hold no link. */
  note: string
  action: string
  parts: PartyPart[]
  afterwards: string[]
  /** Reason why its reader gets it. */
  why: string
}

/** A mail with what each of them says: who sends it, who reads replies, how to report it, and how to stop. */
export async function framed(
  { env, words }: TemplateContext,
  { event, host }: EventToMail,
  { note, action, parts, why, ...content }: Content,
): Promise<ListMail> {
  const { listMail } = words.mailings
  const { mailFrom, listMail: sender } = settings(env)
  const contact = event.hostContact?.trim() ?? ''
  const replyTo = isEmail(contact) ? contact : undefined
  const presses = parts.map(({ title, list, url }) => ({
    title,
    list,
    action: url === null ? undefined : { label: action, url },
  }))
  const [only, ...others] = presses
  const mail = layout(words, {
    ...content,
    head: bandColors[event.cloth],
    quote: note === '' ? undefined : { from: listMail.note(host), text: note },
    ...(others.length > 0 || !only ? { parts: presses } : { list: only.list, action: only.action }),
    end: [why, replyTo ? listMail.replies(host) : listMail.noReplies, listMail.report(event.eventCode)],
    unsubscribeUrl: await stopUrl(env, event.id, content.to),
  })
  return {
    ...mail,
    from: { name: listMail.sender(host), email: sender?.from ?? mailFrom },
    ...(replyTo !== undefined && { replyTo }),
  }
}
