import { partyMax } from '../../core/limits.ts'
import { inAList, plural } from '../../languages/en/forms.ts'
import { locale } from '../../languages/en/locale.ts'

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
  return `${figure} ${plural(count, { one: 'guest', other: 'guests' })}`
}
export const partyMaxHint = `${partyMax} people is the most one answer can hold.`
export const readMenuFirst = 'Read the menu first'
/** A person's progress, beside their name. */
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
/** @param event its title */
export function unsentFor(event: string): string {
  return `Not sent yet: your answer for ${event}.`
}
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'You already answered on this device.'
  return `You already answered for ${inAList(names)}.`
}
/** Asked before a device that sent a decline sends another answer. @param names in the party that declined; none where unknown */
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'You already told us on this device that you cannot come.'
  return `You already told us that ${inAList(names)} cannot come.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'Saving...'
/** Heard once it is stored. */
export function savedThankYou(firstName: string): string {
  return `Saved. Thank you, ${firstName}.`
}
export const submitFailed = 'We could not save your choices. Nothing is lost: please try again.'
export const submitted = 'Menu selections submitted successfully! Thank you for your submission.'
export const submitUnknown =
  'We are not sure that this arrived. Please try again: you are never counted twice.'
export const offline = 'Not sent yet: no internet. Keep this page open and we will send it for you.'
export const linkNotSent = 'The email could not be sent. Please try again.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `It is on its way to ${address}.`
}
export const linkOnItsWay =
  'It is already on its way. That can take a few minutes: please check your spam folder, too.'
export const declineFailed = 'We could not save your answer. Nothing is lost: please try again.'
export const linkExpired = 'This edit link has expired. Please contact the event organizer.'

/** Beside the sentence that a link is invalid. @param day without the year */
export function tookBackOn(day: string): string {
  return `You took this answer back on ${day}.`
}
/** Beside the sentence that a link is invalid, for a response that its planner deleted. */
export function removedOn(day: string): string {
  return `This answer was removed on ${day}.`
}
export const eraseDetails = 'Erase my details'
export const erased = 'Your details were erased. Your dishes stay in the count.'

// The steps after the first.

export const yourParty = 'Your party'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `Person ${position} of ${size} in your party.`
}
/** Heard beside a dish. @param names of those who chose it */
export function chosenFor(names: string[]): string {
  return `Chosen for ${inAList(names)}`
}
/** The button that gives a guest the lead guest's dishes. */
export function sameAs(leadFirstName: string): string {
  return `Same as ${leadFirstName}`
}
/** Confirms that the lead guest's dishes were copied, beside the button that undoes it. */
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} now has the same as ${leadFirstName}.`
}
export const removeGuest = 'Remove this guest'

/**
 * The review's line for a person without a choice in some courses, which is allowed.
 * @param courses their names as a list
 * @param you true for the lead guest, who reads it
 */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `You have no ${courses} yet.` : `${name} has no ${courses} yet.`
}
/** Names of courses as a list within a sentence. */
export function anyOf(courses: string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(courses)
}
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
/** The accessible name of the button `change`. */
export function changeWhatHas(name: string): string {
  return `Change what ${name} has`
}
export const submitting = 'Submitting...'
export const submittedShort = 'Submitted Successfully!'
export const saveMyChanges = 'Save my changes'
export const keepFirstAnswer = 'Keep my first answer'
export const sendAsNew = 'Send it as a new answer'

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
export const changeThatAnswer = 'Change that answer'
export const cannotComeAfterAll = 'We cannot come after all'
export const stillCannotCome = 'We still cannot come'
export const anotherParty = 'This is another party'
export const sendWithout = 'Send without these dishes'

export const namesOfGuests = 'Names of your guests (you can add them later)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `Guest ${position} name (you can add it later)`
}
/** The line after the last guest, which adds one once it is written in. */
export const oneMoreGuest = 'One more'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
/** A choice that was lost because its dish left the menu. */
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'These dishes are no longer on the menu:'
export const chooseAgain = 'Choose again'
export const submit = 'Submit Menu Selections'

/** Said of a person before sending, beside a button that says `addNeeds`. */
export const noNeeds = 'No needs given.'
export const addNeeds = 'Add'
/** The accessible name of a button that says the name. */
export function addNeedsOf(name: string): string {
  return `Add needs of ${name}`
}
