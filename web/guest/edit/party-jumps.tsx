import type { MouseEvent } from 'react'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { initialsOf } from '../../client/receipt/initials.ts'
import { useGuestWords } from '../../client/words.tsx'
import { PersonInitials } from '../form/person-initials.tsx'

/** The party as a row of initials with names, each a link to the person on the edit page. */
export function PartyJumps({ party, categories }: { party: Person[]; categories: Category[] }) {
  const words = useGuestWords()
  const initials = initialsOf(party.map(({ name }) => name))
  return (
    <nav aria-label={words.party.yourParty}>
      <ol className="people">
        {party.map((person, index) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person is their index in the party
            <li key={index}>
              <a className="person" href={`#person-${index}`} onClick={unfold}>
                <PersonInitials
                  initials={initials[index]}
                  person={person}
                  index={index}
                  categories={categories}
                />
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Unfolds the person that the link leads to. */
function unfold({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const person = document.getElementById(currentTarget.hash.slice(1))
  if (person instanceof HTMLDetailsElement) person.open = true
}
