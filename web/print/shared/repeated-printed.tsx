import { createContext, type ReactNode, use } from 'react'
import type { KitchenWords } from '#languages/language'
import { InEventLanguage } from '../../client/in-event-language.tsx'

const RepeatWords = createContext<KitchenWords | null>(null)

/**
 * Gives a document the words of its event's language.
 * @param words null where the document's own are relied on alone
 */
export function RepeatWordsProvider({
  words,
  children,
}: {
  words: KitchenWords | null
  children: ReactNode
}) {
  return <RepeatWords value={words}>{children}</RepeatWords>
}

/** Words in which what guests must avoid is said once more; null where it is said once. */
export function useRepeatWords(): KitchenWords | null {
  return use(RepeatWords)
}

/** Says something of guests' needs once more in the event's language, where that is needed. */
export function RepeatedPrinted({ say }: { say: (words: KitchenWords) => string }) {
  const words = useRepeatWords()
  return words && <InEventLanguage lang={words.lang} text={say(words)} />
}
