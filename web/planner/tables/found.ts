import { tableName } from '#seating/words/shared'
import { matchesTerms } from '../shared/list/find.ts'
import type { Group, Person, Shown } from './shown.ts'

/** The tables and the parties without one that a search finds, and how many people it found by their names or tables. */
export type Found = Pick<Shown, 'tables' | 'unplaced'> & { people: number }

/**
 * Searches names of guests and of tables. A table that is found stays whole: its room is told by everybody who sits there.
 * @param terms what is searched for, folded; not empty
 */
export function foundIn({ tables, unplaced }: Shown, terms: readonly string[]): Found {
  const isFound = ({ name }: Person) => matchesTerms(name, terms)
  const count = (groups: readonly Group[]) => groups.flatMap(({ people }) => people.filter(isFound)).length
  const foundTables = tables.map((table) => {
    const named = matchesTerms(tableName(table.name), terms)
    const people = named ? table.groups.flatMap((group) => group.people).length : count(table.groups)
    return { table, people, found: named || people > 0 }
  })
  const without = unplaced.filter((group) => group.people.some(isFound))
  return {
    tables: foundTables.filter(({ found }) => found).map(({ table }) => table),
    unplaced: without,
    people: foundTables.reduce((sum, { people }) => sum + people, count(without)),
  }
}
