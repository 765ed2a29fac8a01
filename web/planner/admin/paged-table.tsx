import { type ReactNode, useState } from 'react'
import type { Paged } from '#admin/shape/lists'
import { clearSearch, nothingFound } from '#admin/words/planner'
import { figure } from '#core/figures'
import { loading } from '#core/words/shared'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { FoldHead, useFold } from './fold.tsx'
import { type Column, Pager, SortHead, type Sorting } from './list-parts.tsx'
import { usePage } from './use-page.ts'

type Query<S extends string> = Sorting<S> & { search: string; after: string }

type Props<S extends string, Row> = {
  title: string
  /** Name of the list. */
  name: 'planners' | 'events'
  /** Hint that says in plain words which text the search finds. */
  finds: string
  /** The order in which it opens. */
  sort: S
  columns: Column<S>[]
  load: (query: Query<S>) => Promise<Paged<Row>>
  /** The table's bodies, for the rows of a page; `again` asks for that page once more. */
  children: (rows: Row[], again: () => void) => ReactNode
}

/** A list of everybody's, searched, sorted by its columns' heads and paged at the server. */
export function PagedTable<S extends string, Row>({
  title,
  name,
  finds,
  sort,
  columns,
  load,
  children,
}: Props<S, Row>) {
  const [query, setQuery] = useState<Omit<Query<S>, 'after'>>({ search: '', sort, order: 'asc' })
  // Cursors of the pages up to the shown one.
  const [starts, setStarts] = useState([''])
  const { found, current, failure, again } = usePage({ ...query, after: starts.at(-1) ?? '' }, load)
  const ask = (more: Partial<typeof query>) => {
    setQuery({ ...query, ...more })
    setStarts([''])
  }
  const next = found?.next ?? null
  const { open, toggle } = useFold(name)
  const head = (
    <FoldHead id={`all-${name}`} title={title} open={open} toggle={toggle}>
      {found && `${figure(found.total)}${found.more ? '+' : ''}`}
    </FoldHead>
  )
  if (!open)
    return (
      <section className="stack" aria-labelledby={`all-${name}`}>
        {head}
        <FailureNotice failure={failure} again={again} />
      </section>
    )
  return (
    <section className="stack" aria-labelledby={`all-${name}`}>
      {head}
      <Field
        label={`Search ${name}`}
        type="search"
        hint={finds}
        value={query.search}
        onChange={({ target }) => ask({ search: target.value })}
      />
      <FailureNotice failure={failure} again={again} />
      {!found && !failure && <Loading>{loading}</Loading>}
      {found?.rows.length === 0 && current && query.search.trim() !== '' && (
        <p className="row">
          <span>{nothingFound(query.search.trim())}</span>
          <Button small onClick={() => ask({ search: '' })}>
            {clearSearch}
          </Button>
        </p>
      )}
      {found && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
          <section className="table-frame" aria-label={`Table of ${name}`} tabIndex={0}>
            <table className={`table all-${name}`}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <SortHead key={column.title} column={column} now={query} onSort={ask} />
                  ))}
                </tr>
              </thead>
              {children(found.rows, again)}
            </table>
          </section>
          <Pager
            name={name}
            page={starts.length}
            total={found.total}
            more={found.more}
            back={starts.length > 1 ? () => setStarts(starts.slice(0, -1)) : null}
            // Pressed twice before the answer, it goes one page on.
            on={next === null ? null : () => current && setStarts([...starts, next])}
          />
        </>
      )}
    </section>
  )
}
