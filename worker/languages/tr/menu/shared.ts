import type { Mark } from '../../../menu/rules/dish.ts'

/** Beside a dish that is for them. */
export const forChildren = 'Çocuklar için'
/** The marks of a dish, by name. */
export const markNames: Record<Mark, string> = { forChildren }

/** The answer of somebody who wants nothing of a course. */
export const noneName = 'Ben almayayım'

export const unknownCategory = 'Bilinmeyen bölüm'
export const unknownItem = 'Bilinmeyen yemek'

/** A name as it stands in lists: one that was taken off the menu says so. */
export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${name} (kaldırıldı)` : name
}
export const noChoice = 'Seçilmedi'
/** In the place of dishes, for an infant who eats nothing. */
export const noPlate = 'Yemek yok'
