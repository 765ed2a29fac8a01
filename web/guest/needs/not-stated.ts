import { use } from 'react'
import type { Category } from '#menu/shape/menu'
import { useGuestWords } from '../../client/words.tsx'
import { organizerOf, TheEvent } from '../form/who-asks.tsx'

/** Said once above a menu that states nothing of any dish; nothing for any other. */
export function useNotStated(categories: Category[]): string | undefined {
  const words = useGuestWords()
  const event = use(TheEvent)
  const states = categories.some(({ items }) => items.some(({ line }) => line))
  return states ? undefined : words.needs.allergensNotStated(organizerOf(words, event))
}
