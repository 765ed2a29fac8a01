import { dietStateOf, type Fact } from './diets.ts'
import { groupOf, type Ingredient, isComplete, isDiet, kindsIn, type What } from './needs.ts'

export const contentStates = ['contains', 'may', 'without'] as const
export type ContentState = (typeof contentStates)[number]

/** The state of one ingredient in a dish. Without a statement it is not confirmed. */
export type Content = { what: Ingredient; state: ContentState }

/** Everything that is stated of a dish. */
export type Statements = { contents: readonly Content[]; facts: readonly Fact[] }

/**
 * Relation of a dish to a need. For a diet, `contains` means that something in the dish refutes it, and `stated` that
 * the dish was declared to keep it. Diets never have `may` or `without`.
 */
export type State = ContentState | 'stated' | 'not_confirmed'

/** Relation of a dish to a need, by its statements. */
export function stateOf(dish: Statements, what: What): State {
  if (isDiet(what)) return dietStateOf(dish.facts, (ingredient) => contains(dish, ingredient), what)
  const row = rowOf(dish, what)
  const kinds = kindsIn(what)
  if (kinds.length > 0)
    return groupState(
      row,
      kinds.map((kind) => rowOf(dish, kind)),
      isComplete(what),
    )
  const group = groupOf(what)
  return row ?? (group ? kindState(dish, group) : 'not_confirmed')
}

function rowOf(dish: Statements, what: What): ContentState | undefined {
  return dish.contents.find((row) => row.what === what)?.state
}

function contains(dish: Statements, ingredient: Ingredient): boolean {
  return stateOf(dish, ingredient) === 'contains'
}

function groupState(
  row: ContentState | undefined,
  kinds: (ContentState | undefined)[],
  complete: boolean,
): State {
  const all = [row, ...kinds]
  if (all.includes('contains')) return 'contains'
  if (all.includes('may')) return 'may'
  const none = row === 'without' || (complete && kinds.every((kind) => kind === 'without'))
  return none ? 'without' : 'not_confirmed'
}

/** The state of a kind without a row of its own, derived from its group. */
function kindState(dish: Statements, group: Ingredient): State {
  const row = rowOf(dish, group)
  if (row !== 'contains') return row ?? 'not_confirmed'
  const namesKind = kindsIn(group).some((kind) => rowOf(dish, kind) === 'contains')
  return namesKind ? 'not_confirmed' : 'contains'
}

/** True if any dish of a menu has a statement. */
export function statesAnything(dishes: Iterable<Statements>): boolean {
  for (const { contents, facts } of dishes) if (contents.length > 0 || facts.length > 0) return true
  return false
}
