import { type Content, type Statements, stateOf } from './contents.ts'
import { contradictionIn } from './contents-rules.ts'
import { type Fact, type FactId, factIds } from './diets.ts'
import { builtInNeeds, groupOf, type Ingredient, kindsIn } from './needs.ts'

/** An ingredient's state or a fact's value, by what it is about. A missing one is not confirmed. */
export type StatementMap = Readonly<Record<string, string>>

/** A statement about `of` that two people changed differently at the same time. Null: not confirmed. */
export type StatementClash = { of: string; yours: string | null; theirs: string | null }

/** Statements by what they are about: no fact has the id of an ingredient. */
export function statesOf({ contents, facts }: Statements): StatementMap {
  return Object.fromEntries([
    ...contents.map(({ what, state }) => [what, state]),
    ...facts.map(({ fact, value }) => [fact, value]),
  ])
}

/** The reverse of `statesOf`. */
export function statementsOf(states: StatementMap): Statements {
  const entries = Object.entries(states)
  return {
    contents: entries.filter(([of]) => !isFact(of)).map(([what, state]) => ({ what, state }) as Content),
    facts: entries.filter(([of]) => isFact(of)).map(([fact, value]) => ({ fact, value }) as Fact),
  }
}

const facts: ReadonlySet<string> = new Set(factIds)

/** True for the id of a fact. */
export function isFact(of: string): of is FactId {
  return facts.has(of)
}

/**
 * Merges two changes of the same statements. A person has to decide a clash; `merged` holds yours until then. Changes clash
 * where they
 * 1. state different things about the same;
 * 2. cannot both be true;
 * 3. lose an ingredient: one newly states that the dish contains it, and the merged statements do not (nuts, and walnuts alone).
 * @param base the statements on which both were made
 */
export function mergeStates(
  base: StatementMap,
  yours: StatementMap,
  theirs: StatementMap,
): { merged: StatementMap; clashes: StatementClash[] } {
  const ids = [...new Set([base, yours, theirs].flatMap(Object.keys))]
  const stateIn = (side: StatementMap, id: string) => side[id] ?? null
  const differs = (id: string) => stateIn(yours, id) !== stateIn(theirs, id)
  const isChanged = (side: StatementMap, id: string) => stateIn(side, id) !== stateIn(base, id)
  const merged: StatementMap = Object.fromEntries(
    ids.flatMap((id) => {
      const state = stateIn(isChanged(yours, id) ? yours : theirs, id)
      return state === null ? [] : [[id, state]]
    }),
  )
  const changedByBoth = ids.filter((id) => differs(id) && isChanged(yours, id) && isChanged(theirs, id))
  const contradictory = contradictionIn(statementsOf(yours))
    ? []
    : (contradictionIn(statementsOf(merged)) ?? [])
  const clashing = new Set([
    ...changedByBoth,
    ...contradictory.map((one) => ('what' in one ? one.what : one.fact)),
    ...lostIngredients(base, yours, theirs, merged).flatMap(family),
  ])
  return {
    merged,
    clashes: [...clashing]
      .filter(differs)
      .map((id) => ({ of: id, yours: stateIn(yours, id), theirs: stateIn(theirs, id) })),
  }
}

/** Ingredients that one of two changes newly states as contained, and that the merged statements do not. */
function lostIngredients(
  base: StatementMap,
  yours: StatementMap,
  theirs: StatementMap,
  merged: StatementMap,
): Ingredient[] {
  const sides = [base, yours, theirs, merged].map(statementsOf)
  const [before = none, one = none, other = none, both = none] = sides
  const contains = (dish: Statements, what: Ingredient) => stateOf(dish, what) === 'contains'
  const own = sides.flatMap(({ contents }) => contents.map(({ what }) => what))
  return [...new Set<Ingredient>([...ingredients, ...own])].filter(
    (what) =>
      !contains(before, what) && (contains(one, what) || contains(other, what)) && !contains(both, what),
  )
}

const none: Statements = { contents: [], facts: [] }
const ingredients = builtInNeeds.filter((what): what is Exclude<typeof what, FactId> => !isFact(what))

/** An ingredient with its group and the group's kinds. */
function family(what: Ingredient): Ingredient[] {
  const group = groupOf(what) ?? what
  return [group, ...kindsIn(group)]
}
