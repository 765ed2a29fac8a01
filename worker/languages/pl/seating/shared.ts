import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

// Names of tables and specials, and of people without a name.

/** In the place of a name that was erased. */
export const erased = 'Usunięto'

/** A special's lasting number: S14. */
export function specialNumber(number: number | null): string {
  return `S${number ?? '?'}`
}

/** A table in a sentence: Stół 4 for the name "4", else its name. */
export function tableName(name: string): string {
  if (name === '') return 'bez stołu'
  return /^\d+$/.test(name) ? `Stół ${name}` : name
}

/** A table on paper, as on every other language's: T4 for "4", "Table 4" and "Stół 4", else its name. */
export function tableShort(name: string): string {
  const number = /^(?:(?:table|stół|stolik)\s*)?(\d+)$/i.exec(name)?.[1]
  return number === undefined ? name : `T${number}`
}

/** Anna Weber: 2 gości o tym samym imieniu i nazwisku (Stół 4). */
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
  const guests = plural(count, { one: 'gość', few: 'gości', many: 'gości', other: 'gościa' })
  return `${name}: ${figure(count)} ${guests} o tym samym imieniu i nazwisku${at}.`
}
export const namesakesAbout = 'Drugie imię albo inicjał pozwoli ich rozróżnić.'
export function moreNamesakes(count: number): string {
  return plural(count, {
    one: `Powtarza się jeszcze ${figure(count)} nazwisko.`,
    few: `Powtarzają się jeszcze ${figure(count)} nazwiska.`,
    many: `Powtarza się jeszcze ${figure(count)} nazwisk.`,
    other: `Powtarza się jeszcze ${figure(count)} nazwiska.`,
  })
}
