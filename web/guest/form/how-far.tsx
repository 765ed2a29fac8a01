import type { Category } from '#menu/shape/menu'
import type { Person } from '#party/shape/person'
import { chosenOf, countOf } from '#party/words/guest'
import { sentenceWith, visuallyHidden } from '#ui/sentence'
import { chosenCount } from './rules/answer.ts'
import { Tick } from './tick.tsx'

/** Count of the courses a person has chosen in. An infant is asked for nothing, and so is done. */
export function HowFar({ person, categories }: { person: Person; categories: Category[] }) {
  const count = chosenCount(person, categories)
  const infant = person.age === 'infant'
  return (
    <span key={count} className="far" translate="no">
      {(infant || count === categories.length) && <Tick />}{' '}
      {!infant && sentenceWith(visuallyHidden, chosenOf, countOf(count, categories.length))}
    </span>
  )
}
