import { figure } from '../../figures.ts'
import { allergiesMax, partyMax } from '../../limits.ts'
import { erasedAfterDays } from '../../retention.ts'
import { pluralIn } from '../plural.ts'
import { noneName } from './guest.ts'
import { locale } from './locale.ts'

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
export const namesOfGuests = 'Names of your guests (can wait)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `Guest ${position} name (can wait)`
}
export const allergiesLabel = 'Allergies/Dietary Restrictions (Optional)'
/** @param organizer who asks */
export function allergiesHint(organizer: string): string {
  return `Seen by ${organizer} and the kitchen. Erased ${erasedAfterDays} days after the deadline. Up to ${allergiesMax} characters.`
}
/** @param organizer who asks */
export function severeAllergy(organizer: string): string {
  return `Severe allergy? Please also speak to ${organizer} or the kitchen.`
}
export const emailLabel = 'Email (Optional)'
export const emailHint = 'We send you the link to change your choices later, and nothing else.'
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
/** The same while the live connection is lost. */
export function placesLeftMaybe(free: number): string {
  return `${placesLeft(free)} The connection is lost: this may have changed.`
}

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
export const readMenuFirst = 'Read the menu first'
export const chosenMark = 'Chosen'
export const clearChoice = 'Clear choice'
export const changedMark = 'Changed, not saved'
/** The accessible name of the button `clearChoice`. */
export function clearChoiceOf(category: string): string {
  return `Clear choice of ${category}`
}

export const yourParty = 'Your party'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `Person ${position} of ${size} in your party.`
}
/** How far a person is, beside their name. */
export function countOf(count: number, all: number): string {
  return `${count} of ${all}`
}
/** @param far how far a person is, as `countOf` says it */
export function chosenOf(far: string): string {
  return `${far} chosen`
}
/** The button that gives a guest the lead guest's dishes. */
export function sameAs(leadFirstName: string): string {
  return `Same as ${leadFirstName}`
}
export const removeGuest = 'Remove this guest'

/**
 * Said before sending of who left courses open, which is allowed.
 * @param you the sentence is about the lead guest, who reads it. @param courses their names as a list
 */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `You have no ${courses} yet.` : `${name} has no ${courses} yet.`
}
/** Names of courses as a list within a sentence. */
export function anyOf(courses: string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(courses)
}
export const choose = 'Choose'
/** The accessible name of the button `choose`. */
export function chooseFor(name: string): string {
  return `Choose for ${name}`
}
export const sendAsItIs = 'Send as it is'

export const isEverythingRight = 'Is everything right?'
/** @param day the deadline */
export function changeableUntil(day: string): string {
  return `You can change your answer until ${day}.`
}
/** @param name how the lead guest, who reads this, is called */
export function nameOfYou(name: string): string {
  return `${name} (you)`
}
export const changeDetailsWord = 'Change details'
export const changeDishes = 'Change dishes'
export const change = 'Change'
/** The accessible name of the button `change`. */
export function changeWhatHas(name: string): string {
  return `Change what ${name} has`
}
export const removeWord = 'Remove'
/** The accessible name of the button `removeWord`. */
export function removePerson(name: string): string {
  return `Remove ${name}`
}
/** Said once somebody was taken out of the party, beside a button that says `undo`. */
export function wasRemoved(name: string): string {
  return `${name} was removed.`
}
export const submit = 'Submit Menu Selections'
export const submitting = 'Submitting...'
export const submittedShort = 'Submitted Successfully!'
export const saveMyChanges = 'Save my changes'
export const keepFirstAnswer = 'Keep my first answer'
export const sendAsNew = 'Send it as a new answer'
/** A choice that was lost because its dish left the menu. */
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}

export const aDishHasChanged = 'A dish has changed'
/** A dish as it was and is: its name, with its description where it has one. */
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
/** @param was the dish in words, as the guest chose it */
export function dishChangedTo(was: string, is: string): string {
  return `This dish has changed: was ${was}, is now ${is}. Keep it?`
}
/** @param names who chose a dish */
export function chosenByThem(names: string[]): string {
  return `Chosen for: ${names.join(', ')}.`
}
export const keepIt = 'Keep it'
export const chooseAgain = 'Choose again'
export const notSentYet = 'Not sent yet.'
export const sendNow = 'Send now'
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'You already answered on this device.'
  return `You already answered for ${new Intl.ListFormat('en').format(names)}.`
}
export const changeThatAnswer = 'Change that answer'
export const anotherParty = 'This is another party'
export const dishesGone = 'These dishes are no longer there:'
export const sendWithout = 'Send without these dishes'
