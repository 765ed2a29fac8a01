import type { Mark } from '../../../menu/rules/dish.ts'

export const forChildren = 'Voor kinderen'
export const markNames: Record<Mark, string> = { forChildren }

export const noneName = 'Niets voor mij'

export const unknownCategory = 'Onbekende gang'
export const unknownItem = 'Onbekend gerecht'

export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (vervallen)` : name
}
export const noChoice = 'Niet gekozen'
export const noPlate = 'Geen bord'
