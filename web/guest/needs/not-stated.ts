import { use } from 'react'
import type { GuestWords } from '#languages/language'
import type { Category } from '#menu/shape/menu'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'

/** The sentence above a menu that states nothing of any dish; undefined for any other. */
export function useNotStated(categories: Category[]): string | undefined {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const states = categories.some(({ items }) => items.some(({ line }) => line))
  return states ? undefined : words.needs.allergensNotStated(organizerOf(words, event))
}

/** The sentence above a menu that states what some dish contains; undefined for any other. */
export function othersOf(words: GuestWords, categories: Category[]): string | undefined {
  const states = categories.some(({ items }) =>
    items.some(({ contents }) => contents?.some(({ state }) => state !== 'without')),
  )
  return states ? words.needs.otherAllergensNotConfirmed : undefined
}
