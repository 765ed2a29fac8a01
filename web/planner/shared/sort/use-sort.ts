import { startTransition, useRef, useState } from 'react'
import { failureOf, toastFailure } from '../../../client/calls/use-action.ts'

/** The list in the order of ids; those without one come last, in the order they have. */
export function inOrder<T extends { id: string }>(list: T[], ids: string[]): T[] {
  const index = new Map(ids.map((id, at) => [id, at]))
  const last = list.length
  return list.toSorted((a, b) => (index.get(a.id) ?? last) - (index.get(b.id) ?? last))
}

/** The ids with one moved to an index of the list as it will be. */
export function moved(ids: string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/**
 * A list in the planner's order. A new order shows at once and is stored by one call; what is changed while a call is
 * under way goes with the next one, so that the last order is the one that stays. When storing fails, the order before
 * is back and the reason is told.
 * @param save stores the complete list of ids, and is done once the list has been read again
 */
export function useSort<T extends { id: string }>(list: T[], save: (ids: string[]) => Promise<unknown>) {
  const [wanted, setWanted] = useState<string[] | null>(null)
  const next = useRef<string[] | null>(null)
  const saving = useRef(false)

  const items = inOrder(list, wanted ?? [])
  const ids = items.map(({ id }) => id)

  const put = async (order: string[]) => {
    setWanted(order)
    next.current = order
    if (saving.current) return
    let stored = order
    saving.current = true
    try {
      for (let now: string[] | null = order; now; now = next.current) {
        next.current = null
        await save(now)
        stored = now
      }
      // Read again, the list is shown in a transition: until then it would be the old one that stands there.
      startTransition(() => setWanted((shown) => (shown === stored ? null : shown)))
    } catch (error) {
      next.current = null
      setWanted(null)
      toastFailure(failureOf(error))
    } finally {
      saving.current = false
    }
  }

  /** Moves one to an index of the list as it will be. @returns false when it stands there already */
  const move = (id: string, to: number): boolean => {
    const order = moved(ids, id, to)
    if (order.join() === ids.join()) return false
    void put(order)
    return true
  }
  return { items, move }
}
