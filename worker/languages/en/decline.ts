// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'We cannot come'
/** @param names of the people, as a list */
export function cannotComeTold(names: string): string {
  return `The organizer will be told that ${names} cannot come. You can change your mind until the deadline.`
}
/** Said where an answer was given before: it goes. */
export const answerGoes = 'Your answer with its dishes is taken back, and your places are free for others.'
export const goBack = 'Go back'
export const telling = 'Sending...'

/** The heading of the page of a decline. */
export const toldCannotCome = 'You told us you cannot come'
export const notComingNames = 'Who cannot come'
/** @param day of the deadline @param zone its time zone's name */
export function changeUntil(day: string, zone: string): string {
  return `Your answer is saved. Should your plans change, tell us by ${day} (${zone}) with this link.`
}
export function closedSince(day: string, zone: string): string {
  return `The deadline passed on ${day} (${zone}). This answer can no longer be changed.`
}
export const comeAfterAll = 'We can come after all'
export const namesErased = 'The names of this answer were erased.'
export const takeBack = 'Take this answer back'
export const takeBackWarning =
  'You are then neither among those who come nor among those who do not. Your names and your address are erased.'
export const eraseWarning =
  'Your names and your address are erased for good. You still count among those who do not come.'
export const takenBack = 'Your answer was taken back.'
export const declineNotLoaded = 'Failed to load your answer. Please try again.'
export const takeBackFailed = 'We could not do that. Nothing was changed: please try again.'

/** Lines about declines given on this device. */
export function toldHereFor(event: string): string {
  return `You told us you cannot come (${event}):`
}
export const toldHereShort = 'You told us you cannot come:'
export const change = 'change'

// What the planner reads of them.

export const notComing = 'Not coming'
/** Beside that, in a list of both. */
export const coming = 'Coming'
export function comingAndNot(coming: string, notComing: string): string {
  return `${coming} coming · ${notComing} not coming`
}
export function notComingCount(count: string): string {
  return `${count} not coming`
}
export const addNotComing = 'Add “Not coming”'
export const addNotComingAbout =
  'You answer on a guest’s behalf. It takes no place, and the deadline does not bind.'
export const namesLabel = 'Names *'
export const namesHint = 'One name per line, the lead guest first.'
export function tooManyNames(most: number): string {
  return `Please name at most ${most} people.`
}
/** Below a list that is cut. @param shown how many stand there */
export function newestShown(shown: string): string {
  return `Only the newest ${shown} are shown.`
}
export const nobodyNotComing = 'Nobody has told that they cannot come.'
export const sendLinkAgain = 'Send the link again'
export const linkOnItsWay = 'The link is on its way.'
export const removeDecline = 'Remove'
export function ofNames(names: string): string {
  return ` “Not coming” of ${names}`
}
export function declineRemoved(names: string): string {
  return `“Not coming” of ${names} was removed.`
}
export function declineBack(names: string): string {
  return `“Not coming” of ${names} is back.`
}
export const undo = 'Undo'
