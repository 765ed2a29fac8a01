import type { Mark } from '../rules/dish.ts'

/** Beside a dish that is for them. */
export const forChildren = 'For children'
/** The marks of a dish, by name. */
export const markNames: Record<Mark, string> = { forChildren }

/** The answer of somebody who wants nothing of a course. */
export const noneName = 'None for me'

export const unknownCategory = 'Unknown Category'
export const unknownItem = 'Unknown Item'

/** A name as it stands in lists: one that was taken off the menu says so. */
export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (removed)` : name
}
export const noChoice = 'Not chosen'
/** In the place of dishes, for an infant who eats nothing. */
export const noPlate = 'No plate'
