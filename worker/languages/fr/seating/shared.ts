import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Names of tables and specials, and of people without a name.

export const erased = 'Effacé'

export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

export function tableName(name: string): string {
  if (name === '') return 'sans table'
  return /^\d+$/.test(name) ? `Table ${name}` : name
}

export function tableShort(name: string): string {
  const number = /^(?:table\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `T${number}`
}

/** Table 4 : 2 convives s’appellent Anna Weber. */
export function namesakesLine({
  name,
  table,
  count,
}: {
  name: string
  table: string | null
  count: number
}): string {
  const at = table === null ? '' : `${tableName(table)} : `
  return `${at}${figure(count)} convives s’appellent ${name}.`
}
export const namesakesAbout = 'Un second prénom ou une initiale permet de les distinguer.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `${figure(count)} autre nom est porté plusieurs fois.`,
    many: `${figure(count)} autres noms sont portés plusieurs fois.`,
    other: `${figure(count)} autres noms sont portés plusieurs fois.`,
  })
}
