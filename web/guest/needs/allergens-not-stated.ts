import { use } from 'react'
import type { GuestWords } from '#languages/language'
import type { Category } from '#menu/shape/menu'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'

/** The sentence above a menu that states allergens of no dish; undefined if it does for some. */
export function useAllergensNotStatedSentence(categories: Category[]): string | undefined {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  // Every dish has the line once the menu states anything.
  const statesAnything = categories.some(({ items }) => items.some(({ statementLine }) => statementLine))
  return statesAnything ? undefined : words.needs.allergensNotStated(organizerOf(words, event))
}

/** The sentence above a menu that states allergens of some dishes; undefined if it does of none. */
export function someAllergensSentence(words: GuestWords, categories: Category[]): string | undefined {
  const statesAllergens = categories.some(({ items }) =>
    items.some(({ contents }) => contents?.some(({ state }) => state !== 'without')),
  )
  return statesAllergens ? words.needs.otherAllergensNotConfirmed : undefined
}
