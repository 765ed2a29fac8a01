import { memo, useMemo } from 'react'
import { roomOf } from '#seating/words/planner'
import { tableName } from '#seating/words/shared'
import { partsOf, useNear } from '../shared/use-near.ts'
import { type Actions, nameOf } from './party-row.tsx'
import { looksSame, type ShownTable } from './shown.ts'
import { TableCard } from './table-card.tsx'

type Props = {
  tables: readonly ShownTable[]
  /** What is searched for, to be marked. */
  words: readonly string[]
  /** Cards stand open unless they were folded; otherwise folded unless they were opened. */
  unfolded: boolean
  /** The cards that were pressed. */
  pressed: ReadonlySet<string>
  target: string | null
  seats: boolean
  actions: Actions
}

/** The tables in their order. Many are folded, and those out of sight are text alone. */
export function TableGrid({ tables, ...props }: Props) {
  const parts = useMemo(() => partsOf(tables), [tables])
  return (
    <div className="seat-grid">
      {parts.map(({ start, rows }) => (
        <Part key={start} start={start} rows={rows} {...props} />
      ))}
    </div>
  )
}

type PartProps = Omit<Props, 'tables'> & { start: number; rows: readonly ShownTable[] }

const Part = memo(
  function Part({ start, rows, words, unfolded, pressed, target, seats, actions }: PartProps) {
    const [part, near] = useNear<HTMLUListElement>(start === 0, null)
    const here = unfolded || near || rows.some(({ id }) => pressed.has(id))
    return (
      <ul ref={part} className="seat-part">
        {rows.map((table) =>
          here ? (
            <TableCard
              key={table.id}
              table={table}
              words={words}
              open={unfolded !== pressed.has(table.id)}
              target={target === table.id}
              seats={seats}
              actions={actions}
            />
          ) : (
            <li key={table.id} className="seat-table far" data-table={table.id}>
              {[tableName(table.name), roomOf(table), ...table.groups.map(nameOf)].join(' · ')}
            </li>
          ),
        )}
      </ul>
    )
  },
  (before, now) => {
    const touched = (target: string | null) => now.rows.some(({ id }) => id === target)
    return (
      before.unfolded === now.unfolded &&
      before.words === now.words &&
      before.pressed === now.pressed &&
      before.seats === now.seats &&
      (before.target === now.target || !(touched(before.target) || touched(now.target))) &&
      looksSame(before.rows, now.rows)
    )
  },
)
