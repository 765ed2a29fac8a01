import { figure } from '../writing.ts'

// Names of tables and specials, and of people without a name.

/** In the place of a name that was erased. */
export const erased = 'Silindi'

/** A special's lasting number: S14. */
export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table in a sentence: Masa 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'masa yok'
  return /^\d+$/.test(name) ? `Masa ${name}` : name
}

/** A table on paper, as on every other language's: T4 for "4", "Table 4" and "Masa 4", else its name. */
export function tableShort(name: string): string {
  const number = /^(?:(?:table|masa)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `T${number}`
}

/** Anna Weber adında 2 misafir var (Masa 4). */
export function namesakesLine({
  name,
  table,
  count,
}: {
  name: string
  table: string | null
  count: number
}): string {
  const at = table === null ? '' : ` (${tableName(table)})`
  return `${name} adında ${figure(count)} misafir var${at}.`
}
export const namesakesAbout = 'İkinci bir ad ya da bir baş harf onları ayırt eder.'
export function moreNamesakes(count: number): string {
  return `${figure(count)} ad daha ortak.`
}
