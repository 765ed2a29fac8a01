import { use } from 'react'
import type { Category } from '#menu/shape/menu'
import { allergensNotStated } from '#needs/words/guest'
import { organizerOf, TheEvent } from '../form/who-asks.tsx'

/** Said once above a menu that states nothing of any dish; nothing for any other. */
export function useNotStated(categories: Category[]): string | undefined {
  const event = use(TheEvent)
  const states = categories.some(({ items }) => items.some(({ line }) => line))
  return states ? undefined : allergensNotStated(organizerOf(event))
}
