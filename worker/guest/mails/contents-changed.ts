import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { mealIsOver } from '#events/rules/meal-over'
import type { MailWords } from '#languages/language'
import { compareChosenDishes } from '#needs/rules/conflicts'
import { dishesOf } from '#needs/rules/stored-contents'
import type { Person } from '#party/shape/person'
import type { PlannerCategory } from '../../menu/shape/menu.ts'
import { mailToParty, type PartyMailText, readMenuToMail, readPartyToMail } from './mail-to-party.ts'

/**
 * The mail that the contents of a chosen dish have changed. Null if the party need not be warned, was shown these contents already,
 * or the meal is over.
 */
export async function contentsMail(
  defaultContext: TemplateContext,
  responseId: string,
): Promise<Email | null> {
  const { env } = defaultContext
  const db = database(env.DB)
  const found = await readPartyToMail(db, responseId)
  if (!found || mealIsOver(found.event, now())) return null
  const mustWarn = mustBeWarned(await readMenuToMail(db, found.event.id), found.response.selections, true)
  const { words } = templateContextFor(defaultContext, found.response.language, found.event.language)
  return mustWarn ? mailToParty({ env, words }, found, newContentsText(words)) : null
}

/** The text of the mail, which also replaces that of an edit link for a party that has to be warned. */
export function newContentsText(words: MailWords): PartyMailText {
  const { contentsMail } = words.party
  return {
    subject: contentsMail.subject,
    preview: contentsMail.lookAgain,
    paragraphs: [words.needs.contentsChanged, contentsMail.lookAgain],
    action: words.needs.lookAgain,
  }
}

/**
 * True if somebody has to be warned of contents of a chosen dish that are newer than those they were shown.
 * @param includeNeverShown also warns people who were shown no contents of the dish at all
 */
export function mustBeWarned(
  courses: PlannerCategory[],
  party: Person[],
  includeNeverShown: boolean,
): boolean {
  if (!party.some(({ needs }) => needs)) return false
  const dishes = dishesOf(courses)
  return party.some((person) =>
    compareChosenDishes(person, dishes).some(
      ({ needsWarning, wasShown, itemId }) =>
        dishes.has(itemId) &&
        needsWarning &&
        !wasShown &&
        (includeNeverShown || person.shownVersions?.[itemId] !== undefined),
    ),
  )
}
