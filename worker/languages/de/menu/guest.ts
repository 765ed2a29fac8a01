import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

export function whatWouldYouLike(firstName: string): string {
  return `Was möchten Sie essen, ${firstName}?`
}
export const oneDishEach = 'Aus jedem Gang ein Gericht. Sie können auch einen Gang auslassen.'
export const oneDishWhereAsked = 'Aus jedem Gang ein Gericht. Gänge ohne Pflichtauswahl können Sie auslassen.'
export const mustChoose = `Bitte wählen Sie ein Gericht oder „${noneName}“.`
export const chosenMark = 'Gewählt'
export const clearChoice = 'Auswahl aufheben'
export const changedMark = 'Geändert, nicht gespeichert'
export function clearChoiceOf(category: string): string {
  return `Auswahl aufheben: ${category}`
}

export const menuNotLoaded = 'Das Menü konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.'
export const noCategories =
  'Für diese Veranstaltung gibt es noch kein Menü. Bitte wenden Sie sich an die Gastgeber.'
export const noItems =
  'Für diese Veranstaltung gibt es noch keine Gerichte zur Wahl. Bitte wenden Sie sich an die Gastgeber.'
export const unableToLoad = 'Menü nicht geladen'
export const menuReloadFailed = 'Das Menü konnte nicht geladen werden'
export const coursesRequired = `Bitte wählen Sie ein Gericht oder „${noneName}“.`
/** Ann, Vorspeise: bitte ein Gericht oder „Für mich nichts“ wählen. */
export function pleaseChoose(person: string, course: string): string {
  return `${person}, ${course}: bitte ein Gericht oder „${noneName}“ wählen.`
}
export function nowRequired(courses: string[]): string {
  return `Das Menü hat sich geändert. Bitte wählen Sie für alle: ${inAList(courses)}.`
}
export const dishChanged =
  'Ein Gericht, das Sie gewählt haben, hat sich geändert. Bitte prüfen Sie es noch einmal.'
export const menuChanged = 'Das Menü hat sich geändert. Bitte prüfen Sie Ihre Auswahl.'
export const editNotLoaded = 'Das Menü konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.'
