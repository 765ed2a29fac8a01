import type { Person } from '../../../party/shape/person.ts'
import type { Dish, NeedOnDish } from '../conflicts.ts'
import { stateOf } from '../contents.ts'
import type { OwnNeed } from '../needs.ts'
import { suggestionsFrom } from './suggestions.ts'

type NamedNeed = Pick<NeedOnDish, 'what' | 'how'>

/** The needs that a person's note names and nobody has ticked or set. None for a sorted note, which the planner has read. */
export function needsInNote(
  { allergies, needs = [], noteSorted }: Pick<Person, 'allergies' | 'needs' | 'noteSorted'>,
  ownNeeds: readonly OwnNeed[] = [],
): NamedNeed[] {
  if (noteSorted || allergies === '') return []
  return suggestionsFrom(allergies, ownNeeds).filter(({ what }) => !needs.some((one) => one.what === what))
}

/** The needs that a note names and that a dish contains or may contain. */
export function noteConflicts(named: readonly NamedNeed[], dish: Dish): NeedOnDish[] {
  return named
    .map((need): NeedOnDish => ({ ...need, state: stateOf(dish, need.what) }))
    .filter(({ state }) => state === 'contains' || state === 'may')
}
