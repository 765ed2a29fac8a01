import { offerWords } from '#words/offers'
import type { Person } from '../../party/shape/person.ts'
import type { Met } from './conflicts.ts'
import type { OwnNeed } from './needs.ts'
import { offersFrom } from './offers.ts'
import { offersElsewhere } from './offers-elsewhere.ts'

/** The needs that a person's words name, and nobody has ticked or set. Words that were sorted have been read. */
export function worded(
  { allergies, needs = [], sorted }: Pick<Person, 'allergies' | 'needs' | 'sorted'>,
  own: readonly OwnNeed[] = [],
): Pick<Met, 'what' | 'how'>[] {
  if (sorted || allergies === '') return []
  return offersFrom(allergies, [offerWords, ...offersElsewhere], own).filter(
    ({ what }) => !needs.some((one) => one.what === what),
  )
}
