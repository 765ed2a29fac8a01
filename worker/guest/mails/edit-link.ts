import { sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { isOpen } from '#events/rules/closing'
import { mealIsOver } from '#events/rules/meal-over'
import type { MailWords } from '#languages/language'
import { translateMenu } from '#menu/rules/translate-menu'
import type { Person } from '#party/shape/person'
import { responses } from '#party/table/responses'
import { fromGoneChoices } from '../../menu/chosen.ts'
import type { PlannerCategory } from '../../menu/shape/menu.ts'
import { mustBeWarned, newContentsText } from './contents-changed.ts'
import { mailToParty, type PartyMailText, readMenuToMail, readPartyToMail } from './mail-to-party.ts'

/**
 * The mail with a guest's edit link. If the party has to choose again, or has to be warned of new contents of a dish, the mail says
 * that instead. Null if the response, its address or its event is gone, or the event has closed; warnings are mailed until the
 * meal.
 */
export async function editLinkMail(
  defaultContext: TemplateContext,
  responseId: string,
): Promise<Email | null> {
  const { env } = defaultContext
  const db = database(env.DB)
  const gone = sql<number>`exists (select 1 ${fromGoneChoices(responses.selections)})`.as('choices_gone')
  const found = await readPartyToMail(db, responseId, { gone })
  if (!found) return null
  const { response, event } = found
  const { words } = templateContextFor(defaultContext, response.language, event.language)
  const { editLink } = words.party
  const isEventOpen = isOpen(event, now())
  const courses = await readMenuToMail(db, event.id)
  const mustWarn = mustBeWarned(courses, response.selections, false)
  if (!isEventOpen && (!mustWarn || mealIsOver(event, now()))) return null
  const guest = nameWithoutLinks(response.leadGuestName, plainLength.person)
  const until = words.days.longDay(event.eventDate)
  if (found.gone && isEventOpen)
    return mailToParty({ env, words }, found, chooseAgainText(words, guest, until))
  if (mustWarn) return mailToParty({ env, words }, found, newContentsText(words))
  return mailToParty({ env, words }, found, {
    subject: editLink.subject,
    preview: editLink.preview(until),
    paragraphs: [editLink.thanks(guest), editLink.saved(response.guestCount)],
    list: dishesByPerson(words, translateMenu(courses, words.lang), response.selections),
    action: editLink.action,
  })
}

/** A line for each person with their dishes, in the order of the menu. */
function dishesByPerson(words: MailWords, courses: PlannerCategory[], party: Person[]): string[] {
  return party.map(({ name, selections }, index) => {
    const dishes = courses.flatMap(({ id, items }) =>
      items
        .filter((item) => item.id === selections[id])
        .map((item) => nameWithoutLinks(item.name, plainLength.event))
        .filter(Boolean),
    )
    return words.party.editLink.dishes(nameWithoutLinks(name, plainLength.person), index + 1, dishes)
  })
}

function chooseAgainText(words: MailWords, guest: string, until: string): PartyMailText {
  const { chooseAgainMail } = words.party
  return {
    subject: chooseAgainMail.subject,
    preview: chooseAgainMail.preview(until),
    paragraphs: [chooseAgainMail.dishGone(guest), chooseAgainMail.nothingServed],
    action: chooseAgainMail.action,
  }
}
