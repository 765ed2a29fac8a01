import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import type { TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { mailboxOf } from '#core/mail/mailbox'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import type { EventRow } from '#events/table/events'
import type { MailWords } from '#languages/language'
import { translateMenu } from '#menu/rules/translate-menu'
import { missingChoices } from '#party/rules/choices'
import { responses } from '#party/table/responses'
import { mealFacts } from '../../guest/meal-facts.ts'
import { editUrl, remadeEditToken } from '../../guest/token.ts'
import { invitations } from '../../invitations/table.ts'
import { invitationUrl, storedInvitationToken } from '../../invitations/token.ts'
import { translatedMenu } from '../../menu/guests/read-for-guests.ts'
import { plannersMenuOf } from '../../menu/read.ts'
import { changedFacts } from '../rules/kinds.ts'
import type { ChangedFact } from '../shape/mail.ts'
import { type DueRow, type EventToMail, framed, untilOf, type WrittenMail } from './frame.ts'

type Answer = {
  response: typeof responses.$inferSelect
  party: typeof invitations.$inferSelect | null
  to: string
}

/** To who answered, and of whom somebody chose nothing in a required course. */
export async function writeCompleting(
  context: TemplateContext,
  about: EventToMail,
  rows: DueRow[],
): Promise<WrittenMail | null> {
  if (!isOpen(about.event, now())) return null
  const db = database(context.env.DB)
  const [answers, menu] = await Promise.all([answersOf(db, rows), translatedMenu(db, about.event.id)])
  const courses = plannersMenuOf(menu)
  const open = answers
    .filter(({ party }) => !party?.paused)
    .map((answer) => ({ ...answer, missing: missingChoices(answer.response.selections, courses) }))
    .filter(({ missing }) => missing.length > 0)
  return writeToAnswered(context, about, { rows, answers: open }, (words) => {
    const { completeMail, listMail } = words.mailings
    return {
      subject: completeMail.subject(about.title),
      preview: completeMail.preview(words.days.longDay(about.event.eventDate)),
      heading: completeMail.heading(about.title),
      paragraphs: [completeMail.open],
      facts: [...mealFacts(words, about.event), [listMail.chooseUntil, untilOf(words, about.event)]],
      action: completeMail.action,
      lists: open.map(({ response }) =>
        missingOf(
          words,
          response.selections,
          missingChoices(response.selections, translateMenu(courses, words.lang)),
        ),
      ),
    }
  })
}

/** A line for each person with the courses they left open. */
function missingOf(
  words: MailWords,
  people: Answer['response']['selections'],
  missing: { index: number; category: { name: string } }[],
): string[] {
  return [...Map.groupBy(missing, ({ index }) => index)].map(([index, open]) =>
    words.mailings.completeMail.missing(
      nameWithoutLinks(people[index]?.name ?? '', plainLength.person),
      index + 1,
      words.list(
        open
          .map(({ category }) => nameWithoutLinks(category.name, plainLength.event))
          .filter((name) => name !== ''),
      ),
    ),
  )
}

/** To who comes: which facts of the event have changed, and what they are now. */
export async function writeNews(
  context: TemplateContext,
  about: EventToMail,
  rows: DueRow[],
): Promise<WrittenMail | null> {
  const { event, title, host } = about
  if (mealIsOver(event, now())) return null
  const answers = await answersOf(database(context.env.DB), rows)
  const changed = changedFacts.filter((fact) => rows.some((row) => row.changed.includes(fact)))
  return writeToAnswered(context, about, { rows, answers }, (words) => {
    const { newsMail } = words.mailings
    const news = newsMail.changed(host, words.list(changed.map((fact) => newsMail.facts[fact])))
    return {
      subject: newsMail.subject(title),
      preview: changed.length > 0 ? news : newsMail.stays,
      heading: newsMail.heading(title),
      paragraphs: [
        ...(changed.length > 0 ? [news] : []),
        isOpen(event, now()) ? newsMail.stays : newsMail.staysClosed,
      ],
      facts: presentFacts(words, event, changed),
      action: newsMail.action,
      lists: [],
    }
  })
}

/** The event as it is now. News of a fact that nobody knows any more says that. */
function presentFacts(words: MailWords, event: EventRow, changed: ChangedFact[]): [string, string][] {
  const { mealFacts: names } = words.events
  const { newsMail, listMail } = words.mailings
  const factsNow = new Map(mealFacts(words, event))
  const asked: [string, boolean][] = [
    [names.when, changed.includes('day') || changed.includes('time')],
    [names.where, changed.includes('place')],
  ]
  const meal = asked.flatMap(([name, isNews]): [string, string][] => {
    const fact = factsNow.get(name) ?? (isNews ? newsMail.notKnown : '')
    return fact === '' ? [] : [[name, fact]]
  })
  return [
    ...meal,
    ...(isOpen(event, now()) ? [[listMail.chooseUntil, untilOf(words, event)] as [string, string]] : []),
  ]
}

/** Answers that stand, are not erased, and share the mailbox of the first. */
async function answersOf(db: Database, rows: readonly DueRow[]): Promise<Answer[]> {
  const ids = JSON.stringify(rows.map(({ responseId }) => responseId))
  const found = await db
    .select({ response: responses, party: invitations })
    .from(responses)
    .leftJoin(invitations, and(eq(invitations.id, responses.invitationId), isNull(invitations.deletedAt)))
    .where(
      and(
        sql`${responses.id} in (select value from json_each(${ids}))`,
        eq(responses.eventId, rows[0]?.eventId ?? ''),
        isNull(responses.deletedAt),
        ne(responses.leadGuestName, ''),
      ),
    )
    .orderBy(responses.createdAt, responses.id)
  const mailed = found.flatMap(({ response, party }) => {
    const to = response.leadGuestEmail ?? party?.email ?? null
    return to === null ? [] : [{ response, party, to }]
  })
  return mailed.filter(({ to }) => mailboxOf(to) === mailboxOf(mailed[0]?.to ?? ''))
}

type Said = Omit<Parameters<typeof framed>[2], 'to' | 'note' | 'parts' | 'afterwards' | 'why'> & {
  lists: string[][]
}

/** A mail to who answered: with a press for each answer, that opens it. */
async function writeToAnswered(
  fallback: TemplateContext,
  about: EventToMail,
  { rows, answers }: { rows: DueRow[]; answers: Answer[] },
  write: (words: MailWords) => Said,
): Promise<WrittenMail | null> {
  const [first] = answers
  if (!first) return null
  const context = templateContextFor(fallback, first.party?.language ?? null, about.event.language)
  const { listMail } = context.words.mailings
  const { lists, ...content } = write(context.words)
  const answered = new Set(answers.map(({ response }) => response.id))
  const of = rows.filter(({ responseId }) => answered.has(responseId ?? ''))
  const parts = answers.map(async (answer, at) => ({
    title: nameWithoutLinks(answer.response.leadGuestName, plainLength.person),
    list: lists[at] ?? [],
    url: await answerUrl(context.env, about.event, answer),
  }))
  const each = await Promise.all(parts)
  const given = first.response.leadGuestEmail !== null
  const mail = await framed(context, about, {
    ...content,
    to: first.to,
    note: of.find(({ note }) => note !== '')?.note ?? '',
    parts: each,
    afterwards: each.some(({ url }) => url !== null) ? [listMail.keepToYourself] : [],
    why: given ? listMail.whyAnswered(about.title) : listMail.whyInvited(about.host, about.title),
  })
  return { mail, of: of.map(({ id }) => id) }
}

/**
 * Link to an answer. Guests who gave an address with it get its edit link. An address of the list gets the personal link,
 * which shows no need, and none after the deadline, when that shows nothing.
 */
async function answerUrl(env: Env, event: EventRow, { response, party }: Answer): Promise<string | null> {
  const { secrets, origin } = settings(env)
  const { eventCode: code } = event
  if (response.leadGuestEmail === null && party && !isOpen(event, now())) return null
  if (response.leadGuestEmail === null && party)
    return invitationUrl(origin, await storedInvitationToken(secrets, code, party))
  return editUrl(origin, await remadeEditToken(secrets, code, response.id, response.editTokenHash))
}
