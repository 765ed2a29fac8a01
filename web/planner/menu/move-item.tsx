import { useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { menuIdLength, randomId } from '#core/ids'
import type { PlannerEvent } from '#events/shape/event'
import { copyOfItem } from '#menu/rules/copy'
import type { Category, Item } from '#menu/shape/menu'
import {
  chosenBy,
  copiedTo,
  copyThere,
  dishStaysBecause,
  movedTo,
  moveOrCopyItem,
  moveThere,
  noOtherCategory,
  removedMeanwhile,
  toCategory,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { chosenCounts } from './draft/event-menu.ts'
import { addToMenuOf } from './draft/use-add-draft.ts'
import { useLookAgain, useRemoved } from './use-removed.ts'

/** Moves a dish to another category, or copies it there. One that guests chose can only be copied. */
export function MoveItem({
  event,
  menu,
  from,
  item,
  onClose,
}: {
  event: PlannerEvent
  menu: Category[]
  from: Category
  item: Item
  onClose: () => void
}) {
  const id = useId()
  const others = menu.filter((one) => one.id !== from.id)
  const [chosen, setChosen] = useState(others[0])
  const target = others.find((one) => one.id === chosen?.id)
  // Drawn once: however often the copy is sent, it is one.
  const [copyId] = useState(() => randomId(menuIdLength))
  const [guests, setGuests] = useState(0)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Without the figure the server says whether it can be moved.
    chosenCounts(event.id).then(
      (counts) => setGuests(counts.get(item.id) ?? 0),
      () => {},
    )
  }, [event.id, item.id])
  const { busy, isSending, cancelAnd, failure, run } = useAction(async (how: 'move' | 'copy') => {
    if (!target) return
    const { id: to } = target
    const param = { id: event.id, iid: item.id }
    await (how === 'move'
      ? callApi((options) =>
          api.events[':id'].items[':iid'].category.$put({ param, json: { categoryId: to } }, options),
        )
      : addToMenuOf(event.id, { categories: [{ id: to, items: [copyOfItem(item, copyId)] }] }))
    await revalidate()
    toast((how === 'move' ? movedTo : copiedTo)(item.name, target.name))
    onClose()
  }, useLookAgain())
  useRemoved(item, busy, onClose)
  return (
    <Dialog title={moveOrCopyItem} onClose={cancelAnd(onClose)} busy={isSending}>
      <div className="stack">
        <p>
          <strong>{item.name}</strong>
        </p>
        {guests > 0 && <Notice>{dishStaysBecause(chosenBy(guests))}</Notice>}
        {others.length === 0 ? (
          <p>{noOtherCategory}</p>
        ) : (
          <div className="field">
            <label htmlFor={id}>{toCategory}</label>
            <select
              id={id}
              className="input"
              value={target?.id ?? ''}
              disabled={busy}
              onChange={({ target: { value } }) => setChosen(others.find((one) => one.id === value))}
            >
              {!target && <option value="" />}
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </div>
        )}
        {chosen && !target ? (
          <Notice kind="error">{removedMeanwhile(chosen.name)}</Notice>
        ) : (
          <FailureNotice failure={busy ? undefined : failure} />
        )}
        <div className="actions">
          <Button onClick={cancelAnd(onClose)} disabled={isSending}>
            Cancel
          </Button>
          <Button
            look={guests > 0 ? 'primary' : 'plain'}
            disabled={busy || !target}
            onClick={() => void run('copy')}
          >
            {copyThere}
          </Button>
          {guests === 0 && (
            <Button look="primary" disabled={busy || !target} onClick={() => void run('move')}>
              {moveThere}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
