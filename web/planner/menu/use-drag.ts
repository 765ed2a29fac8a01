import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** What is being dragged, and before which place it would come to stand: the list's length means after the last. */
export type Drag = { id: string; to: number }

const edge = 72
const pixelsAFrame = 12

/** How many of an element's children have their middle above a height of the window. */
function placeAt(element: HTMLElement | null, y: number): number {
  const boxes = [...(element?.children ?? [])].map((child) => child.getBoundingClientRect())
  return boxes.filter((box) => y > (box.top + box.bottom) / 2).length
}

/**
 * Dragging by a handle, with mouse, pen or finger. Near the window's edges the page scrolls along; Escape lets go where
 * it was.
 * @param list the element whose children are the list's, in its order
 * @param drop told where the dragged one was let go
 * @returns the drag as it stands, and what a handle needs
 */
export function useDrag(list: RefObject<HTMLElement | null>, drop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const y = useRef(0)
  const from = useRef(0)
  const held = drag?.id

  useEffect(() => {
    if (held === undefined) return
    const frame = () => {
      // Who takes hold near an edge has not asked for scrolling yet.
      if (y.current < Math.min(edge, from.current)) scrollBy(0, -pixelsAFrame)
      if (y.current > Math.max(innerHeight - edge, from.current)) scrollBy(0, pixelsAFrame)
      const to = placeAt(list.current, y.current)
      setDrag((now) => (now && now.to !== to ? { ...now, to } : now))
      next = requestAnimationFrame(frame)
    }
    let next = requestAnimationFrame(frame)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(next)
      removeEventListener('keydown', onKey)
    }
  }, [held, list])

  const handle = (id: string, index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      y.current = event.clientY
      from.current = event.clientY
      setDrag({ id, to: index })
    },
    onPointerMove: (event: PointerEvent) => {
      y.current = event.clientY
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag) drop({ ...drag, to: placeAt(list.current, event.clientY) })
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}
