import { locale } from '#languages/en/locale'
import type { Course, Row } from './rows.ts'

/** Order of the people: `arrival`, `name`, `party`, `table`, or the id of a course, and whether from the end. */
export type Sort = { by: string; down: boolean }

export const newestFirst: Sort = { by: 'arrival', down: true }

/** In these the people of a party stand together, the lead first. */
export function keepsParties({ by }: Sort): boolean {
  return by === 'arrival' || by === 'party'
}

/** The sort after a press on a column's head: the other way round, or from the start by another column. */
export function pressed(sort: Sort, by: string): Sort {
  return { by, down: sort.by === by ? !sort.down : by === 'arrival' }
}

const names = new Intl.Collator(locale, { numeric: true })
const arrival = (a: Row, b: Row) =>
  a.response.createdAt - b.response.createdAt || compare(a.response.id, b.response.id)
const lead = ({ response }: Row) => response.leadGuestName

/**
 * The rows in their order. Names that are erased come last, and so do people without a table or an answer in the course. A sort by
 * a course that is none is by arrival.
 */
export function sorted(rows: readonly Row[], { by, down }: Sort, courses: readonly Course[]): Row[] {
  const turn = down ? -1 : 1
  const course = courses.findIndex(({ id }) => id === by)
  const order = (a: Row, b: Row): number => {
    if (by === 'name') return byName(a.person.name, b.person.name, turn) || arrival(b, a)
    if (by === 'party') return byName(lead(a), lead(b), turn) || arrival(b, a)
    if (by === 'table') return byName(a.table, b.table, turn) || arrival(b, a)
    if (course < 0) return turn * arrival(a, b)
    const [x, y] = [a.cells[course], b.cells[course]]
    return (
      (x?.is === 'open' ? 1 : 0) - (y?.is === 'open' ? 1 : 0) ||
      turn * ((x?.rank ?? 0) - (y?.rank ?? 0)) ||
      byName(a.person.name, b.person.name, 1) ||
      arrival(b, a)
    )
  }
  // Within a party the order stays as it was given.
  return [...rows].sort((a, b) => order(a, b) || a.index - b.index)
}

function byName(a: string, b: string, turn: number): number {
  if (a === '' || b === '') return (a === '' ? 1 : 0) - (b === '' ? 1 : 0)
  return turn * names.compare(a, b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
