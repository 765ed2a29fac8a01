import { now } from '#core/clock'
import { database } from '#core/db'
import type { TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import type { MailWords } from '#languages/language'
import { mealFacts } from '../../guest/meal-facts.ts'
import { invitationUrl, storedInvitationToken } from '../../invitations/token.ts'
import { type DueRow, type EventToMail, framed, untilOf, type WrittenMail } from './frame.ts'
import { type AskedParty, askedParties } from './invited.ts'

/** An invitation or a reminder: with a press for each party, that opens its personal link. */
export async function writeAsking(
  fallback: TemplateContext,
  about: EventToMail,
  rows: DueRow[],
): Promise<WrittenMail | null> {
  const { event } = about
  const { env } = fallback
  if (!isOpen(event, now())) return null
  const parties = await askedParties(database(env.DB), event.id, rows)
  const [first] = parties
  if (!first) return null
  const context = templateContextFor(fallback, first.party.language, event.language)
  const { words } = context
  const asked = new Set(parties.map(({ party }) => party.id))
  const of = rows.filter(({ invitationId }) => asked.has(invitationId ?? ''))
  const content =
    rows[0]?.kind === 'invite' ? inviting(words, about, parties) : reminding(words, about, parties)
  const { secrets, origin } = settings(env)
  const urls = parties.map(async ({ party }) =>
    invitationUrl(origin, await storedInvitationToken(secrets, event.eventCode, party)),
  )
  const each = await Promise.all(urls)
  const mail = await framed(context, about, {
    ...content,
    to: first.party.email,
    note: of.find(({ note }) => note !== '')?.note ?? '',
    facts: [
      ...mealFacts(words, { ...event, hostName: null }),
      [words.mailings.listMail.until, untilOf(words, event)],
    ],
    action: words.mailings.listMail.action,
    parts: parties.map(({ label }, at) => ({
      title: label,
      list: content.lists[at] ?? [],
      url: each[at] ?? '',
    })),
    afterwards: [words.mailings.listMail.keepToYourself],
    why: words.mailings.listMail.whyInvited(about.host, about.title),
  })
  return { mail, of: of.map(({ id }) => id) }
}

/** Sentences of a mail that asks. `lists` are each party's, above its press. */
type Asking = { subject: string; preview: string; heading: string; paragraphs: string[]; lists: string[][] }

function inviting(words: MailWords, { event, title, host }: EventToMail, parties: AskedParty[]): Asking {
  const { inviteMail } = words.mailings
  const guests = parties.map(({ names, unnamed }) => [
    ...names,
    ...(unnamed > 0 ? [inviteMail.places(unnamed, names.length > 0)] : []),
  ])
  const [only = [], ...others] = guests
  const together = others.length > 0
  return {
    subject: inviteMail.subject(title),
    preview: inviteMail.preview(words.days.longDay(event.eventDate)),
    heading: inviteMail.heading(title),
    paragraphs: [inviteMail.invites(host, together ? '' : words.list(only)), inviteMail.what],
    lists: together ? guests : [],
  }
}

function reminding(words: MailWords, { event, title, host }: EventToMail, parties: AskedParty[]): Asking {
  const { remindMail } = words.mailings
  return {
    subject: remindMail.subject(title),
    preview: remindMail.preview(words.days.longDay(event.eventDate)),
    heading: remindMail.heading(title),
    paragraphs: [remindMail.waits(host), remindMail.what],
    lists: parties.map(({ silent, silentUnnamed }) => [
      ...silent.map(remindMail.silent),
      ...(silentUnnamed > 0 ? [remindMail.silentPlaces(silentUnnamed, silent.length > 0)] : []),
    ]),
  }
}
