// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'We cannot come'
export const tellThem = 'Yes, tell them'
/** @param names of the people, as a list @param organizer the host's name, or a word for them */
export function whatDecliningTells(names: string, organizer: string): string {
  return `We’ll tell ${organizer} that ${names} can’t come. You can change your mind until the deadline.`
}
/** Warns that an earlier response will be withdrawn. */
export const answerGoes = 'Your answer and its dishes are withdrawn, and your places are free for others.'
/** Stands beside what was pressed without internet. */
export const waitsForInternet =
  'No internet: nobody has been told yet. Keep this page open and we go on by ourselves.'
export const goBack = 'Go back'
export const telling = 'Sending...'

/** The heading of the page of a decline. */
export const youDeclined = 'You told us you cannot come'
export const notComingNames = 'Who cannot come'
/** @param day of the deadline, with its time zone */
export function changeUntil(day: string): string {
  return `Your answer is saved. If your plans change, let us know by ${day} with this link.`
}
export function closedSince(day: string): string {
  return `Answers closed on ${day}. This one can no longer be changed.`
}
export const comeAfterAll = 'We can come after all'
export const namesErased = 'The names in this answer were erased.'
export const takeBack = 'Take this answer back'
export const takeBackWarning =
  'You will count as neither coming nor not coming. Your names and your address are erased.'
export const eraseWarning = 'Your names and your address are erased for good. You still count as not coming.'
export const takenBack = 'Your answer was taken back.'
export const takeBackFailed = 'We could not do that. Nothing was changed: please try again.'
