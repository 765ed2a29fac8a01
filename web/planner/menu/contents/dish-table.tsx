import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import type { PlannerItem } from '#menu/shape/menu'
import type { OwnNeed } from '#needs/rules/needs'
import { cellName, gridDish, kitchenMark } from '#needs/words/planner'
import { saidText } from './contents-fields.tsx'
import { DishRowState } from './dish-row-state.tsx'
import { columnsOf, type GridGroup } from './grid-columns.ts'
import type { DishRows } from './use-dish-rows.ts'

const steps: Record<string, readonly [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** The dishes of one category beside one group of columns. One cell takes the focus; the arrow keys move it. */
export function DishTable({
  label,
  group,
  items,
  ownNeeds,
  zone,
  rows,
}: {
  label: string
  group: GridGroup
  items: PlannerItem[]
  ownNeeds: readonly OwnNeed[]
  zone: string
  rows: DishRows
}) {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0])
  const columns = columnsOf(group, items, items.map(rows.draftOf), ownNeeds)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !(event.target instanceof HTMLElement) || !event.target.dataset.cell) return
    event.preventDefault()
    const [row = 0, column = 0] = event.target.dataset.cell.split(' ').map(Number)
    const to = [
      Math.min(items.length - 1, Math.max(0, row + step[0])),
      Math.min(columns.length - 1, Math.max(0, column + step[1])),
    ] as const
    setAt(to)
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.join(' ')}"]`)?.focus()
  }
  return (
    <div className="dish-grid">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are changed is a grid */}
      <table ref={table} role="grid" aria-label={label} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{gridDish}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                <span>{name.replace(/ \(.*/, '')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => {
            const draft = rows.draftOf(item)
            const state = rows.rows[item.id]?.state
            const asks = state === 'asking' || state === 'failed' || rows.formOf(item).open.clashes.length > 0
            return (
              <Fragment key={item.id}>
                <tr>
                  <th scope="row">
                    {item.name}
                    {!asks && (
                      <span className="state">
                        <DishRowState item={item} ownNeeds={ownNeeds} rows={rows} />
                      </span>
                    )}
                  </th>
                  {columns.map(({ id, name, cell }, column) => {
                    const { state: now, mark, word, source: by, next } = cell(item, draft)
                    const said = saidText(by, zone)
                    return (
                      <td key={id}>
                        <button
                          type="button"
                          data-cell={`${row} ${column}`}
                          data-state={now}
                          tabIndex={at[0] === row && at[1] === column ? 0 : -1}
                          aria-label={cellName(item.name, name, word, said)}
                          title={said || undefined}
                          onFocus={() => setAt([row, column])}
                          onClick={() => rows.change(item, next())}
                        >
                          {mark}
                          {said && <sup>{kitchenMark}</sup>}
                        </button>
                      </td>
                    )
                  })}
                </tr>
                {asks && (
                  <tr>
                    <td colSpan={columns.length + 1} className="row-question">
                      <DishRowState item={item} ownNeeds={ownNeeds} rows={rows} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
