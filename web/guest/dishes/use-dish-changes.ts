import { useState } from 'react'
import type { Category } from '#menu/shape/menu'
import type { Answer } from '../form/answer.ts'
import { changedDishes } from './changed-dishes.ts'

/** The chosen dishes that changed since they were chosen, to be asked about one at a time before anything is sent. */
export function useDishChanges(answer: Answer, menu: Category[]) {
  const [asking, setAsking] = useState(false)
  const [first, ...more] = changedDishes(answer, menu)
  return {
    /** What to ask now. */
    asked: asking ? first : undefined,
    last: more.length === 0,
    /** Asks about what is not answered yet. False when there is nothing. */
    ask(): boolean {
      setAsking(true)
      return first !== undefined
    },
    later: () => setAsking(false),
  }
}

export type DishChanges = ReturnType<typeof useDishChanges>
