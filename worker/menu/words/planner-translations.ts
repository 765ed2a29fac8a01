import { figure } from '../../core/figures.ts'
import { translationsMax } from '../rules/menu-words.ts'

// Translations of a menu for guests.
export const translationLimit = `A menu can have up to ${translationsMax} translations. Delete one to add another.`
export const translationUnknown = 'There is no such language.'

export const translationsAbout = `Guests read your dishes in their own language, in up to ${translationsMax} languages beside the one you write in. What you leave empty shows your own words. The kitchen always reads your own words.`
export const translateInto = 'Language'
export const chooseLanguage = 'Choose a language'
/** A language in the list that has translations already. */
export function withTranslations(language: string, done: number): string {
  return `${language} (${figure(done)})`
}
export function translatedCount(done: number, all: number): string {
  return `${figure(done)} of ${figure(all)} translated`
}
export function missingCount(count: number): string {
  return count === 1 ? '1 is missing' : `${figure(count)} are missing`
}
export function toLookAtCount(count: number): string {
  return `${figure(count)} to look at`
}
/** At the menu, before each language with how many of its translations are. */
export const someToLookAt = 'Your own words have changed since they were translated:'
/** At a field. @param main the planner's own words */
export function nameIn(main: string): string {
  return `Name of ${main}`
}
export function descriptionOf(main: string): string {
  return `Description of ${main}`
}
/** Above a translation whose main text has changed. @param before the main text it was made of */
export function toLookAt(before: string): string {
  return `To look at: translated from “${before}”.`
}
/** Beside a translation of which only the main description has changed. */
export const descriptionHasChanged = 'To look at: the description has changed.'
export const isMissing = 'Missing'
export const stillRight = 'Still right'
export const saveTranslation = 'Save'
export const translationSaved = 'Translation saved.'
export const previewInIt = 'Preview the guest form in this language'
export const deleteTranslation = 'Delete this translation'
export function translationDeleted(language: string): string {
  return `${language} deleted.`
}
export const undoDeletion = 'Undo'

export const pasteColumn = 'Paste a column'
export const columnLabel = 'One name a line, in the order of your menu'
export const columnHint =
  'With or without the courses. An empty line leaves a name as it is. A dash between spaces parts a name from its description.'
export const fillIn = 'Fill in'
export function columnTooLong(lines: number, names: number): string {
  return `These are ${figure(lines)} lines, and your menu has ${figure(names)} names. Remove the lines that are too many.`
}
export const columnEmpty = 'Paste at least one name.'
export const columnFilled = 'Filled in below. Look at it and save it.'
