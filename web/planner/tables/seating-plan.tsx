import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { loading } from '#core/words/shared'
import { mayEdit } from '#events/rules/roles'
import { namesakesAt } from '#seating/rules/namesakes'
import type { Seating } from '#seating/shape/view'
import * as words from '#seating/words/planner'
import { erased, namesakesLine } from '#seating/words/shared'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { Editing } from '../shared/event/editing.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { searchTerms } from '../shared/list/find.ts'
import { LoadingDialog } from '../shared/loading-dialog.tsx'
import { NamesakesNotice } from '../shared/namesakes.tsx'
import { Awaited } from './awaited.tsx'
import { Fill } from './fill.tsx'
import { foundIn } from './found.ts'
import { gripText, heldBy } from './grip.ts'
import { type Actions, nameOf } from './party-row.tsx'
import { SeatingFile } from './seating-file.tsx'
import { SeatingSettings } from './settings.tsx'
import { movesBack, movesTo, type ShownTable, seatedIn, shownOf } from './shown.ts'
import { ChangeTable, RemoveTable } from './table-dialogs.tsx'
import { TableGrid } from './table-grid.tsx'
import { Unplaced } from './unplaced.tsx'
import { useMoves } from './use-moves.ts'
import { usePlacing } from './use-placing.ts'

const WhatTheyEat = lazy(async () => ({ default: (await import('./what-they-eat.tsx')).WhatTheyEat }))
const SortTables = lazy(async () => ({ default: (await import('./sort-tables.tsx')).SortTables }))

// Up to these everybody is shown at their table; beyond, tables are folded.
const unfoldedMost = { tables: 30, guests: 300 }

type Open = { eats: ShownTable } | { edit: ShownTable } | { remove: ShownTable } | null

/**
 * People without a table beside the tables with theirs, and the ways from one to the other.
 * @param children what else can be done with the tables
 */
export function SeatingPlan({ seating, children }: { seating: Seating; children: ReactNode }) {
  const { event } = useEvent()
  const { move, moves } = useMoves(event.id)
  const shown = useMemo(() => shownOf(seating, moves), [seating, moves])
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Open>(null)
  const [sorting, setSorting] = useState(false)
  const { tables, unplaced, guests, left } = shown
  const [typed, setTyped] = useState('')
  const sought = useMemo(() => searchTerms(typed), [typed])
  const found = useMemo(() => (sought.length > 0 ? foundIn(shown, sought) : null), [shown, sought])
  const unfolded = tables.length <= unfoldedMost.tables && guests <= unfoldedMost.guests

  const latest = useRef({ shown, seats: seating.seats, move })
  useEffect(() => {
    latest.current = { shown, seats: seating.seats, move }
  })
  /** Moves who a handle holds. An empty table takes them from theirs. */
  const placing = (grip: string, to: string) => {
    const { shown: now, seats, move: store } = latest.current
    const held = heldBy(grip, now)
    if (!held || (held.group.tableId ?? '') === to) return
    const table = now.tables.find(({ id }) => id === to) ?? null
    const who = nameOf({ ...held.group, people: held.people })
    const before = now.tables.find(({ id }) => id === held.group.tableId) ?? null
    store(
      who,
      { moves: movesTo(held.people, table, seats), done: words.nowAt(who, table?.name ?? '') },
      { moves: movesBack(held.people, before, seats), done: words.nowAt(who, before?.name ?? '') },
    )
  }
  const place = useRef(placing)
  useEffect(() => {
    place.current = placing
  })
  const actions = useMemo(
    (): Actions => ({
      tables: () => latest.current.shown.tables,
      place: (grip, tableId) => place.current(gripText(grip), tableId ?? ''),
      seat: ({ responseId, personId, name, seat: before, fillId }, tableId, seat) => {
        const who = name || erased
        const at = (one: number | null, fillId?: string) => ({
          moves: [{ responseId, personId, tableId, seat: one, fillId }],
          done: `${who}: ${one === null ? words.anySeat : words.seatName(one)}`,
        })
        latest.current.move(who, at(seat), at(before, fillId))
      },
      eats: (table) => setOpen({ eats: table }),
      edit: (table) => setOpen({ edit: table }),
      remove: (table) => setOpen({ remove: table }),
      toggle: (tableId) =>
        setPressed((before) =>
          before.has(tableId)
            ? new Set([...before].filter((one) => one !== tableId))
            : new Set([...before, tableId]),
        ),
    }),
    [],
  )
  const namesakes = useMemo(() => namesakesAt(seatedIn(tables)), [tables])
  const ids = useMemo(() => tables.map(({ id }) => id), [tables])
  const { held, handlers } = usePlacing(ids, placing)
  const edits = mayEdit(event)
  const close = () => setOpen(null)
  return (
    <>
      <NamesakesNotice namesakes={namesakes} line={namesakesLine} />
      <p className="visually-hidden" id="drag-hint">
        {words.dragHint}
      </p>
      <div className="seat-tools">
        <p className="figures" role="status">
          <strong>{words.seatedOf(guests - left, guests)}</strong>
          <span className="of-tables">
            {'\u00a0· '}
            {words.tableCount(tables.length)}
            {'\u00a0· '}
            {words.seatCount(tables.reduce((sum, { seats }) => sum + seats, 0))}
          </span>
        </p>
        <Editing>
          <Fill seating={seating} left={left} primary={left > 0} />
        </Editing>
        <search className="seat-search">
          <Field
            label={<span className="visually-hidden">{words.findSeated}</span>}
            placeholder={words.findSeated}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="quietly figures" role="status">
            {found && words.seatedFound(found.people, found.tables.length)}
          </p>
        </search>
        <div className="ways">
          {edits && tables.length > 1 && !found && (
            <Button onClick={() => setSorting(!sorting)}>{sorting ? words.sorted : words.sortTables}</Button>
          )}
          {children}
        </div>
      </div>
      {/* It listens for the handles in it, which are buttons. */}
      <div className="seating-plan" data-holding={held ? true : undefined} {...(edits && handlers)}>
        <Unplaced
          groups={found?.unplaced ?? unplaced}
          terms={sought}
          left={left}
          guests={guests}
          target={held?.to === ''}
          actions={actions}
        />
        <div className="seat-tables">
          {sorting && !found ? (
            <Suspense fallback={<Loading>{loading}</Loading>}>
              <SortTables tables={tables} />
            </Suspense>
          ) : (
            <TableGrid
              tables={found?.tables ?? tables}
              terms={sought}
              unfolded={unfolded || found !== null}
              pressed={pressed}
              target={held?.to ?? null}
              seats={seating.seats}
              actions={actions}
            />
          )}
        </div>
      </div>
      <p className={held ? 'seat-holding' : ''} role="status">
        {held && heldWords(held, shown)}
      </p>
      {seating.awaited && <Awaited parties={seating.awaited} tables={tables} />}
      <Editing>
        <SeatingFile />
        <SeatingSettings seats={seating.seats} />
      </Editing>
      {open && 'eats' in open && (
        <Suspense fallback={<LoadingDialog title={words.whatTheyEatAt(open.eats.name)} onClose={close} />}>
          <WhatTheyEat table={open.eats} onClose={close} />
        </Suspense>
      )}
      {open && 'edit' in open && <ChangeTable table={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveTable table={open.remove} onClose={close} />}
    </>
  )
}

/** The held people, and their place if dropped now. */
function heldWords({ id, to }: { id: string; to: string | null }, shown: ReturnType<typeof shownOf>): string {
  const held = heldBy(id, shown)
  if (!held) return ''
  const table = shown.tables.find((one) => one.id === to)
  const where = table ? words.tableChoice(table.name, table) : to === '' ? words.noTable : ''
  return words.draggedTo(nameOf({ ...held.group, people: held.people }), where)
}
