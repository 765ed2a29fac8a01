import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

/** The heading of the lead guest's menu. */
export function whatWouldYouLike(firstName: string): string {
  return `¿Qué le apetece, ${firstName}?`
}
export const oneDishEach = 'Un plato de cada apartado. Puede saltarse el que quiera.'
/** The same where some courses have to be answered. */
export const oneDishWhereAsked =
  'Un plato de cada apartado. Puede saltarse los apartados en los que no se le pide elegir.'
/** Said at a course that has to be answered. */
export const mustChoose = `Elija un plato, o «${noneName}».`
export const chosenMark = 'Elegido'
export const clearChoice = 'Quitar elección'
export const changedMark = 'Cambiado, sin guardar'
/** The accessible name of the button `clearChoice`. */
export function clearChoiceOf(category: string): string {
  return `Quitar elección: ${category}`
}

export const menuNotLoaded = 'No se ha podido cargar el menú del evento. Inténtelo de nuevo, por favor.'
export const noCategories = 'Este evento aún no tiene menú. Hable con la organización, por favor.'
export const noItems =
  'El menú de este evento aún no tiene platos. Pida a la organización que los añada, por favor.'
export const unableToLoad = 'No se puede cargar el menú'
export const menuReloadFailed = 'No se ha podido cargar el menú'
export const coursesRequired = `Elija un plato, o «${noneName}».`
/** Ana: elija un plato en «Entrante», o «Nada para mí». */
export function pleaseChoose(person: string, course: string): string {
  return `${person}: elija un plato en «${course}», o «${noneName}».`
}
/** Said of courses that became required while a form was filled in. @param courses their names */
export function nowRequired(courses: string[]): string {
  return `El menú ha cambiado. Elija para cada persona: ${inAList(courses)}.`
}
export const dishChanged = 'Un plato que ha elegido ha cambiado. Revíselo, por favor.'
export const menuChanged = 'El menú ha cambiado. Revise su elección, por favor.'
export const editNotLoaded = 'No se ha podido cargar el menú. Inténtelo de nuevo, por favor.'
