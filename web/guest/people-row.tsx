import { useEffect, useRef } from 'react'
import type { Category } from '#contract/menu'
import type { Person } from '#contract/person'
import { sentenceWith, visuallyHidden } from '#ui/sentence'
import { chosenOf, countOf } from '#words/flow'
import { yourParty } from '#words/review'
import { calledName } from '../client/called-name.ts'
import { chosenCount } from './answer.ts'
import { Tick } from './tick.tsx'

/** The party as a row of people, each with how far they are. The one being asked is marked. */
export function PeopleRow({
  party,
  categories,
  current,
  go,
}: {
  party: Person[]
  categories: Category[]
  current: number
  go: (index: number) => void
}) {
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const { current: list } = row
    const person = list?.children[current] as HTMLElement | undefined
    // Only the row scrolls, and not the page.
    if (list && person) list.scrollLeft = person.offsetLeft - (list.clientWidth - person.offsetWidth) / 2
  }, [current])
  return (
    <ol ref={row} className="people" aria-label={yourParty}>
      {party.map((person, index) => {
        const count = chosenCount(person, categories)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
          <li key={index}>
            <button
              type="button"
              className="person"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span className="name" translate="no">
                {calledName(person, index)}
              </span>
              <span key={count} className="far" translate="no">
                {count === categories.length && <Tick />}{' '}
                {sentenceWith(visuallyHidden, chosenOf, countOf(count, categories.length))}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
