import { createContext, type ReactNode, use } from 'react'
import type { KitchenWords } from '#languages/language'
import { Also } from '../../client/also.tsx'

const AlsoWords = createContext<KitchenWords | null>(null)

/**
 * Gives a document the words of its event's language.
 * @param words null where the document's own are relied on alone
 */
export function AlsoWordsProvider({ words, children }: { words: KitchenWords | null; children: ReactNode }) {
  return <AlsoWords value={words}>{children}</AlsoWords>
}

/** Words in which what guests must avoid is said once more; null where it is said once. */
export function useAlsoWords(): KitchenWords | null {
  return use(AlsoWords)
}

/** Says something of guests' needs once more in the event's language, where that is needed. */
export function AlsoPrinted({ say }: { say: (words: KitchenWords) => string }) {
  const words = useAlsoWords()
  return words && <Also lang={words.lang} text={say(words)} />
}
