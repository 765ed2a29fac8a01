import { now } from '#core/clock'
import { database } from '#core/db'
import type { Email, TemplateContext } from '#core/mail/email'
import { templateContextFor } from '#core/mail/language'
import { mealIsOver } from '#events/rules/meal-over'
import type { MailWords } from '#languages/language'
import { chosenDishes } from '#needs/rules/conflicts'
import { dishesOf } from '#needs/rules/stored-contents'
import type { Person } from '#party/shape/person'
import type { PlannerCategory } from '../../menu/shape/menu.ts'
import { mailedMenu, mailedParty, mailToParty, type PartyMailText } from './mail-to-party.ts'

/**
 * The mail that the contents of a chosen dish have changed. Null unless somebody is warned of contents they have not been
 * told of, and after the meal.
 */
export async function contentsMail(fallback: TemplateContext, responseId: string): Promise<Email | null> {
  const { env } = fallback
  const db = database(env.DB)
  const found = await mailedParty(db, responseId)
  if (!found || mealIsOver(found.event, now())) return null
  const warned = isWarned(await mailedMenu(db, found.event.id), found.response.selections, true)
  const { words } = templateContextFor(fallback, found.response.language, found.event.language)
  return warned ? mailToParty({ env, words }, found, newContents(words)) : null
}

/** The text of the mail; an edit link that goes to somebody who is warned reads so, too. */
export function newContents(words: MailWords): PartyMailText {
  const { contentsMail } = words.party
  return {
    subject: contentsMail.subject,
    preview: contentsMail.please,
    paragraphs: [words.needs.contentsChanged, contentsMail.please],
    action: words.needs.lookAgain,
  }
}

/** True if somebody is warned of contents of a chosen dish newer than those they were notified of. */
export function isWarned(courses: PlannerCategory[], party: Person[], neverTold: boolean): boolean {
  if (!party.some(({ needs }) => needs)) return false
  const dishes = dishesOf(courses)
  return party.some((person) =>
    chosenDishes(person, dishes).some(
      ({ warned, shown, itemId }) =>
        dishes.has(itemId) && warned && !shown && (neverTold || person.shown?.[itemId] !== undefined),
    ),
  )
}
