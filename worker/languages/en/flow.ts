import { figure } from '../../core/figures.ts'
import { partyMax } from '../../core/limits.ts'
import { pluralIn } from '../plural.ts'

// What a guest reads on the way from the code to a stored response.

export const thatDidNotWork = 'That did not work'
export const backToHome = 'Back to home'
export const backToHomeTitle = 'Back to Home'
export const loadingEvent = 'Loading event...'

export const invited = 'You are invited to choose your menu'
/** @param day the deadline */
export function answerBy(day: string): string {
  return `Answer by ${day}`
}
/** Beside the deadline, for guests whose clocks show another time. @param zone the time zone's name */
export function inZone(zone: string): string {
  return `(${zone})`
}
/** Beside the deadline, once few days are left; 1 is the last day. */
export function daysLeft(days: number): string {
  return days === 1 ? 'Last day' : `${days} days left`
}

export const progress = 'Steps'
export const stepNames = {
  info: 'You',
  'lead-menu': 'Your menu',
  'additional-guests': 'Guests',
  review: 'Review',
}
/** @param position of a step among all. @param name of the step */
export function stepOf(position: number, all: number, name: string): string {
  return `Step ${position} of ${all}: ${name}`
}
/** @param name of a step that lies behind */
export function stepDone(name: string): string {
  return `${name}, done`
}
export const back = 'Back'
export const needsScript =
  'This form needs JavaScript. Please switch it on, or tell the organizer what you choose.'
export const stillLoading = 'Still loading…'
export const goOn = 'Continue'
export const backToReview = 'Back to review'

export const whoIsComing = 'Who is coming?'
export const leadName = 'Your Name *'
/** @param position in the party; the lead guest is 1 */
export function guestName(position: number): string {
  return `Guest ${position} Name *`
}
export const allergiesLabel = 'Allergies/Dietary Restrictions (Optional)'
export const emailLabel = 'Email (Optional)'
export const emailHint = 'For your link and news about your dishes.'
export const partySize = 'Total Number of Guests (Including You) *'
export const oneFewer = 'Minus: one guest fewer'
export const oneMore = 'Plus: one guest more'
/** @param figure how the count is written */
export function guestCount(count: number, figure: string): string {
  return `${figure} ${pluralIn('en', count, { one: 'guest', other: 'guests' })}`
}
export const partyMaxHint = `${partyMax} people is the most in one answer.`
/** Free places, once they are few. */
export function placesLeft(free: number): string {
  return pluralIn('en', free, {
    one: `${figure(free)} place is left.`,
    other: `${figure(free)} places are left.`,
  })
}
/** Said when the event was full and no longer is. @param free places */
export function roomAgain(free: number): string {
  return `A place has become free. ${placesLeft(free)}`
}
export const noPlaceMore = 'There is no place for one more.'
export const readMenuFirst = 'Read the menu first'
/** How far a person is, beside their name. */
export function countOf(count: number, all: number): string {
  return `${count} of ${all}`
}
/** @param far how far a person is, as `countOf` says it */
export function chosenOf(far: string): string {
  return `${far} chosen`
}
export const choose = 'Choose'
export const change = 'Change'
export const removeWord = 'Remove'
/** The accessible name of the button `removeWord`. */
export function removePerson(name: string): string {
  return `Remove ${name}`
}
/** Said once somebody was taken out of the party, beside a button that says `undo`. */
export function wasRemoved(name: string): string {
  return `${name} was removed.`
}
export const notSentYet = 'Not sent yet.'
export const sendNow = 'Send now'
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'You already answered on this device.'
  return `You already answered for ${new Intl.ListFormat('en').format(names)}.`
}
