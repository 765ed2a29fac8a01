import type { Mark } from '../../../menu/rules/dish.ts'

/** Beside a dish that is for them. */
export const forChildren = 'Para crianças'
/** The marks of a dish, by name. */
export const markNames: Record<Mark, string> = { forChildren }

/** The answer of somebody who wants nothing of a course. */
export const noneName = 'Nada para mim'

export const unknownCategory = 'Etapa desconhecida'
export const unknownItem = 'Prato desconhecido'

/** A name as it stands in lists: one that was taken off the menu says so. */
export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (fora do cardápio)` : name
}
export const noChoice = 'Falta escolher'
/** In the place of dishes, for an infant who eats nothing. */
export const noPlate = 'Sem prato'
