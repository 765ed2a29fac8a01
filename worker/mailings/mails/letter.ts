import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type Mailing, Waits } from '#core/mail/email'
import { mailingIn, mailLanguage } from '#core/mail/language'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { offeredLanguage } from '#languages/choose-language'
import type { MailWords } from '#languages/language'
import { mealFacts } from '../../guest/meal-facts.ts'
import { invitationUrl, storedInvitationToken } from '../../invitations/token.ts'
import { framed, type LetterEvent, type LetterRow, type ListLetter, letterEvent } from './frame.ts'
import { type AskedParty, askedParties } from './invited.ts'

export type { LetterRow, ListLetter } from './frame.ts'

/**
 * The letter of mails of the list that are due: of one event, kind and mailbox. Who gets it is decided a second time here:
 * rows that nobody needs any more are not in `of`. Null where that is none.
 * @throws Waits while the event is suspended
 */
export async function listLetter(mailing: Mailing, rows: LetterRow[]): Promise<ListLetter | null> {
  const [first] = rows
  const about = first && (await letterEvent(database(mailing.env.DB), first.eventId))
  if (!first || !about) return null
  if (isSuspended(about.event)) throw new Waits()
  switch (first.kind) {
    case 'invite':
    case 'remind':
      return askingLetter(mailing, about, rows)
    default:
      return null
  }
}

/** An invitation or a reminder: with a press for each party, that opens its personal link. */
async function askingLetter(
  { env, words: usual }: Mailing,
  about: LetterEvent,
  rows: LetterRow[],
): Promise<ListLetter | null> {
  const { event } = about
  if (!isOpen(event, now())) return null
  const parties = await askedParties(database(env.DB), event.id, rows)
  const [first] = parties
  if (!first) return null
  const language = offeredLanguage(first.party.language ?? '', settings(env).pseudoLanguage)
  const mailing = language ? mailingIn(env, mailLanguage(language)) : { env, words: usual }
  const { words } = mailing
  const asked = new Set(parties.map(({ party }) => party.id))
  const of = rows.filter(({ invitationId }) => asked.has(invitationId ?? ''))
  const said = rows[0]?.kind === 'invite' ? inviting(words, about, parties) : reminding(words, about, parties)
  const day = words.days.longDay(event.eventDate)
  const { secrets, origin } = settings(env)
  const urls = parties.map(async ({ party }) =>
    invitationUrl(origin, await storedInvitationToken(secrets, event.eventCode, party)),
  )
  const each = await Promise.all(urls)
  const mail = await framed(mailing, about, {
    ...{ ...said, to: first.party.email, note: of.find(({ note }) => note !== '')?.note ?? '' },
    facts: [
      ...mealFacts(words, { ...event, hostName: null }),
      [words.mailings.listMail.until, words.events.deadlineIn(day, words.days.zoneName(event.timeZone))],
    ],
    action: words.mailings.listMail.action,
    parts: parties.map(({ label }, at) => ({
      title: label,
      list: said.lists[at] ?? [],
      url: each[at] ?? '',
    })),
    afterwards: [words.mailings.listMail.keepToYourself],
    why: words.mailings.listMail.whyInvited(about.host, about.title),
  })
  return { mail, of: of.map(({ id }) => id) }
}

/** Sentences of a letter that asks. `lists` are each party's, above its press. */
type Asking = { subject: string; preview: string; heading: string; paragraphs: string[]; lists: string[][] }

function inviting(words: MailWords, { event, title, host }: LetterEvent, parties: AskedParty[]): Asking {
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

function reminding(words: MailWords, { event, title, host }: LetterEvent, parties: AskedParty[]): Asking {
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
