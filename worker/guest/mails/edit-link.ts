import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import { type Database, database, runBatch } from '#core/db'
import { type Email, type Mailing, type Queued, Waits } from '#core/mail/email'
import { mailingFor } from '#core/mail/language'
import { plainLength, plainName } from '#core/mail/plain-name'
import { settings } from '#core/settings'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import { events } from '#events/table/events'
import type { MailWords } from '#languages/language'
import { namedIn } from '#menu/rules/named-in'
import { chosenDishes } from '#needs/rules/conflicts'
import { dishesOf } from '#needs/rules/stored-contents'
import type { Person } from '#party/shape/person'
import { responses } from '#party/table/responses'
import { layout } from '../../core/mail/layout.ts'
import { substituteRemovedSince, substituteSetSince } from '../../kitchen/substitute-mails.ts'
import { notifyResponsesChanged } from '../../live/notify.ts'
import { choicesGone } from '../../menu/chosen.ts'
import { translatedMenu } from '../../menu/guests/read-for-guests.ts'
import { plannersMenuOf } from '../../menu/read.ts'
import type { PlannerCategory } from '../../menu/shape/menu.ts'
import { mealFacts } from '../meal-facts.ts'
import { editUrl, storedEditToken } from '../token.ts'
import { mailHeads } from './mail-heads.ts'

/**
 * The mail with a guest's edit link. Who has to choose again, or is warned of contents they were not told of, reads that
 * instead. Null when the response, its address or its event is gone, or the event has closed; who is warned is still
 * mailed until the meal.
 */
export async function editLinkMail(usual: Mailing, responseId: string): Promise<Email | null> {
  const { env } = usual
  const db = database(env.DB)
  const gone = sql<number>`exists (select 1 ${choicesGone(responses.selections)})`.as('choices_gone')
  const found = await mailedParty(db, responseId, { gone })
  if (!found) return null
  const { response, event } = found
  const { words } = mailingFor(usual, response.language, event.language)
  const { chooseAgainMail, editLink } = words.party
  const open = isOpen(event, now())
  const courses = await menuOf(db, event.id)
  const warned = isWarned(courses, response.selections, false)
  if (!open && (!warned || mealIsOver(event, now()))) return null
  const guest = plainName(response.leadGuestName, plainLength.person)
  const until = words.days.longDay(event.eventDate)
  if (found.gone && open)
    return mailTo({ env, words }, found, {
      subject: chooseAgainMail.subject,
      preview: chooseAgainMail.preview(until),
      paragraphs: [chooseAgainMail.gone(guest), chooseAgainMail.please],
      action: chooseAgainMail.action,
    })
  if (warned) return mailTo({ env, words }, found, newContents(words))
  return mailTo({ env, words }, found, {
    subject: editLink.subject,
    preview: editLink.preview(until),
    paragraphs: [editLink.thanks(guest), editLink.saved(response.guestCount)],
    list: dishesByPerson(words, namedIn(courses, words.lang), response.selections),
    action: editLink.action,
  })
}

/**
 * The mail that what is in a dish somebody chose has changed. Null unless they are warned of contents they have not been
 * told of, and after the meal.
 */
export async function contentsMail(usual: Mailing, responseId: string): Promise<Email | null> {
  const { env } = usual
  const db = database(env.DB)
  const found = await mailedParty(db, responseId)
  if (!found || mealIsOver(found.event, now())) return null
  const warned = isWarned(await menuOf(db, found.event.id), found.response.selections, true)
  const { words } = mailingFor(usual, found.response.language, found.event.language)
  return warned ? mailTo({ env, words }, found, newContents(words)) : null
}

/**
 * The mail that something is served to somebody instead, or no longer. Null unless that stands, or they read of it and it
 * was taken back, and after the meal.
 */
export async function substituteMail(
  usual: Mailing,
  responseId: string,
  queued?: Queued,
): Promise<Email | null> {
  const { env } = usual
  const queuedAt = queued?.createdAt ?? now()
  const found = await mailedParty(database(env.DB), responseId, {
    agreed: sql<number>`${substituteSetSince(responses.id, queuedAt)}`.as('agreed'),
    takenBack: sql<number>`${substituteRemovedSince(responses.id, queuedAt)}`.as('taken_back'),
  })
  if (!found || mealIsOver(found.event, now()) || !(found.agreed || found.takenBack)) return null
  const { words } = mailingFor(usual, found.response.language, found.event.language)
  const { substituteMail } = words.party
  const news = found.agreed ? substituteMail.please : substituteMail.over
  return mailTo({ env, words }, found, {
    subject: substituteMail.subject,
    preview: news,
    paragraphs: [substituteMail.news, news],
    action: words.needs.lookAgain,
  })
}

type Party = { response: typeof responses.$inferSelect; event: typeof events.$inferSelect }
type Words = {
  subject: (title: string) => string
  preview: string
  paragraphs: string[]
  list?: string[]
  action: string
}

function newContents(words: MailWords): Words {
  const { contentsMail } = words.party
  return {
    subject: contentsMail.subject,
    preview: contentsMail.please,
    paragraphs: [words.needs.contentsChanged, contentsMail.please],
    action: words.needs.lookAgain,
  }
}

/** A response that is there and has an address, its event, and what else is asked of it. */
async function mailedParty<More extends Record<string, SQL.Aliased<number>>>(
  db: Database,
  responseId: string,
  more: More = {} as More,
) {
  const [found] = await db
    .select({ response: responses, event: events, ...more })
    .from(responses)
    .innerJoin(events, eq(events.id, responses.eventId))
    .where(
      and(eq(responses.id, responseId), isNull(responses.deletedAt), isNotNull(responses.leadGuestEmail)),
    )
  return found as (Party & Record<keyof More, number>) | undefined
}

/**
 * A mail with the edit link. The address was typed and never confirmed, so the mail may reach a stranger: of what people
 * typed it holds names of people and dishes, the event's title, the place of the meal and who asks only, plain and short.
 * Needs and what was agreed are behind the link.
 */
async function mailTo(
  { env, words }: Mailing,
  { response, event }: Party,
  { subject, action, ...text }: Words,
): Promise<Email> {
  const { editLink } = words.party
  if (isSuspended(event)) throw new Waits()
  const { secrets, origin } = settings(env)
  const title = plainName(event.title, plainLength.event)
  const deadline = words.events.deadlineIn(
    words.days.longDay(event.eventDate),
    words.days.zoneName(event.timeZone),
  )
  const token = await storedEditToken(secrets, event.eventCode, response.id, response.editTokenHash)
  const mail = layout(words, {
    ...text,
    to: response.leadGuestEmail ?? '',
    subject: subject(title),
    heading: editLink.heading(title),
    head: mailHeads[event.cloth],
    facts: [
      ...mealFacts(words, event),
      ...(isOpen(event, now()) ? [[editLink.until, deadline] as [string, string]] : []),
    ],
    action: { label: action, url: editUrl(origin, token) },
    afterwards: [editLink.keepToYourself, editLink.ignore],
  })
  return { ...mail, givenUp: () => notifyResponsesChanged(env, event.eventCode) }
}

async function menuOf(db: Database, eventId: string) {
  const { menu } = await runBatch(db, { menu: translatedMenu(db, eventId) })
  return plannersMenuOf(menu)
}

/** A line for each person with the dishes they have, in the order of the menu. */
function dishesByPerson(words: MailWords, courses: PlannerCategory[], party: Person[]): string[] {
  return party.map(({ name, selections }, index) => {
    const dishes = courses.flatMap(({ id, items }) =>
      items
        .filter((item) => item.id === selections[id])
        .map((item) => plainName(item.name, plainLength.event))
        .filter(Boolean),
    )
    return words.party.editLink.dishes(plainName(name, plainLength.person), index + 1, dishes)
  })
}

/** True if somebody is warned of contents of a chosen dish newer than those they were notified of. */
function isWarned(courses: PlannerCategory[], party: Person[], neverTold: boolean): boolean {
  if (!party.some(({ needs }) => needs)) return false
  const dishes = dishesOf(courses)
  return party.some((person) =>
    chosenDishes(person, dishes).some(
      ({ warned, shown, itemId }) =>
        dishes.has(itemId) && warned && !shown && (neverTold || person.shown?.[itemId] !== undefined),
    ),
  )
}
