import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

export function whatWouldYouLike(firstName: string): string {
  return `Wat wilt u eten, ${firstName}?`
}
export const oneDishEach = 'Uit elke gang één gerecht. U mag een gang overslaan.'
export const oneDishWhereAsked =
  'Uit elke gang één gerecht. Waar kiezen niet verplicht is, mag u een gang overslaan.'
export const mustChoose = `Kies een gerecht, of ‘${noneName}’.`
export const chosenMark = 'Gekozen'
export const clearChoice = 'Keuze wissen'
export const changedMark = 'Gewijzigd, niet opgeslagen'
export function clearChoiceOf(category: string): string {
  return `Keuze wissen: ${category}`
}

export const menuNotLoaded = 'Het menu kon niet worden geladen. Probeer het nog eens.'
export const noCategories = 'Voor dit evenement zijn er nog geen gangen. Neem contact op met de organisator.'
export const noItems =
  'Voor dit evenement zijn er nog geen gerechten om te kiezen. Neem contact op met de organisator.'
export const unableToLoad = 'Menu niet geladen'
export const menuReloadFailed = 'Het menu kon niet worden geladen'
export const coursesRequired = `Kies een gerecht, of ‘${noneName}’.`
/** Ann, Voorgerecht: kies een gerecht, of ‘Niets voor mij’. */
export function pleaseChoose(person: string, course: string): string {
  return `${person}, ${course}: kies een gerecht, of ‘${noneName}’.`
}
export function nowRequired(courses: string[]): string {
  return `Het menu is veranderd. Kies voor iedereen: ${inAList(courses)}.`
}
export const dishChanged = 'Een gerecht dat u gekozen hebt, is veranderd. Kijk er nog eens naar.'
export const menuChanged = 'Het menu is veranderd. Controleer uw keuze.'
export const editNotLoaded = 'Het menu kon niet worden geladen. Probeer het nog eens.'
