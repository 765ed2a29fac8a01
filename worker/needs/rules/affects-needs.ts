import { type Statements, stateOf } from './contents.ts'
import { refutationsOf } from './diets.ts'
import { groupOf, isDiet, kindsIn, type Need, type What } from './needs.ts'

/**
 * True if a change of a dish's contents concerns any of these needs, so that a substitute agreed before no longer fits. Fish
 * does not concern a person who avoids milk, and another nut concerns one who avoids nuts.
 */
export function affectsNeeds(
  needs: readonly Pick<Need, 'what'>[],
  before: Statements,
  after: Statements,
): boolean {
  return needs.some(({ what }) => textToCompare(before, what) !== textToCompare(after, what))
}

/** Everything stated of a dish about a need, as text to compare. */
function textToCompare(dish: Statements, what: What): string {
  if (isDiet(what)) {
    const contains = (one: What) => stateOf(dish, one) === 'contains'
    return JSON.stringify([stateOf(dish, what), refutationsOf(dish.facts, contains, what)])
  }
  const parts: What[] = [what, groupOf(what) ?? what, ...kindsIn(what)]
  const rows = dish.contents
    .filter((row) => parts.includes(row.what))
    .map((row) => `${row.what} ${row.state}`)
  return JSON.stringify([stateOf(dish, what), rows.sort()])
}
