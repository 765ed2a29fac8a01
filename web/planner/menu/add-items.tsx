import './add-items.css'
import { useEffect, useRef, useState } from 'react'
import { tryAgain } from '#core/words/shared'
import type { Category } from '#menu/shape/menu'
import { addedSoFar, done, itemAdded, itemLimitReached, leaveOut, onTo } from '#menu/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { useAskedClose } from '../../client/asked-close.tsx'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useOnline } from '../../client/live/online.ts'
import { focusName, NewItem } from './new-item.tsx'
import { LimitBox } from './usage.tsx'
import { type NewDish, useAddQueue } from './use-add-queue.ts'

/**
 * Adds dishes to a category, one after another: the form stays for the next one until it is closed or the category is full.
 * From there it may go on to the category after it.
 * @param save stores a dish under the id
 * @param onClose is given the category that the form was at
 */
export function AddItems({
  title,
  menu,
  first,
  max,
  save,
  onClose,
}: {
  title: string
  menu: Category[]
  first: Category
  max: number
  save: (category: Category, input: NewDish, id: string) => Promise<unknown>
  onClose: (last: Category) => void
}) {
  const [at, setAt] = useState(first.id)
  // Another tab may have deleted it: saving says so.
  const category = menu.find(({ id }) => id === at) ?? first
  const next = menu[menu.indexOf(category) + 1]
  const queue = useAddQueue(save)
  const { added } = queue
  const [changed, setChanged] = useState(false)
  const failed = added.filter(({ failure }) => failure)
  const saving = added.some(({ id, failure }) => !id && !failure)
  const online = useOnline()
  // Closed while dishes are on their way: it closes once they are stored, and stays for those that fail.
  const [closing, setClosing] = useState(false)
  const closes = closing && saving && online
  const end = () => {
    if (saving && online) return setClosing(true)
    queue.takeBack()
    onClose(category)
  }
  const stay = (mend: () => void) => {
    setClosing(false)
    mend()
  }
  const { close, asking } = useAskedClose(changed || failed.length > 0 || (saving && !online), end)
  useEffect(() => {
    if (closing && !saving && failed.length === 0) onClose(category)
  }, [closing, saving, failed.length, onClose, category])
  const actions = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (category.id) focusName(place.current)
  }, [category.id])

  // The page reads the menu again a moment after a dish was stored.
  const unread = added.filter(
    ({ category: { id: of }, failure, ...one }) =>
      of === category.id && !failure && !category.items.some(({ id }) => id === one.id),
  )
  const used = category.items.length + unread.length
  const full = used >= max
  useEffect(() => {
    if (full) actions.current?.querySelector('button')?.focus()
  }, [full])
  const stored = added.filter(({ id }) => id)
  const latest = stored.at(-1)

  return (
    <Dialog title={title} onClose={close} busy={closes}>
      <div className="stack" ref={place}>
        <p className="adding-to">{category.name}</p>
        <LimitBox title="Item Limit" used={used} max={max} reached={itemLimitReached(max)} />
        {!full && (
          <NewItem
            key={category.id}
            add={(dish) => queue.add(category, dish)}
            saving={saving}
            onChanged={setChanged}
          >
            <Button onClick={close} disabled={closes}>
              {added.length > 0 ? done : 'Cancel'}
            </Button>
          </NewItem>
        )}
        <p role="status" className="added-last">
          {latest && itemAdded(latest.input.name)}
        </p>
        {failed.map((dish) => (
          <div key={dish.key} className="stack">
            <strong>{dish.input.name}</strong>
            <FailureNotice failure={dish.failure} />
            <div className="actions">
              <Button onClick={() => stay(() => queue.drop(dish))}>
                {leaveOut}
                <span className="visually-hidden"> {dish.input.name}</span>
              </Button>
              <Button onClick={() => stay(() => queue.retry(dish))}>
                {tryAgain}
                <span className="visually-hidden"> {dish.input.name}</span>
              </Button>
            </div>
          </div>
        ))}
        {stored.length > 0 && (
          <div>
            <h3>{addedSoFar}</h3>
            <ul className="added-items">
              {stored.map(({ key, input }) => (
                <li key={key}>{input.name}</li>
              ))}
            </ul>
          </div>
        )}
        {(next || full) && (
          <div className="actions" ref={actions}>
            {full && (
              <Button look="primary" onClick={close} disabled={closes}>
                {done}
              </Button>
            )}
            {next && (
              <Button onClick={() => setAt(next.id)} disabled={changed}>
                {onTo(next.name)}
              </Button>
            )}
          </div>
        )}
      </div>
      {asking}
    </Dialog>
  )
}
