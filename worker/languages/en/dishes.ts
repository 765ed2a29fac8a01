import { noneName } from './guest.ts'

// What a guest reads where dishes are chosen.

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
