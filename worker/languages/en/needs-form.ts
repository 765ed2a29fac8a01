// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Nothing given · Add'
/** @param given needs and words */
export function givenChange(given: string): string {
  return `${given} · Change`
}
export const anythingElse = 'Anything else?'
/** Below that, and again at the review. */
export const ownWordsRead = 'Own words are read by people and not compared with the dishes.'
/** Asked before going on, beside the buttons that pass on and remove. */
export const notPassedOn = 'This is not passed on yet.'
export const loadingNeeds = 'Loading the list…'

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "the organizer". */
export function allergensNotStated(organizer: string): string {
  return `Allergens are not stated. Ask ${organizer}.`
}
