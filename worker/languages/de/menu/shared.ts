import type { Mark } from '../../../menu/rules/dish.ts'

export const forChildren = 'Für Kinder'
export const markNames: Record<Mark, string> = { forChildren }

export const noneName = 'Für mich nichts'

export const unknownCategory = 'Unbekannter Gang'
export const unknownItem = 'Unbekanntes Gericht'

export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (gestrichen)` : name
}
export const noChoice = 'Nicht gewählt'
export const noPlate = 'Kein Teller'
