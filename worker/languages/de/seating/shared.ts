import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Names of tables and specials, and of people without a name.

export const erased = 'Gelöscht'

export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table in a sentence: Tisch 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'ohne Tisch'
  return /^\d+$/.test(name) ? `Tisch ${name}` : name
}

/** A table on paper: T4 for "4", "Tisch 4" and "Table 4", else its name. */
export function tableShort(name: string): string {
  const number = /^(?:(?:tisch|table)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `T${number}`
}

/** Tisch 4: 2 Gäste heißen Anna Weber. */
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
  return `${at}${figure(count)} Gäste heißen ${name}.`
}
export const namesakesAbout = 'Ein zweiter Vorname oder ein Anfangsbuchstabe unterscheidet sie.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `${figure(count)} weiterer Name kommt mehrfach vor.`,
    other: `${figure(count)} weitere Namen kommen mehrfach vor.`,
  })
}
