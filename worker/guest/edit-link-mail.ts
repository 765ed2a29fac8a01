import { and, eq, isNull, sql } from 'drizzle-orm'
import { isOpen } from '#contract/closing'
import { mealIsOver } from '#contract/meal-over'
import { chosenDishes } from '#contract/needs/conflicts'
import { dishesOf } from '#contract/needs/stored-contents'
import type { Person } from '#contract/person'
import { isSuspended } from '#contract/suspension'
import { now } from '#core/clock'
import { type Database, database, runBatch } from '#core/db'
import { tokenOfHash } from '#core/hash'
import { type Email, type Queued, Waits } from '#core/mail/outbox'
import { plainLength, plainName } from '#core/mail/plain-name'
import { events } from '#core/schema/events'
import { guestSelections } from '#core/schema/responses'
import { settings } from '#core/settings'
import { contentsChanged, lookAgain } from '#words/conflicts'
import { longDay, zoneName } from '#words/days'
import { chooseAgainLetter, contentsLetter, deadlineIn, insteadLetter, editLink as words } from '#words/mail'
import { layout } from '../core/mail/layout.ts'
import { notifyResponsesChanged } from '../desk/notify.ts'
import { agreedSince, insteadKey, takenBackSince } from '../kitchen/instead-letters.ts'
import { choicesGone } from '../menu/chosen.ts'
import { contentsKey } from '../menu/contents-letters.ts'
import { liveMenu, plannersMenuOf } from '../menu/read.ts'
import { wasAskedFor } from './asked-letter.ts'
import { mealFacts } from './meal-facts.ts'
import { editToken, editUrl } from './token.ts'

/**
 * The mail with a guest's edit link. The address was typed and never confirmed, so the mail may reach a stranger: of what
 * people typed it holds the guest's name, the event's title, the place of the meal and who asks only, plain and short. The
 * choices are behind the link: who has to choose again reads that a dish is gone, not which one, and whom new contents warn
 * reads neither the dish nor the need, and who is served something else reads that there is news.
 * Null when the response, its address or its event is gone, or the event has closed. About contents it goes until the meal,
 * and only while somebody is warned of what they have not been told, or their planner wrote since; about what is served
 * instead until the meal as well, and only while it stands, or once what they were told of was taken back. A letter that was asked for goes whatever became of the news.
 */
export async function editLinkMail(env: Env, responseId: string, queued?: Queued): Promise<Email | null> {
  const db = database(env.DB)
  const queuedAt = queued?.createdAt ?? now()
  const [found] = await db
    .select({
      response: guestSelections,
      event: events,
      gone: sql<number>`exists (select 1 ${choicesGone(guestSelections.selections)})`.as('choices_gone'),
      agreed: sql<number>`${agreedSince(guestSelections.id, queuedAt)}`.as('agreed'),
      takenBack: sql<number>`${takenBackSince(guestSelections.id, queuedAt)}`.as('taken_back'),
    })
    .from(guestSelections)
    .innerJoin(events, eq(events.id, guestSelections.eventId))
    .where(and(eq(guestSelections.id, responseId), isNull(guestSelections.deletedAt)))
  if (!found) return null
  const { response, event, gone, agreed, takenBack } = found
  const instead = agreed || takenBack
  const { leadGuestName, leadGuestEmail: to, guestCount } = response
  const open = isOpen(event, now())
  const aboutContents = queued?.dedupeKey.includes(contentsKey) ?? false
  const aboutInstead = queued?.dedupeKey.includes(insteadKey) ?? false
  const warned = await isWarned(db, event.id, response.selections, aboutContents)
  if (!to || !(open || ((warned || instead) && !mealIsOver(event, now())))) return null
  if (isSuspended(event)) throw new Waits()
  const asked = queued !== undefined && wasAskedFor(queued.dedupeKey)
  if (aboutInstead && !asked && !instead && !warned && !gone) return null
  const writtenSince = response.writtenBy !== null && response.updatedAt > (queued?.createdAt ?? 0)
  if (aboutContents && !asked && !warned && !gone && !writtenSince) return null
  const { secrets, origin } = settings(env)
  const deadline = deadlineIn(longDay(event.eventDate), zoneName(event.timeZone))
  const title = plainName(event.title, plainLength.event)
  const guest = plainName(leadGuestName, plainLength.person)
  const { subject, preview, paragraphs, action } =
    gone && open
      ? {
          subject: chooseAgainLetter.subject(title),
          preview: chooseAgainLetter.preview(longDay(event.eventDate)),
          paragraphs: [chooseAgainLetter.gone(guest), chooseAgainLetter.please],
          action: chooseAgainLetter.action,
        }
      : warned
        ? {
            subject: contentsLetter.subject(title),
            preview: contentsLetter.please,
            paragraphs: [contentsChanged, contentsLetter.please],
            action: lookAgain,
          }
        : instead
          ? {
              subject: insteadLetter.subject(title),
              preview: agreed ? insteadLetter.please : insteadLetter.over,
              paragraphs: [insteadLetter.news, agreed ? insteadLetter.please : insteadLetter.over],
              action: lookAgain,
            }
          : {
              subject: words.subject(title),
              preview: words.preview(longDay(event.eventDate)),
              paragraphs: [words.thanks(guest), words.saved(guestCount)],
              action: words.action,
            }
  const mail = layout({
    to,
    subject,
    preview,
    heading: words.heading(title),
    paragraphs,
    facts: [...mealFacts(event), ...(open ? [[words.until, deadline] as [string, string]] : [])],
    action: {
      label: action,
      url: editUrl(
        origin,
        await tokenOfHash(secrets, response.editTokenHash, (secret) =>
          editToken(secret, event.eventCode, response.id),
        ),
      ),
    },
    afterwards: [words.keepToYourself, words.ignore],
  })
  return { ...mail, givenUp: () => notifyResponsesChanged(env, event.eventCode) }
}

/** Whether somebody is warned of contents of a dish they chose that are newer than what they were told. */
async function isWarned(
  db: Database,
  eventId: string,
  party: Person[],
  neverTold: boolean,
): Promise<boolean> {
  if (!party.some(({ needs }) => needs)) return false
  const { menu } = await runBatch(db, { menu: liveMenu(db, eventId) })
  const dishes = dishesOf(plannersMenuOf(menu))
  return party.some((person) =>
    chosenDishes(person, dishes).some(
      ({ warned, told, itemId }) =>
        dishes.has(itemId) && warned && !told && (neverTold || person.told?.[itemId] !== undefined),
    ),
  )
}
