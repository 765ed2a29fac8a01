import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Point, useDrag } from '../shared/sort/use-drag.ts'
import { gripText } from './grip.ts'

/** The table at a point of the window: '' for those without one, null where there is none. */
function tableAt({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-table]')?.dataset.table ?? null
}

const gripOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLElement>('[data-grip]')?.dataset.grip

/**
 * Taking people to a table by their handle: by dragging it, or with Enter, the arrow keys and Enter again. The handlers
 * stand on what holds all the rows, which are not drawn again while somebody is dragged.
 * @param tables the ids of the tables in their order
 * @param drop told where who was held is set down: '' is without a table
 */
export function usePlacing(tables: readonly string[], drop: (grip: string, to: string) => void) {
  const [lifted, setLifted] = useState<{ id: string; to: string } | null>(null)
  const settled = useRef<string | null>(null)
  const { drag, handle } = useDrag<string | null>(tableAt, ({ id, to }) => to !== null && drop(id, to))

  // Focus follows a person set down with the keyboard, also where their row is drawn anew until it is saved.
  useEffect(() => {
    const grip = settled.current
    if (grip === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(grip)}"]`)?.focus()
  })
  useEffect(() => {
    const forget = () => {
      settled.current = null
    }
    document.addEventListener('pointerdown', forget)
    return () => document.removeEventListener('pointerdown', forget)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const id = gripOf(event)
    if (id === undefined) return
    const [responseId = '', from = '', personId = ''] = id.split('|')
    const to = lifted?.to ?? from
    const places = ['', ...tables]
    const index = places.indexOf(to)
    const last = places.length - 1
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    const sets = event.key === 'Enter' || event.key === ' '
    if (!lifted && sets) setLifted({ id, to: from })
    else if (!lifted) return
    else if (next !== undefined) {
      const goal = places[Math.max(0, Math.min(last, next))] ?? ''
      setLifted({ id, to: goal })
      const card = document.querySelector(`[data-table="${CSS.escape(goal)}"]`)
      card?.scrollIntoView({ block: 'nearest' })
    } else if (sets) {
      setLifted(null)
      settled.current = gripText({ responseId, tableId: to || null, personId: personId || null })
      drop(id, to)
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      setLifted(null)
      if (event.key === 'Tab') return
    } else return
    event.preventDefault()
  }
  const held = drag ?? lifted
  return {
    held,
    handlers: {
      ...handle('', null),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const grip = gripOf(event)
        if (grip === undefined) return
        setLifted(null)
        handle(grip, grip.split('|')[1] ?? '').onPointerDown(event)
      },
      onKeyDown,
    },
  }
}
