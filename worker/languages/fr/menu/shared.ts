import type { Mark } from '../../../menu/rules/dish.ts'

export const forChildren = 'Pour les enfants'
export const markNames: Record<Mark, string> = { forChildren }

export const noneName = 'Rien pour moi'

export const unknownCategory = 'Service inconnu'
export const unknownItem = 'Plat inconnu'

export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (plus au menu)` : name
}
export const noChoice = 'Pas encore choisi'
export const noPlate = 'Pas d’assiette'
