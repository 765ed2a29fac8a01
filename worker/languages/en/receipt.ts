// What tells of responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'You'
/** @param position in the party; the lead guest is 1 */
export function guestNumber(position: number): string {
  return `Guest ${position}`
}
export const nothingChosen = 'Nothing Chosen'
/** @param label says `allergies`, emphasized */
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Allergies/dietary restrictions:'

export const yourAnswer = 'Your answer'
export const yourAnswers = 'Your answers'
export const answeredHere = 'You answered on this device:'
export function answeredFor(firstName: string): string {
  return `You answered for ${firstName}:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `You answered for ${firstName} (${event}):`
}
export const viewOrEdit = 'view or edit'
export const hideHere = 'Hide on this phone'
/** The accessible name of the button `hideHere`. */
export const hideAnswer = 'Hide on this phone: this answer'
export function hideAnswerOf(firstName: string): string {
  return `Hide on this phone: the answer of ${firstName}`
}
export const hiddenHere = 'Hidden on this phone. Your answer stays as it is.'
export const undo = 'Undo'

/** The fold above the edit form, which opens the receipt. */
export const savedAnswer = 'Your saved answer'
export const print = 'Print'
