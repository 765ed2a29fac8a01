import './ordered.css'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { Button } from '#ui/button'
import { type Point, useDrag } from './use-drag.ts'
import { useSort } from './use-sort.ts'

/**
 * A list whose order is the planner's: by buttons, by dragging a handle, and by the arrow keys, Home and End on that
 * handle. Each move is said where it led.
 */
export function Ordered<T extends { id: string; name: string }>({
  label,
  list,
  save,
  show,
}: {
  label: string
  list: T[]
  /** Stores the complete list of ids, and is done once the list has been read again. */
  save: (ids: string[]) => Promise<unknown>
  show: (one: T) => ReactNode
}) {
  const hint = useId()
  const element = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const { items, move } = useSort(list, save)
  const last = items.length - 1
  const moveTo = ({ id, name }: T, to: number) => {
    const place = Math.max(0, Math.min(last, to))
    if (move(id, place)) setSaid(`${name} is now ${place + 1} of ${items.length}.`)
  }
  // The length of the list means after the last.
  const placeAt = useCallback(({ y }: Point) => placeIn(element.current, y), [])
  const { drag, handle } = useDrag(placeAt, ({ id, to }) => {
    const from = items.findIndex((one) => one.id === id)
    const one = items[from]
    if (one) moveTo(one, to > from ? to - 1 : to)
  })
  const onKeyDown = (event: KeyboardEvent, one: T, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    moveTo(one, to)
  }
  const dropAt = (index: number) =>
    drag?.to === index ? 'before' : drag?.to === items.length && index === last ? 'after' : undefined

  return (
    <>
      <p className="visually-hidden" id={hint}>
        Press the up or down arrow key, Home or End to move it.
      </p>
      <div className="visually-hidden" role="status">
        {said}
      </div>
      {/* A list without bullets is no list to some screen readers, unless it says so. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul className="ordered" role="list" aria-label={label} ref={element}>
        {items.map((one, index) => (
          <li
            key={one.id}
            className="ordered-item"
            data-dragged={drag?.id === one.id || undefined}
            data-drop={dropAt(index)}
          >
            <div className="movers">
              <Button
                look="quiet"
                small
                className="drag"
                aria-label={`Drag ${one.name}`}
                aria-describedby={hint}
                onKeyDown={(event) => onKeyDown(event, one, index)}
                {...handle(one.id, index)}
              >
                <GripVertical className="icon" aria-hidden="true" />
              </Button>
              {(['up', 'down'] as const).map((way) => {
                const Arrow = way === 'up' ? ArrowUp : ArrowDown
                return (
                  <Button
                    key={way}
                    look="quiet"
                    small
                    aria-label={`Move ${one.name} ${way}`}
                    aria-disabled={index === (way === 'up' ? 0 : last)}
                    onClick={() => moveTo(one, way === 'up' ? index - 1 : index + 1)}
                  >
                    <Arrow className="icon" aria-hidden="true" />
                  </Button>
                )
              })}
            </div>
            {show(one)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Number of an element's children whose middle is above a height of the window. */
function placeIn(element: HTMLElement | null, y: number): number {
  const boxes = [...(element?.children ?? [])].map((child) => child.getBoundingClientRect())
  return boxes.filter((box) => y > (box.top + box.bottom) / 2).length
}
