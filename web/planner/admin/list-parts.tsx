import { adminPageSize } from '#admin/shape/lists'
import { figure } from '#core/figures'
import { Button } from '#ui/button'

/** A column's words, and what it is sorted by if it can be. */
export type Column<S extends string> = { title: string; by?: S; figure?: boolean }

export type Sorting<S extends string> = { sort: S; order: 'asc' | 'desc' }

/** A column's head that sorts by it; pressed again, the other way round. */
export function SortHead<S extends string>({
  column: { title, by, figure = false },
  now,
  onSort,
}: {
  column: Column<S>
  now: Sorting<S>
  onSort: (sorting: Sorting<S>) => void
}) {
  if (by === undefined) return <th scope="col">{title}</th>
  const chosen = now.sort === by
  const ascending = chosen && now.order === 'asc'
  return (
    <th
      scope="col"
      className={figure ? 'figure' : undefined}
      aria-sort={chosen ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="sorts"
        onClick={() => onSort({ sort: by, order: ascending ? 'desc' : 'asc' })}
      >
        {title}
        <span aria-hidden="true">{chosen ? (ascending ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  )
}

/** The way through the pages of a list, and how many rows it has: at least so many, when there are more. */
export function Pager({
  name,
  page,
  total,
  more,
  back,
  on,
}: {
  name: 'planners' | 'events'
  page: number
  total: number
  more: boolean
  back: (() => void) | null
  on: (() => void) | null
}) {
  const several = back !== null || on !== null
  return (
    <nav className="row pager" aria-label={`Pages of ${name}`}>
      <span className="quietly figures" aria-live="polite">
        {figure(total)}
        {more && '+'} {total === 1 ? name.slice(0, -1) : name}
        {several && `, page ${figure(page)} of ${figure(Math.max(page, Math.ceil(total / adminPageSize)))}`}
      </span>
      {several && (
        <>
          <Button small disabled={back === null} onClick={() => back?.()}>
            Previous
          </Button>
          <Button small disabled={on === null} onClick={() => on?.()}>
            Next
          </Button>
        </>
      )}
    </nav>
  )
}
