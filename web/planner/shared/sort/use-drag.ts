import { type PointerEvent, useEffect, useRef, useState } from 'react'

export type Point = { x: number; y: number }

/** The dragged thing, and its place if dropped now. */
export type Drag<To> = { id: string; to: To }

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const edge = 72
const pixelsAFrame = 12

/**
 * Dragging by a handle, with mouse, pen or finger. Near the window's edges the page scrolls along; Escape lets go where
 * it was.
 * @param toAt what lies at a point of the window, asked once a frame: the same function at each render
 * @param drop told where the dragged one was let go
 * @returns the drag as it stands, and what a handle needs
 */
export function useDrag<To extends string | number | null>(
  toAt: (point: Point) => To,
  drop: (drag: Drag<To>) => void,
) {
  const [drag, setDrag] = useState<Drag<To> | null>(null)
  const at = useRef<Point>({ x: 0, y: 0 })
  const from = useRef(0)
  const held = drag?.id

  useEffect(() => {
    if (held === undefined) return
    const frame = () => {
      const { y } = at.current
      // A grip near an edge does not scroll yet.
      if (y < Math.min(edge, from.current)) scrollBy(0, -pixelsAFrame)
      if (y > Math.max(innerHeight - edge, from.current)) scrollBy(0, pixelsAFrame)
      const to = toAt(at.current)
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
  }, [held, toAt])

  const handle = (id: string, to: To) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      at.current = pointOf(event)
      from.current = event.clientY
      setDrag({ id, to })
    },
    onPointerMove: (event: PointerEvent) => {
      at.current = pointOf(event)
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag) drop({ ...drag, to: toAt(pointOf(event)) })
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}
