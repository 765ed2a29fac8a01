import { sortLabel, sortNames } from '#party/words/planner'
import type { Course } from './list/rows.ts'
import { newestFirst, type Sort } from './list/sort.ts'

/** The order of the cards, which have no heads to press. */
export function SortBy({
  courses,
  seated,
  sort,
  setSort,
}: {
  courses: readonly Course[]
  seated: boolean
  sort: Sort
  setSort: (sort: Sort) => void
}) {
  const ascending = (by: string, name: string): [Sort, string] => [{ by, down: false }, name]
  const sorts: [Sort, string][] = [
    [newestFirst, sortNames.arrival],
    ascending('name', sortNames.name),
    ascending('party', sortNames.party),
    ...(seated ? [ascending('table', sortNames.table)] : []),
    ...courses.map(({ id, name }) => ascending(id, name)),
  ]
  return (
    <div className="sort-by">
      <label className="quietly" htmlFor="sort">
        {sortLabel}
      </label>
      <select
        id="sort"
        className="input"
        value={sort.by}
        onChange={({ target }) => setSort(sorts.find(([{ by }]) => by === target.value)?.[0] ?? newestFirst)}
      >
        {sorts.map(([{ by }, name]) => (
          <option key={by} value={by}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
