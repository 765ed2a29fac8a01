import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'

/** In the place of a name that was erased. */
export const erased = 'Apagado'

/** A special's lasting number: S14. */
export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table in a sentence: Mesa 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'sem mesa'
  return /^\d+$/.test(name) ? `Mesa ${name}` : name
}

/** A table on paper: M4 for "4", "Mesa 4" and an English planner's "Table 4", else its name. */
export function tableShort(name: string): string {
  const number = /^(?:(?:mesa|table)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `M${number}`
}

/** 2 convidados (Mesa 4) se chamam Anna Weber. */
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
  const called = plural(count, { one: 'se chama', many: 'se chamam', other: 'se chamam' })
  return `${howMany(count, 'convidado', 'convidados')}${at} ${called} ${name}.`
}
export const namesakesAbout = 'Um sobrenome ou uma inicial ajuda a distinguir.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `Mais ${figure(count)} nome se repete.`,
    many: `Mais ${figure(count)} de nomes se repetem.`,
    other: `Mais ${figure(count)} nomes se repetem.`,
  })
}
