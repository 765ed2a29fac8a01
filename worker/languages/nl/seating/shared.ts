import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Names of tables and specials, and of people without a name.

export const erased = 'Gewist'

export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table: Tafel 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'geen tafel'
  return /^\d+$/.test(name) ? `Tafel ${name}` : name
}

/** A table on paper: T4 for "4", "Tafel 4" and "Table 4", else its name. */
export function tableShort(name: string): string {
  const number = /^(?:(?:tafel|table)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `T${number}`
}

/** Tafel 4: 2 gasten heten Anna Weber. */
export function namesakesLine({
  name,
  table,
  count,
}: {
  name: string
  table: string | null
  count: number
}): string {
  const at = table === null ? '' : `${tableName(table)}: `
  return `${at}${figure(count)} gasten heten ${name}.`
}
export const namesakesAbout = 'Een tweede voornaam of een beginletter houdt hen uit elkaar.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `Nog ${figure(count)} naam komt vaker voor.`,
    other: `Nog ${figure(count)} namen komen vaker voor.`,
  })
}
