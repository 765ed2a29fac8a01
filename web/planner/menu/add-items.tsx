import './add-items.css'
import { useEffect, useRef, useState } from 'react'
import type { Category, ItemInput } from '#menu/shape/menu'
import { addedSoFar, done, itemAdded, itemLimitReached, onTo } from '#menu/words/planner'
import type { StatedOfDish } from '#needs/rules/stored-contents'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { useAskedClose } from '../../client/asked-close.tsx'
import { NewItem } from './new-item.tsx'
import { LimitBox } from './usage.tsx'

type Added = { id: string; category: string; name: string }

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
  save: (category: Category, input: ItemInput & StatedOfDish, id: string) => Promise<unknown>
  onClose: (last: Category) => void
}) {
  const [at, setAt] = useState(first.id)
  // Another tab may have deleted it: saving says so.
  const category = menu.find(({ id }) => id === at) ?? first
  const next = menu[menu.indexOf(category) + 1]
  const [added, setAdded] = useState<Added[]>([])
  // What was typed while the dish before was being stored.
  const [begun, setBegun] = useState('')
  const [changed, setChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  const end = () => onClose(category)
  const { close, asking } = useAskedClose(changed, end)
  const actions = useRef<HTMLDivElement>(null)

  // The page reads the menu again a moment after a dish was stored.
  const unread = added.filter(
    (one) => one.category === category.id && !category.items.some(({ id }) => id === one.id),
  )
  const used = category.items.length + unread.length
  const full = used >= max
  useEffect(() => {
    if (full) actions.current?.querySelector('button')?.focus()
  }, [full])
  const latest = added.at(-1)

  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <div className="stack">
        <p className="adding-to">{category.name}</p>
        <LimitBox title="Item Limit" used={used} max={max} reached={itemLimitReached(max)} />
        {!full && (
          <NewItem
            // The next dish is a new form with an id of its own.
            key={`${category.id} ${added.length}`}
            begun={begun}
            save={(input, id) => save(category, input, id)}
            added={(item, typed) => {
              setAdded([...added, { ...item, category: category.id }])
              setBegun(typed)
            }}
            onBusy={setBusy}
            onChanged={setChanged}
          >
            <Button onClick={close} disabled={busy}>
              {added.length > 0 ? done : 'Cancel'}
            </Button>
          </NewItem>
        )}
        <p role="status" className="added-last">
          {latest && itemAdded(latest.name)}
        </p>
        {added.length > 0 && (
          <div>
            <h3>{addedSoFar}</h3>
            <ul className="added-items">
              {added.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        {(next || full) && (
          <div className="actions" ref={actions}>
            {full && (
              <Button look="primary" onClick={end}>
                {done}
              </Button>
            )}
            {next && (
              <Button onClick={() => setAt(next.id)} disabled={busy || changed}>
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
