import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { columns, tableCaption } from '#party/words/planner'
import { partSize, partsOf } from '../shared/list/use-near.ts'
import { pressed } from './list/sort.ts'
import type { People } from './people-list.ts'
import { PeoplePart } from './people-part.tsx'

/** A row per person. Arrow keys go from row to row, and only rows in sight are there in full. */
export function PeopleTable(people: People) {
  const { rows, courses, seated, terms, together, timeZone, sort, setSort, opened, setOpened } = people
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, rows.length - 1)
  const parts = useMemo(() => partsOf(rows), [rows])

  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to))
    // The row has to be there before it can have the focus, and before the next key comes.
    flushSync(() => setAt(next))
    frame.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at
    const to = from === undefined ? undefined : goal(event.key, Number(from), rows.length)
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  return (
    // Its head stays above the rows; that of the event gives way while they scroll.
    <div
      className="people-frame"
      ref={frame}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)
      }
    >
      <table className="people-table" aria-rowcount={rows.length + 1} onKeyDown={onKeyDown}>
        <caption className="visually-hidden">{tableCaption}</caption>
        <colgroup>
          <col className="name" />
          <col className="needs" />
          {seated && <col className="table" />}
          {courses.map(({ id }) => (
            <col key={id} className="course" />
          ))}
          <col className="party-size" />
          <col className="answered" />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <SortHead by="name" name={columns.name} sort={sort} setSort={setSort} />
            <th scope="col">{columns.needs}</th>
            {seated && <SortHead by="table" name={columns.table} sort={sort} setSort={setSort} />}
            {courses.map(({ id, name }) => (
              <SortHead key={id} by={id} name={name} sort={sort} setSort={setSort} />
            ))}
            <SortHead by="party" look="party-size" name={columns.party} sort={sort} setSort={setSort} />
            <SortHead by="arrival" look="answered" name={columns.arrival} sort={sort} setSort={setSort} />
          </tr>
        </thead>
        {parts.map(({ start, rows: some }) => (
          <PeoplePart
            key={start}
            rows={some}
            start={start}
            before={rows[start - 1]}
            current={current >= start && current < start + partSize ? current : -1}
            courses={courses}
            seated={seated}
            terms={terms}
            together={together}
            timeZone={timeZone}
            opened={some.some(({ key }) => key === opened) ? opened : ''}
            setOpened={setOpened}
            frame={frame}
          />
        ))}
      </table>
    </div>
  )
}

function SortHead({
  by,
  name,
  look = '',
  sort,
  setSort,
}: { by: string; name: string; look?: string } & Pick<People, 'sort' | 'setSort'>) {
  const isBy = sort.by === by
  return (
    <th scope="col" className={look} aria-sort={isBy ? (sort.down ? 'descending' : 'ascending') : undefined}>
      <button type="button" title={name} onClick={() => setSort(pressed(sort, by))}>
        {name}
      </button>
    </th>
  )
}

const page = 10

/** The row that a key leads to; none for other keys. */
function goal(key: string, from: number, rows: number): number | undefined {
  const goals: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: rows - 1,
  }
  return goals[key]
}
