import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

/** The heading of the lead guest's menu. */
export function whatWouldYouLike(firstName: string): string {
  return `${firstName}, co podać?`
}
export const oneDishEach = 'Po jednym daniu z każdej części menu. Każdą część można pominąć.'
/** The same where some courses have to be answered. */
export const oneDishWhereAsked =
  'Po jednym daniu z każdej części menu. Gdzie wybór nie jest wymagany, część można pominąć.'
/** Said at a course that has to be answered. */
export const mustChoose = `Proszę wybrać danie albo „${noneName}”.`
export const chosenMark = 'Wybrano'
export const clearChoice = 'Usuń wybór'
export const changedMark = 'Zmieniono, nie zapisano'
/** The accessible name of the button `clearChoice`. */
export function clearChoiceOf(category: string): string {
  return `Usuń wybór: ${category}`
}

export const menuNotLoaded = 'Nie udało się wczytać menu. Proszę spróbować jeszcze raz.'
export const noCategories = 'To wydarzenie nie ma jeszcze menu. Prosimy o kontakt z organizatorem.'
export const noItems = 'W menu tego wydarzenia nie ma jeszcze dań. Prosimy o kontakt z organizatorem.'
export const unableToLoad = 'Nie można wczytać menu'
export const menuReloadFailed = 'Nie udało się wczytać danych menu'
export const coursesRequired = `Proszę wybrać danie albo „${noneName}”.`
/** Anna, Danie główne: proszę wybrać danie albo „Nic dla mnie”. */
export function pleaseChoose(person: string, course: string): string {
  return `${person}, ${course}: proszę wybrać danie albo „${noneName}”.`
}
/** Said of courses that became required while a form was filled in. @param courses their names */
export function nowRequired(courses: string[]): string {
  return `Menu się zmieniło. Proszę wybrać za wszystkich: ${inAList(courses)}.`
}
export const dishChanged = 'Jedno z wybranych dań się zmieniło. Proszę spojrzeć na nie jeszcze raz.'
export const menuChanged = 'Menu się zmieniło. Proszę sprawdzić wybór.'
export const editNotLoaded = 'Nie udało się wczytać danych menu. Proszę spróbować jeszcze raz.'
