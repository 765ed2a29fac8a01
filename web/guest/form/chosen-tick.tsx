import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { visuallyHidden } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'
import { chosenCount } from './rules/response-draft.ts'
import { Tick } from './tick.tsx'

/** A tick once a person has chosen in all courses, with the count for screen readers. An infant need not choose. */
export function ChosenTick({ person, categories }: { person: Person; categories: Category[] }) {
  const words = useGuestWords()
  const count = chosenCount(person, categories)
  const isInfant = person.age === 'infant'
  return (
    <span key={count} translate="no">
      {(isInfant || count === categories.length) && <Tick />}{' '}
      {!isInfant && visuallyHidden(words.party.chosenOf(words.party.countOf(count, categories.length)))}
    </span>
  )
}
