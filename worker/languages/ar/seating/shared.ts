import { counted, guestsText } from '../counted.ts'
import { iso } from '../isolate.ts'

// Names of tables and specials, and of people without a name.

/** In the place of a name that was erased. */
export const erased = 'محذوف'

/** A special's lasting number: S14. */
export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table in a sentence: Table 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'بلا طاولة'
  return /^\d+$/.test(name) ? `طاولة ${name}` : name
}

/** A table on paper: T4 for "4", "Table 4" and "طاولة 4", as the planner's paper has it; else its name. */
export function tableShort(name: string): string {
  const number = /^(?:(?:table|(?:ال)?طاولة)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `T${number}`
}

/** 2 guests at Table 4 are called Anna Weber. */
export function namesakesLine({
  name,
  table,
  count,
}: {
  name: string
  table: string | null
  count: number
}): string {
  const at = table === null ? '' : ` (${iso(tableName(table))})`
  return `${guestsText(count)} باسم ${iso(name)}${at}.`
}
export const namesakesAbout = 'اسم ثانٍ أو حرف أول يكفي للتمييز بينهم.'
export function moreNamesakes(count: number): string {
  return counted(count, {
    ...{ zero: 'لا أسماء مشتركة أخرى.', one: 'اسم مشترك آخر.', two: 'اسمان مشتركان آخران.' },
    ...{ few: 'أسماء مشتركة أخرى.', many: 'اسمًا مشتركًا آخر.', other: 'اسم مشترك آخر.' },
  })
}
