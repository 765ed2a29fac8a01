import { locale } from '../../languages/en/locale.ts'

// The form with which a planner adds or corrects a response.

/** A person's heading once a name is typed, and before. @param index in the party, the lead guest's is 0 */
export function personHeading(name: string, index: number): string {
  const place = index === 0 ? 'Lead Guest' : `Guest ${index + 1}`
  if (name === '') return place
  return index === 0 ? `${name} (${place})` : name
}
/** The heads of the columns. */
export const nameColumn = 'Name, lead guest first'
export const allergiesColumn = 'Allergies/Dietary Restrictions'

export const enterLeadName = 'Enter the lead guest’s name'
/** @param index in the party, from 1 */
export function enterGuestName(index: number): string {
  return `Enter a name for guest ${index + 1}`
}
/** Error for missing names of a party that cannot come. */
export const enterNames = 'Enter at least one name'

export const addGuest = 'Add Guest'
/** @param whom the name typed, or the person's place */
export function removePerson(whom: string): string {
  return `Remove ${whom}`
}

/** Keys that fill in the form. @param key that saves together with Enter */
export function keysHint(key: string): string {
  return `Enter moves to the next field, ${key}+Enter saves.`
}

/** Asked before people without any choice are saved. */
export const noDishTitle = 'No dish chosen'
export function noDishAsked(names: string[]): string {
  return `No dish chosen for ${new Intl.ListFormat(locale).format(names)}. Save anyway?`
}
export const saveAllTheSame = 'Save anyway'
export const goBack = 'Go back'

/** Offered where this form was left before. */
export function draftFound(names: string[]): string {
  if (names.length === 0) return 'You started filling this in and did not save it.'
  return `You started filling this in for ${new Intl.ListFormat(locale).format(names)} and did not save it.`
}
export const continueDraft = 'Continue where you left off'
export const startOver = 'Start over'

// Needs of a person, where a planner adds or corrects an answer and where it is shown.

export const needsTitle = 'Needs'
export function needsOfPerson(name: string): string {
  return `Needs of ${name}`
}
export function guestOf(index: number): string {
  return `guest ${index + 1}`
}
export const moreNeeds = 'More'
/** Labels the choice between adult, child and infant. */
export function ageOf(name: string): string {
  return `Age of ${name}`
}
export const ageName = { adult: 'Adult', child: 'Child', infant: 'Infant' }
export const needsShown = 'Needs:'
export const noConsent = 'consent not recorded'
export const servedInstead = 'Served instead:'

/** The labels of what two corrections of one response differ in, beside courses. */
export const clashLabels = {
  inParty: 'In this party',
  name: 'Name',
  needs: 'Allergies and needs',
  age: 'Age',
  email: 'Email',
}
/** @param name whose it is @param about a course, or one of `clashLabels` */
export function ofPerson(name: string, about: string): string {
  return `${name}: ${about}`
}
