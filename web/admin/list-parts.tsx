import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import type { ApiError } from '../api.ts'

export type Sorting<S extends string> = { sort: S; order: 'asc' | 'desc' }

/** A column's head that sorts by it; pressed again, the other way round. */
export function SortHead<S extends string>({
  by,
  now,
  onSort,
  figure = false,
  children,
}: {
  by: S
  now: Sorting<S>
  onSort: (sorting: Sorting<S>) => void
  figure?: boolean
  children: ReactNode
}) {
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
        {children}
        <span aria-hidden="true">{chosen ? (ascending ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  )
}

/** The way through the pages of a list. */
export function Pager({
  name,
  page,
  pages,
  total,
  go,
}: {
  name: string
  page: number
  pages: number
  total: number
  go: (page: number) => void
}) {
  return (
    <nav className="row pager" aria-label={`Pages of ${name}`}>
      <span className="quietly figures" aria-live="polite">
        {total.toLocaleString('en-US')} {name}
        {pages > 1 && `, page ${page} of ${pages}`}
      </span>
      {pages > 1 && (
        <>
          <Button small disabled={page <= 1} onClick={() => go(page - 1)}>
            Previous
          </Button>
          <Button small disabled={page >= pages} onClick={() => go(page + 1)}>
            Next
          </Button>
        </>
      )}
    </nav>
  )
}

/** What is said when a list could not be read, with a way to try again. */
export function NotLoaded({ error, again }: { error: ApiError | undefined; again: () => void }) {
  if (!error) return null
  return (
    <div className="row">
      <Notice kind="error" trace={error.requestId}>
        {error.message}
      </Notice>
      <Button small onClick={again}>
        Try again
      </Button>
    </div>
  )
}
