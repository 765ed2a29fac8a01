import type { Dish, Met } from './conflicts.ts'
import { stateOf } from './contents.ts'

/** The needs that words name, of which a dish contains something, or may. */
export function wordedIn(named: readonly Pick<Met, 'what' | 'how'>[], dish: Dish): Met[] {
  return named
    .map((need): Met => ({ ...need, state: stateOf(dish, need.what) }))
    .filter(({ state }) => state === 'contains' || state === 'may')
}
