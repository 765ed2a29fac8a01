// What a guest reads who comes back by the edit link after the deadline, and may still say what somebody must avoid.

export const changeNeeds = 'Add or change needs'
/** @param who as `toldBy` says */
export function needsStillOpen(who: string): string {
  return `Dishes can no longer be changed. Allergies and diets can, until the meal: ${who} will be told.`
}
/** Who reads it: the kitchen where it has a link, else who asks. */
export function toldBy(kitchen: boolean, organizer: string): string {
  return kitchen ? 'the kitchen' : organizer
}
export const saveNeeds = 'Save needs'
/** @param who as `toldBy` says */
export function needsSaved(who: string): string {
  return `Saved. ${who.charAt(0).toLocaleUpperCase('en')}${who.slice(1)} will be told.`
}
export const needsNotSaved = 'We could not save this. Nothing you typed is lost: please try again.'
/** Beside the answer as it is stored now. */
export const needsChangedMeanwhile =
  'This answer was changed somewhere else in the meantime, and is shown above as it is now. What you typed is kept here: look at both, then save again.'
