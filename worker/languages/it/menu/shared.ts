import type { Mark } from '../../../menu/rules/dish.ts'

export const forChildren = 'Per bambini'
export const markNames: Record<Mark, string> = { forChildren }

export const noneName = 'Niente per me'

export const unknownCategory = 'Portata sconosciuta'
export const unknownItem = 'Piatto sconosciuto'

export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (non più nel menu)` : name
}
export const noChoice = 'Non ancora scelto'
export const noPlate = 'Nessun piatto'
