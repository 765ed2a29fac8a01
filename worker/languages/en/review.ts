import { locale } from './locale.ts'

// What a guest reads after the first step, and what comes with those steps.

export const yourParty = 'Your party'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `Person ${position} of ${size} in your party.`
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
export const anotherParty = 'This is another party'
export const sendWithout = 'Send without these dishes'

export const namesOfGuests = 'Names of your guests (can wait)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `Guest ${position} name (can wait)`
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
export const dishesGone = 'These dishes are no longer there:'
export const chooseAgain = 'Choose again'
export const submit = 'Submit Menu Selections'

/** @param names of those in the party without needs */
export function noNeedsFor(names: string[]): string {
  return `No needs given for ${names.join(', ')}.`
}
export const addNeeds = 'Add'
/** The accessible name of a button that says the name. */
export function addNeedsOf(name: string): string {
  return `Add needs of ${name}`
}
