import type { Course, Row } from './list/rows.ts'
import type { Sort } from './list/sort.ts'

/** Props of a list of people. `together`: the people of a party follow one another. */
export type People = {
  rows: readonly Row[]
  courses: readonly Course[]
  /** Somebody of the event sits at a table. */
  seated: boolean
  terms: readonly string[]
  together: boolean
  timeZone: string
  sort: Sort
  setSort: (sort: Sort) => void
  /** The key of the row whose party is open. */
  opened: string
  setOpened: (key: string) => void
}
