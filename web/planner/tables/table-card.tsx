import { Ellipsis, Pencil, Trash2, Utensils } from 'lucide-react'
import { memo } from 'react'
import { mayEdit } from '#events/rules/roles'
import {
  changeTable,
  keptFor,
  moreOf,
  nobodyHere,
  removeTable,
  roomOf,
  whatTheyEat,
} from '#seating/words/planner'
import { erased, tableName } from '#seating/words/shared'
import { Gauge } from '#ui/gauge'
import { useEvent } from '../shared/event/event-place.ts'
import { Marked } from '../shared/list/marked.tsx'
import { MenuButton } from '../shared/menu-button.tsx'
import { type Actions, PartyRow } from './party-row.tsx'
import { type Group, looksSame, type ShownTable } from './shown.ts'

type Props = {
  table: ShownTable
  /** Words searched for, to be marked. */
  terms: readonly string[]
  /** Its people are shown. Folded, their names stand in one line. */
  open: boolean
  /** Folded and out of sight it has names alone: four hundred tables keep the page light. */
  plain: boolean
  /** Somebody is being dragged here. */
  target: boolean
  seats: boolean
  actions: Actions
}

/** A table with who sits there. */
export const TableCard = memo(
  function TableCard({ table, terms, open, plain, target, seats, actions }: Props) {
    const { id, name, taken, over, free, groups, awaited = [] } = table
    const edits = mayEdit(useEvent().event)
    const whole = open || !plain
    const body = `table-${id}`
    return (
      <li className={`seat-table ${open ? 'open' : ''}`} data-table={id} data-target={target || undefined}>
        <div className="seat-head">
          <h3>
            <button
              type="button"
              className="seat-fold unfolds"
              aria-expanded={open}
              aria-controls={open ? body : undefined}
              onClick={() => actions.toggle(id)}
            >
              <Marked text={tableName(name)} terms={terms} />
            </button>
          </h3>
          <p className={`figures ${over > 0 ? 'full-text' : free === 0 ? '' : 'quietly'}`}>{roomOf(table)}</p>
          {whole && (
            <MenuButton
              label={moreOf(name)}
              icon={Ellipsis}
              choices={[
                { name: whatTheyEat, icon: Utensils, run: () => actions.eats(table) },
                ...(edits
                  ? [
                      { name: changeTable, icon: Pencil, run: () => actions.edit(table) },
                      { name: removeTable, icon: Trash2, danger: true, run: () => actions.remove(table) },
                    ]
                  : []),
              ]}
            />
          )}
        </div>
        {awaited.length > 0 && <p className="quietly small">{keptFor(awaited)}</p>}
        {whole && <Gauge value={taken} max={table.seats} look={over > 0 ? 'full' : 'plain'} />}
        {open ? (
          <div id={body}>
            {groups.length === 0 ? (
              <p className="quietly">{nobodyHere}</p>
            ) : (
              <ul className="seat-parties">
                {groups.map((group) => (
                  <PartyRow
                    key={group.responseId}
                    group={group}
                    terms={terms}
                    seats={seats ? table.seats : 0}
                    actions={actions}
                  />
                ))}
              </ul>
            )}
          </div>
        ) : (
          <p className="quietly seat-few">{groups.map(everybodyOf).join(' · ') || nobodyHere}</p>
        )}
      </li>
    )
  },
  (before, now) =>
    before.open === now.open &&
    before.plain === now.plain &&
    before.terms === now.terms &&
    before.target === now.target &&
    before.seats === now.seats &&
    looksSame(before.table, now.table),
)

function everybodyOf({ people }: Group): string {
  return people.map(({ name }) => name || erased).join(', ')
}
