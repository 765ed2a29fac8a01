import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

export function whatWouldYouLike(firstName: string): string {
  return `${firstName}, qu’est-ce qui vous ferait plaisir ?`
}
export const oneDishEach = 'Un plat par service. Vous pouvez sauter un service.'
export const oneDishWhereAsked =
  'Un plat par service. Vous pouvez sauter un service où rien ne vous est demandé.'
export const mustChoose = `Veuillez choisir un plat, ou « ${noneName} ».`
export const chosenMark = 'Choisi'
export const clearChoice = 'Effacer le choix'
export const changedMark = 'Modifié, non enregistré'
export function clearChoiceOf(category: string): string {
  return `Effacer le choix : ${category}`
}

export const menuNotLoaded = 'Le menu n’a pas pu être chargé. Veuillez réessayer.'
export const noCategories =
  'Le menu de cet événement n’est pas encore prêt. Veuillez vous adresser à votre hôte.'
export const noItems =
  'Le menu de cet événement ne propose encore aucun plat. Veuillez vous adresser à votre hôte.'
export const unableToLoad = 'Menu indisponible'
export const menuReloadFailed = 'Le menu n’a pas pu être chargé'
export const coursesRequired = `Veuillez choisir un plat, ou « ${noneName} ».`
/** Anna : veuillez choisir un plat (Entrée), ou « Rien pour moi ». */
export function pleaseChoose(person: string, course: string): string {
  return `${person} : veuillez choisir un plat (${course}), ou « ${noneName} ».`
}
export function nowRequired(courses: string[]): string {
  return `Le menu a changé. Veuillez choisir pour chaque personne : ${inAList(courses)}.`
}
export const dishChanged = 'Un plat que vous avez choisi a changé. Veuillez le vérifier.'
export const menuChanged = 'Le menu a changé. Veuillez vérifier vos choix.'
export const editNotLoaded = 'Le menu n’a pas pu être chargé. Veuillez réessayer.'
