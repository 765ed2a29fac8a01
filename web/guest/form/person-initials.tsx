import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { displayName, firstNameOf } from '../../client/receipt/display-name.ts'
import { Initial } from '../../client/receipt/initial.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { ChosenTick } from './chosen-tick.tsx'
import { chosenCount } from './rules/response-draft.ts'

/** One of the people in a row: their initials, first name, and a tick once they have chosen in all courses. */
export function PersonInitials({
  initials,
  person,
  index,
  categories,
}: {
  initials: string | undefined
  person: Person
  /** The person's index in the party. */
  index: number
  categories: Category[]
}) {
  const words = useGuestWords()
  return (
    <>
      <Initial look={chosenCount(person, categories) === 0 ? 'empty' : undefined}>{initials}</Initial>
      <span className="name">
        <span translate="no">{firstNameOf(person.name) || displayName(words, person, index)}</span>{' '}
        <ChosenTick person={person} categories={categories} />
      </span>
    </>
  )
}
