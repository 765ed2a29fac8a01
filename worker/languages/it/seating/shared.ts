import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Names of tables and specials, and of people without a name.

export const erased = 'Cancellato'

export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

export function tableName(name: string): string {
  if (name === '') return 'senza tavolo'
  return /^\d+$/.test(name) ? `Tavolo ${name}` : name
}

export function tableShort(name: string): string {
  const number = /^(?:(?:tavolo|table)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `T${number}`
}

/** Tavolo 4: 2 ospiti si chiamano Anna Weber. */
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
  return `${at}${figure(count)} ospiti si chiamano ${name}.`
}
export const namesakesAbout = 'Un secondo nome o un’iniziale permette di distinguerli.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `${figure(count)} altro nome ricorre più volte.`,
    many: `${figure(count)} altri nomi ricorrono più volte.`,
    other: `${figure(count)} altri nomi ricorrono più volte.`,
  })
}
