import { useEffect, useRef } from 'react'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { initialsOf } from '../../client/receipt/initials.ts'
import { useGuestWords } from '../../client/words.tsx'
import { stepOfChoices } from '../form/machine/navigate.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { PersonInitials } from '../form/person-initials.tsx'

/** The party as a row of initials with names. The current person is highlighted; a press goes to another one's step. */
export function PeopleRow({
  party,
  categories,
  current,
  dispatch,
}: {
  party: Person[]
  categories: Category[]
  current: number
  dispatch: Dispatch
}) {
  const words = useGuestWords()
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const { current: list } = row
    const person = list?.children[current] as HTMLElement | undefined
    // `scrollIntoView` would scroll the page, too.
    if (list && person) list.scrollLeft = person.offsetLeft - (list.clientWidth - person.offsetWidth) / 2
  }, [current])
  const initials = initialsOf(party.map(({ name }) => name))
  return (
    <ol ref={row} className="people" aria-label={words.party.yourParty}>
      {party.map((person, index) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their index in the party
          <li key={index}>
            <button
              type="button"
              className="person"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => dispatch({ type: 'step_pressed', step: stepOfChoices(index) })}
            >
              <PersonInitials
                initials={initials[index]}
                person={person}
                index={index}
                categories={categories}
              />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
