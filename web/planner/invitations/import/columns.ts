import { latinDigits } from '#core/typed-number'
import { isEmail } from '#party/shape/person'
import { ageIn } from '../ages.ts'
import { type Column, type Field, fieldOf, isNo, isSize, isStatus, isYes } from './fields.ts'
import { withMarks } from './marks.ts'
import { withoutSums } from './sums.ts'

/** Lists of other tools that are recognised by name. */
export type Source = 'knot' | 'zola' | 'zolaAnswers' | 'joy' | 'forms'

/** A list as read: its columns, the index of the first row below the heading, and the tool that wrote it, if known. */
export type Recognised = { columns: Column[]; start: number; source: Source | undefined }

const shownValues = 5

/**
 * Recognises the columns of a list by its heading, else by their values. A list without a heading begins at its first row.
 * A column of which half is statuses is one, whatever its heading says.
 */
export function recognised(rows: readonly string[][]): Recognised {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const start = headingAt(rows) + 1
  const first = Array.from({ length: width }, (_, at) => rows[Math.max(0, start - 1)]?.[at]?.trim() ?? '')
  const below = withoutSums(rows).slice(start)
  const columns = first.map((text, at): Column => {
    const heading = start > 0 ? text : ''
    const values = below.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    return { heading, values: distinct(values), field: start > 0 ? headed(heading, values) : bare(values) }
  })
  return { columns: withMarks(single(columns), below), start, source: sourceOf(first) }
}

/** A sheet's own title and empty rows stand above its heading. */
const rowsAboveHeading = 10

/** The index of the heading: the first row near the top that names two columns, else a first row that names one. -1 for none. */
function headingAt(rows: readonly string[][]): number {
  const named = (row: readonly string[] = [], at = 0) =>
    row.filter((text, column) => fieldOf(text.trim()) && !(ageIn(text) && isOfSomebody(rows, at, column)))
      .length
  const at = rows.slice(0, rowsAboveHeading + 1).findIndex((row, index) => named(row, index) > 1)
  return at >= 0 ? at : Math.min(0, named(rows[0]) - 1)
}

/** True for an age that is not above figures and marks: it stands behind the name of a child. */
function isOfSomebody(rows: readonly string[][], at: number, column: number): boolean {
  const below = rows.slice(at + 1).map((row) => row[column]?.trim() ?? '')
  return !below.some(Boolean) || !below.every(isSizeOrMark)
}

function headed(heading: string, values: readonly string[]): Field | undefined {
  const field = fieldOf(heading)
  // "Guests" heads names in one list and their number in another: figures are nobody's name.
  if ((field === 'people' || field === 'name') && values.length > 0 && values.every(isSize)) return 'seats'
  // Names below "Children" are no number of them.
  if (field === 'adults' || field === 'children' || field === 'infants')
    return values.every(isSizeOrMark) ? field : undefined
  if (field) return field
  const statuses = values.filter(isStatus).length
  if (statuses > 0 && statuses * 2 >= values.length) return 'status'
  return values.length > 0 && values.every(isEmail) ? 'email' : undefined
}

function isSizeOrMark(value: string): boolean {
  return isSize(value) || isYes(value) || isNo(value)
}

/** The meaning of a column without a heading. */
function bare(values: readonly string[]): Field | undefined {
  if (values.length === 0) return undefined
  if (values.every((value) => isEmail(value))) return 'email'
  if (values.every((value) => /^[+(]?[\d\s()/.-]{6,}$/.test(latinDigits(value)))) return 'phone'
  if (values.every((value) => /^\p{Nd}{1,2}$/u.test(value))) return 'seats'
  return values.every((value) => /\p{L}/u.test(value)) ? 'people' : undefined
}

// More than one column may mean these.
const several: readonly Field[] = ['people', 'childFirst', 'childLast', 'tags', 'diet', 'note', 'status']

/** Leaves to each other meaning the first column that has values, else the first. */
function single(columns: Column[]): Column[] {
  return columns.map((column) => {
    const { field } = column
    if (!field || several.includes(field)) return column
    const alike = columns.filter((other) => other.field === field)
    const one = alike.find(({ values }) => values.length > 0) ?? alike[0]
    return one === column ? column : { ...column, field: undefined }
  })
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, shownValues)
}

function sourceOf(first: readonly string[]): Source | undefined {
  const has = (...headings: string[]) =>
    headings.every((heading) => first.some((text) => text.toLowerCase() === heading))
  const ends = (pattern: RegExp) => first.some((text) => pattern.test(text))
  if (has('total definitely invited') || has('partner first name', 'child 1 first name')) return 'zola'
  if (first.includes('first name') && ends(/^rsvp \/ /)) return 'joy'
  if (has('first name', 'last name', 'meal choice')) return 'zolaAnswers'
  if (has('first name', 'last name', 'party') && ends(/ - RSVP$/i)) return 'knot'
  return has('timestamp') ? 'forms' : undefined
}
