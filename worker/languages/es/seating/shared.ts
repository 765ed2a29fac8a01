import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'

/** In the place of a name that was erased. */
export const erased = 'Borrado'

/** A special's lasting number: S14. */
export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table in a sentence: Mesa 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'sin mesa'
  return /^\d+$/.test(name) ? `Mesa ${name}` : name
}

/** A table on paper: M4 for "4", "Mesa 4" and an English planner's "Table 4", else its name. */
export function tableShort(name: string): string {
  const number = /^(?:(?:mesa|table)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `M${number}`
}

/** 2 invitados en Mesa 4 se llaman Anna Weber. */
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
  const called = plural(count, { one: 'se llama', many: 'se llaman', other: 'se llaman' })
  return `${howMany(count, 'invitado', 'invitados')}${at} ${called} ${name}.`
}
export const namesakesAbout = 'Un segundo apellido o una inicial ayuda a distinguirlos.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `${figure(count)} nombre más se repite.`,
    many: `${figure(count)} de nombres más se repiten.`,
    other: `${figure(count)} nombres más se repiten.`,
  })
}
