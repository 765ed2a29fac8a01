import { useEffect, useRef } from 'react'
import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { HowFar } from '../form/how-far.tsx'
import { stepOfChoices } from '../form/machine/lead.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'

/** The party as a row of people, each with how far they are. The one being asked is marked. */
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
    // Only the row scrolls, and not the page.
    if (list && person) list.scrollLeft = person.offsetLeft - (list.clientWidth - person.offsetWidth) / 2
  }, [current])
  return (
    <ol ref={row} className="people" aria-label={words.party.yourParty}>
      {party.map((person, index) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
          <li key={index}>
            <button
              type="button"
              className="person"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => dispatch({ type: 'step_pressed', step: stepOfChoices(index) })}
            >
              <span className="name" translate="no">
                {calledName(words, person, index)}
              </span>
              <HowFar person={person} categories={categories} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
