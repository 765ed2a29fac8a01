import { memo, useMemo } from 'react'
import { partsOf, useNear } from '../shared/list/use-near.ts'
import type { Actions } from './party-row.tsx'
import { looksSame, type ShownTable } from './shown.ts'
import { TableCard } from './table-card.tsx'

type Props = {
  tables: readonly ShownTable[]
  /** Words searched for, to be marked. */
  terms: readonly string[]
  /** Cards stand open unless they were folded; otherwise folded unless they were opened. */
  unfolded: boolean
  /** The cards that were pressed. */
  pressed: ReadonlySet<string>
  target: string | null
  seats: boolean
  actions: Actions
}

/** The tables in their order. Many are folded, and those out of sight are plain: each can be found and opened. */
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
  function Part({ start, rows, terms, unfolded, pressed, target, seats, actions }: PartProps) {
    const [part, near] = useNear<HTMLUListElement>(start === 0, null)
    return (
      <ul ref={part} className="seat-part">
        {rows.map((table) => (
          <TableCard
            key={table.id}
            table={table}
            terms={terms}
            open={unfolded !== pressed.has(table.id)}
            plain={!near}
            target={target === table.id}
            seats={seats}
            actions={actions}
          />
        ))}
      </ul>
    )
  },
  (before, now) => {
    const touched = (target: string | null) => now.rows.some(({ id }) => id === target)
    return (
      before.unfolded === now.unfolded &&
      before.terms === now.terms &&
      before.pressed === now.pressed &&
      before.seats === now.seats &&
      (before.target === now.target || !(touched(before.target) || touched(now.target))) &&
      looksSame(before.rows, now.rows)
    )
  },
)
