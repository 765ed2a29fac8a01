import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

/** The heading of the lead guest's menu. */
export function whatWouldYouLike(firstName: string): string {
  return `O que você gostaria de comer, ${firstName}?`
}
export const oneDishEach = 'Um prato de cada etapa. Você pode pular uma etapa, se quiser.'
/** The same where some courses have to be answered. */
export const oneDishWhereAsked =
  'Um prato de cada etapa. Você pode pular as etapas em que a escolha não é obrigatória.'
/** Said at a course that has to be answered. */
export const mustChoose = `Escolha um prato, ou “${noneName}”.`
export const chosenMark = 'Escolhido'
export const clearChoice = 'Desfazer escolha'
export const changedMark = 'Mudou, ainda não salvo'
/** The accessible name of the button `clearChoice`. */
export function clearChoiceOf(category: string): string {
  return `Desfazer escolha: ${category}`
}

export const menuNotLoaded = 'Não foi possível carregar o cardápio do evento. Tente de novo, por favor.'
export const noCategories = 'Este evento ainda não tem cardápio. Fale com a organização, por favor.'
export const noItems =
  'O cardápio deste evento ainda não tem pratos. Peça à organização que os adicione, por favor.'
export const unableToLoad = 'Não foi possível carregar o cardápio'
export const menuReloadFailed = 'Não foi possível carregar o cardápio'
export const coursesRequired = `Escolha um prato, ou “${noneName}”.`
/** Ana: escolha um prato em “Entrada”, ou “Nada para mim”. */
export function pleaseChoose(person: string, course: string): string {
  return `${person}: escolha um prato em “${course}”, ou “${noneName}”.`
}
/** Said of courses that became required while a form was filled in. @param courses their names */
export function nowRequired(courses: string[]): string {
  return `O cardápio mudou. Escolha para cada pessoa: ${inAList(courses)}.`
}
export const dishChanged = 'Um prato que você escolheu mudou. Veja de novo, por favor.'
export const menuChanged = 'O cardápio mudou. Confira suas escolhas, por favor.'
export const editNotLoaded = 'Não foi possível carregar o cardápio. Tente de novo, por favor.'
