import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

export function whatWouldYouLike(firstName: string): string {
  return `${firstName}, che cosa desidera?`
}
export const oneDishEach = 'Un piatto per ogni portata. Può anche saltarne una.'
export const oneDishWhereAsked =
  'Un piatto per ogni portata. Può saltare le portate in cui la scelta non è richiesta.'
export const mustChoose = `Scelga un piatto, oppure «${noneName}».`
export const chosenMark = 'Scelto'
export const clearChoice = 'Cancella la scelta'
export const changedMark = 'Modificato, non salvato'
export function clearChoiceOf(category: string): string {
  return `Cancella la scelta: ${category}`
}

export const menuNotLoaded = 'Non è stato possibile caricare il menu. Riprovi, per favore.'
export const noCategories = 'Il menu di questo evento non è ancora pronto. Si rivolga a chi organizza.'
export const noItems = 'Il menu di questo evento non ha ancora piatti. Si rivolga a chi organizza.'
export const unableToLoad = 'Menu non disponibile'
export const menuReloadFailed = 'Non è stato possibile caricare il menu'
export const coursesRequired = `Scelga un piatto, oppure «${noneName}».`
/** Anna: scelga un piatto (Antipasto), oppure «Niente per me». */
export function pleaseChoose(person: string, course: string): string {
  return `${person}: scelga un piatto (${course}), oppure «${noneName}».`
}
export function nowRequired(courses: string[]): string {
  return `Il menu è cambiato. Scelga per ogni persona: ${inAList(courses)}.`
}
export const dishChanged = 'Un piatto che ha scelto è cambiato. Lo ricontrolli, per favore.'
export const menuChanged = 'Il menu è cambiato. Controlli le Sue scelte.'
export const editNotLoaded = 'Non è stato possibile caricare il menu. Riprovi, per favore.'
