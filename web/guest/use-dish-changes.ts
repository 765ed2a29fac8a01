import { useState } from 'react'
import type { Category } from '#contract/menu'
import type { Person } from '#contract/person'
import { changedDishes, choosers, type DishChange, withLater } from './changed-dishes.ts'

/** The chosen dishes that changed while a guest chose, to be asked about one at a time before anything is sent. */
export function useDishChanges(party: Person[]) {
  const [changes, setChanges] = useState<DishChange[]>([])
  const [asking, setAsking] = useState(false)
  const open = changes.filter((change) => choosers(party, change).length > 0)
  const [first] = open
  return {
    /** What to ask now. */
    asked: asking ? first : undefined,
    /** Asks about what is not answered yet. False when there is nothing. */
    ask(): boolean {
      setAsking(first !== undefined)
      return first !== undefined
    },
    /** Notes what another version of the menu changed, and asks. */
    note(was: Category[], is: Category[]) {
      const later = changedDishes(party, was, is)
      setChanges((before) => withLater(before, later))
      if (later.length > 0) setAsking(true)
    },
    /** Takes a change as answered. True when it was the last one. */
    answer(change: DishChange): boolean {
      setChanges((before) => before.filter((one) => one !== change))
      return open.length === 1
    },
    later: () => setAsking(false),
  }
}

export type DishChanges = ReturnType<typeof useDishChanges>
