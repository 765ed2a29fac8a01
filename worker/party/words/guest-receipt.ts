export const declineNotLoaded = 'Failed to load your answer. Please try again.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `You told us you cannot come (${event}):`
}
export const declinedHereShort = 'You told us you cannot come:'
export const change = 'change'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Saved.'
export function thankYou(firstName: string): string {
  return `Thank you, ${firstName}.`
}
/** Shown where the device stores nothing, so that the link is the only way back. */
export const keepsNothing = 'This browser stores nothing, so copy your link.'
/** @param day the deadline */
export function keepLink(day: string): string {
  return `You can change your answer until ${day}. Keep this link to do so:`
}
export const linkLabel = 'Link to change your answer'
export const viewOrEditButton = 'View or edit'
/** Stands beside a link to another page that was pressed without internet. */
export const waitsForInternet = 'No internet: keep this page open and we go on by ourselves.'
export const addToCalendar = 'Add to calendar'
export const copyLink = 'Copy link'
export const shareLink = 'Share link'
export const linkCopied = 'The link was copied.'
export const linkNotCopied = 'The link could not be copied. Please select it and copy it yourself.'
export const mailLink = 'Email me the link'

// Responses given on this device, on guests' pages and on the planner's dashboard.

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
export const hideHere = 'Hide on this device'
/** The accessible name of the button `hideHere`. */
export const hideAnswer = 'Hide on this device: this answer'
export function hideAnswerOf(firstName: string): string {
  return `Hide on this device: the answer of ${firstName}`
}
export const hiddenHere = 'Hidden on this device. Your answer stays as it is.'
export const undo = 'Undo'

/** The fold above the edit form, which opens the receipt. */
export const savedAnswer = 'Your saved answer'
export const print = 'Print'
