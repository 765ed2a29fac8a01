import type { Person } from '../../../party/shape/person.ts'
import type { Dish, Met } from '../conflicts.ts'
import { stateOf } from '../contents.ts'
import type { OwnNeed } from '../needs.ts'
import { offersFrom } from './offers.ts'

type Named = Pick<Met, 'what' | 'how'>

/** The needs that a person's words name, and nobody has ticked or set. Words that were matched have been read. */
export function worded(
  { allergies, needs = [], matched }: Pick<Person, 'allergies' | 'needs' | 'matched'>,
  own: readonly OwnNeed[] = [],
): Named[] {
  if (matched || allergies === '') return []
  return offersFrom(allergies, own).filter(({ what }) => !needs.some((one) => one.what === what))
}

/** The needs that words name, of which a dish contains something, or may. */
export function wordedIn(named: readonly Named[], dish: Dish): Met[] {
  return named
    .map((need): Met => ({ ...need, state: stateOf(dish, need.what) }))
    .filter(({ state }) => state === 'contains' || state === 'may')
}
