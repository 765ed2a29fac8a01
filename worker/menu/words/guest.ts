import { inAList } from '../../languages/en/forms.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

/** The heading of the lead guest's menu. */
export function whatWouldYouLike(firstName: string): string {
  return `What would you like, ${firstName}?`
}
export const oneDishEach = 'One dish from each course. You may leave a course out.'
/** The same where some courses have to be answered. */
export const oneDishWhereAsked =
  'One dish from each course. You may leave out a course that does not ask you to choose.'
/** Said at a course that has to be answered. */
export const mustChoose = `Please choose a dish, or “${noneName}”.`
export const chosenMark = 'Chosen'
export const clearChoice = 'Clear choice'
export const changedMark = 'Changed, not saved'
/** The accessible name of the button `clearChoice`. */
export function clearChoiceOf(category: string): string {
  return `Clear choice of ${category}`
}

export const menuNotLoaded = 'Unable to load event menu. Please try again.'
export const noCategories =
  'This event does not have any menu categories set up yet. Please contact the event organizer.'
export const noItems =
  'This event does not have any menu choices available yet. Please contact the event organizer to add menu items.'
export const unableToLoad = 'Unable to Load Menu'
export const menuReloadFailed = 'Failed to load menu data'
export const coursesRequired = `Please choose a dish, or ${noneName}.`
/** Ann: please choose a Main, or None for me. */
export function pleaseChoose(person: string, course: string): string {
  return `${person}: please choose ${/^[aeiou]/i.test(course) ? 'an' : 'a'} ${course}, or ${noneName}.`
}
/** Said of courses that became required while a form was filled in. @param courses their names */
export function nowRequired(courses: string[]): string {
  return `The menu has changed. Please choose for everybody: ${inAList(courses)}.`
}
export const dishChanged = 'A dish you chose has changed. Please look at it again.'
export const menuChanged = 'The menu has changed. Please check your choices.'
export const editNotLoaded = 'Failed to load menu data. Please try again.'
