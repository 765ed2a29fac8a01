import type { Mark } from '../../../menu/rules/dish.ts'

/** Beside a dish that is for them. */
export const forChildren = 'Dla dzieci'
/** The marks of a dish, by name. */
export const markNames: Record<Mark, string> = { forChildren }

/** The answer of somebody who wants nothing of a course. */
export const noneName = 'Nic dla mnie'

export const unknownCategory = 'Nieznana część menu'
export const unknownItem = 'Nieznane danie'

/** A name as it stands in lists: one that was taken off the menu says so. */
export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (usunięto)` : name
}
export const noChoice = 'Nie wybrano'
/** In the place of dishes, for an infant who eats nothing. */
export const noPlate = 'Bez posiłku'
