import { type Stated, stateOf } from './contents.ts'
import { against } from './diets.ts'
import { groupOf, isDiet, kindsIn, type Need, type What } from './needs.ts'

/**
 * True if a change of a dish's contents is one in what somebody needs: a substitute about it was made on something else.
 * Fish does not concern who avoids milk, and another nut concerns who avoids nuts.
 */
export function concerns(needs: readonly Pick<Need, 'what'>[], before: Stated, after: Stated): boolean {
  return needs.some(({ what }) => about(before, what) !== about(after, what))
}

/** Everything that a dish states about a need, to be compared. */
function about(dish: Stated, what: What): string {
  if (isDiet(what)) {
    const contains = (one: What) => stateOf(dish, one) === 'contains'
    return JSON.stringify([stateOf(dish, what), against(dish.facts, contains, what)])
  }
  const parts: What[] = [what, groupOf(what) ?? what, ...kindsIn(what)]
  const rows = dish.contents
    .filter((row) => parts.includes(row.what))
    .map((row) => `${row.what} ${row.state}`)
  return JSON.stringify([stateOf(dish, what), rows.sort()])
}
