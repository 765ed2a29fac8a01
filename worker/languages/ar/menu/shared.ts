import type { Mark } from '../../../menu/rules/dish.ts'
import { iso } from '../isolate.ts'

/** Beside a dish that is for them. */
export const forChildren = 'للأطفال'
/** The marks of a dish, by name. */
export const markNames: Record<Mark, string> = { forChildren }

/** The answer of somebody who wants nothing of a course. */
export const noneName = 'لا أريد طبقًا'

export const unknownCategory = 'قسم غير معروف'
export const unknownItem = 'طبق غير معروف'

/** A name as it stands in lists: one that was taken off the menu says so. */
export function shownName({ name, removed }: { name: string; removed: boolean }): string {
  return removed ? `${iso(name)} (أُزيل)` : name
}
export const noChoice = 'بلا اختيار'
/** In the place of dishes, for an infant who eats nothing. */
export const noPlate = 'بلا وجبة'
