import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { visuallyHidden } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'
import { chosenCount } from './rules/response-draft.ts'
import { Tick } from './tick.tsx'

/** A tick once a person has chosen in all courses; the count is heard. An infant is asked for nothing, and so is done. */
export function ChosenTick({ person, categories }: { person: Person; categories: Category[] }) {
  const words = useGuestWords()
  const count = chosenCount(person, categories)
  const infant = person.age === 'infant'
  return (
    <span key={count} className="far" translate="no">
      {(infant || count === categories.length) && <Tick />}{' '}
      {!infant && visuallyHidden(words.party.chosenOf(words.party.countOf(count, categories.length)))}
    </span>
  )
}
