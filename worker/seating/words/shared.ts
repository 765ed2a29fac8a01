import { figure } from '../../core/figures.ts'
import { plural } from '../../languages/en/forms.ts'

// Names of tables and special guests, and of people without a name.

/** In the place of a name that was erased. */
export const erased = 'Erased'

/** A special guest's lasting number: S14. */
export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table in a sentence: Table 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'no table'
  return /^\d+$/.test(name) ? `Table ${name}` : name
}

/** A table on paper: T4 for "4" and "Table 4", else its name. */
export function tableShort(name: string): string {
  const number = /^(?:table\s*)?(\d+)$/i.exec(name)?.[1]
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
  const at = table === null ? '' : ` at ${tableName(table)}`
  return `${figure(count)} guests${at} are called ${name}.`
}
export const namesakesAbout = 'A second name or an initial tells them apart.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `${figure(count)} more name is shared.`,
    other: `${figure(count)} more names are shared.`,
  })
}
