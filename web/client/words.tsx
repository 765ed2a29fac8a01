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

/** Gives what is within the words of the reader's language that all readers have. */
export function SharedWordsProvider({ words, children }: Provided<SharedWords>) {
  return <Shared value={words}>{children}</Shared>
}

/** Gives a guest's page the words of its reader's language. */
export function GuestWordsProvider({ words, children }: Provided<GuestWords>) {
  return (
    <SharedWordsProvider words={words}>
      <Guest value={words}>{children}</Guest>
    </SharedWordsProvider>
  )
}

/** Gives the kitchen's page, or a document on paper, the words of its reader's language. */
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

/** The words of home, of the edit page, or of a personal link's: a guest's, with the page's own. */
function own<Words extends GuestWords>(name: 'home' | 'edit' | 'invite', words: GuestWords): Words {
  if (!(name in words)) throw new Error(`no words of ${name} are given here`)
  return words as Words
}

/** The words of a guest's home. */
export function useHomeWords(): HomeWords {
  return own('home', useGuestWords())
}

/** The words of a guest's edit page. */
export function useEditWords(): EditWords {
  return own('edit', useGuestWords())
}

/** The words of a personal link's page. */
export function useInviteWords(): InviteWords {
  return own('invite', useGuestWords())
}

/** The words of the kitchen's page and of documents on paper. */
export function useKitchenWords(): KitchenWords {
  return given(use(Kitchen))
}
