import { createContext, type ReactNode, use } from 'react'
import type {
  EditWords,
  GuestWords,
  HomeWords,
  InviteWords,
  KitchenWords,
  SharedWords,
} from '#languages/language'

const Shared = createContext<SharedWords | null>(null)
const Guest = createContext<GuestWords | null>(null)
const Kitchen = createContext<KitchenWords | null>(null)

/** A module of words as a page loads it, by who reads it. */
export type PageWords = { guest: GuestWords } | { kitchen: KitchenWords }

/** Gives a page the words it was loaded with. */
export function PageWordsProvider({ words, children }: { words: PageWords; children: ReactNode }) {
  return 'guest' in words ? (
    <GuestWordsProvider words={words.guest}>{children}</GuestWordsProvider>
  ) : (
    <KitchenWordsProvider words={words.kitchen}>{children}</KitchenWordsProvider>
  )
}

type Provided<Words> = { words: Words; children: ReactNode }

/** Provides the words that all readers share, in the reader's language. */
export function SharedWordsProvider({ words, children }: Provided<SharedWords>) {
  return <Shared value={words}>{children}</Shared>
}

/** Provides a guest's page with the words of its reader's language. */
export function GuestWordsProvider({ words, children }: Provided<GuestWords>) {
  return (
    <SharedWordsProvider words={words}>
      <Guest value={words}>{children}</Guest>
    </SharedWordsProvider>
  )
}

/** Provides the kitchen's page, or a document on paper, with the words of its reader's language. */
export function KitchenWordsProvider({ words, children }: Provided<KitchenWords>) {
  return (
    <SharedWordsProvider words={words}>
      <Kitchen value={words}>{children}</Kitchen>
    </SharedWordsProvider>
  )
}

function given<Words>(words: Words | null): Words {
  if (words === null) throw new Error('no words are given here')
  return words
}

/** The words that guests, kitchens and planners all have. */
export function useWords(): SharedWords {
  return given(use(Shared))
}

/** The words of a guest's page. */
export function useGuestWords(): GuestWords {
  return given(use(Guest))
}

/** The guest's words together with those that only home, the edit page or a personal link's page has. */
function ofPage<Words extends GuestWords>(name: 'home' | 'edit' | 'invite', words: GuestWords): Words {
  if (!(name in words)) throw new Error(`no words of ${name} are given here`)
  return words as Words
}

/** The words of a guest's home. */
export function useHomeWords(): HomeWords {
  return ofPage('home', useGuestWords())
}

/** The words of a guest's edit page. */
export function useEditWords(): EditWords {
  return ofPage('edit', useGuestWords())
}

/** The words of a personal link's page. */
export function useInviteWords(): InviteWords {
  return ofPage('invite', useGuestWords())
}

/** The words of the kitchen's page and of documents on paper. */
export function useKitchenWords(): KitchenWords {
  return given(use(Kitchen))
}
