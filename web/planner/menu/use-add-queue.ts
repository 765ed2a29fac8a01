import { useRef, useState } from 'react'
import type { Category, ItemInput } from '#menu/shape/menu'
import type { SentDishStatements } from '#needs/rules/stored-contents'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { backOnline } from '../../client/live/online.ts'
import { newId } from './use-new-id.ts'

export type NewDish = ItemInput & SentDishStatements

/** A dish that was added: on its way until it is stored under `id` or has failed. */
export type Added = {
  key: number
  category: Category
  input: NewDish
  /** Stores the dish under its id. */
  withId: ReturnType<typeof newId>
  id?: string
  failure?: Failure
}

/**
 * Stores dishes one after another, so that a menu has them in the order in which they were added, while the form is
 * free for the next one. A dish that cannot be stored stays in the list with the reason.
 */
export function useAddQueue(save: (category: Category, input: NewDish, id: string) => Promise<unknown>) {
  const [added, setAdded] = useState<Added[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const keys = useRef(0)
  const [wait] = useState(() => new AbortController())
  const change = (key: number, changed: Partial<Added>) =>
    setAdded((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const store = async ({ key, category, input, withId }: Added) => {
    try {
      if (!(await backOnline(wait.signal))) return
      await withId(async (id) => {
        await save(category, input, id)
        change(key, { id })
      })
    } catch (error) {
      change(key, { failure: failureOf(error) })
    }
  }
  const queue = (dish: Added) => {
    last.current = last.current.then(() => store(dish))
  }
  return {
    added,
    /** Adds a dish behind those that are on their way. */
    add: (category: Category, input: NewDish) => {
      const dish = { key: keys.current++, category, input, withId: newId() }
      setAdded((before) => [...before, dish])
      queue(dish)
    },
    /** Sends a dish that failed once more. */
    retry: ({ failure: _failure, ...dish }: Added) => {
      setAdded((before) => before.map((one) => (one.key === dish.key ? dish : one)))
      queue(dish)
    },
    /** Sends none of those that wait for the connection, for good. */
    takeBack: () => wait.abort(),
    /** Takes a dish that failed from the list. */
    drop: ({ key }: Added) => setAdded((before) => before.filter((one) => one.key !== key)),
  }
}
