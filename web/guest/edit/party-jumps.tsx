import type { MouseEvent } from 'react'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { HowFar } from '../form/how-far.tsx'

/** The party as a row of links: each leads to one person of the edit page, and shows how far they are. */
export function PartyJumps({ party, categories }: { party: Person[]; categories: Category[] }) {
  const words = useGuestWords()
  return (
    <nav aria-label={words.party.yourParty}>
      <ol className="people">
        {party.map((person, index) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
            <li key={index}>
              <a className="person" href={`#person-${index}`} onClick={unfold}>
                <span className="name" translate="no">
                  {calledName(words, person, index)}
                </span>
                <HowFar person={person} categories={categories} />
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Opens whom the link leads to. */
function unfold({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const person = document.getElementById(currentTarget.hash.slice(1))
  if (person instanceof HTMLDetailsElement) person.open = true
}
