import { type Content, type Stated, stateOf } from './contents.ts'
import { contradictionIn } from './contents-rules.ts'
import { type Fact, type FactId, factIds } from './diets.ts'
import { groupOf, type Ingredient, kindsIn, vocabulary } from './needs.ts'

/** An ingredient's state or a fact's value, by what it is about. A missing one is not confirmed. */
export type States = Readonly<Record<string, string>>

/** A statement about `of` that two people changed differently at the same time. Null: not confirmed. */
export type Clash = { of: string; yours: string | null; theirs: string | null }

/** Statements by what they are about: no fact has the id of an ingredient. */
export function statesOf({ contents, facts }: Stated): States {
  return Object.fromEntries([
    ...contents.map(({ what, state }) => [what, state]),
    ...facts.map(({ fact, value }) => [fact, value]),
  ])
}

/** The reverse of `statesOf`. */
export function statedOf(states: States): Stated {
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
 * 3. together no longer say that the dish contains something, as one of them newly does: nuts, and walnuts alone.
 * @param base the statements on which both were made
 */
export function mergeStates(
  base: States,
  yours: States,
  theirs: States,
): { merged: States; clashes: Clash[] } {
  const ids = [...new Set([base, yours, theirs].flatMap(Object.keys))]
  const of = (side: States, id: string) => side[id] ?? null
  const differ = (id: string) => of(yours, id) !== of(theirs, id)
  const changed = (side: States, id: string) => of(side, id) !== of(base, id)
  const merged: States = Object.fromEntries(
    ids.flatMap((id) => {
      const state = of(changed(yours, id) ? yours : theirs, id)
      return state === null ? [] : [[id, state]]
    }),
  )
  const same = ids.filter((id) => differ(id) && changed(yours, id) && changed(theirs, id))
  const untrue = contradictionIn(statedOf(yours)) ? [] : (contradictionIn(statedOf(merged)) ?? [])
  const clashing = new Set([
    ...same,
    ...untrue.map((one) => ('what' in one ? one.what : one.fact)),
    ...lost(base, yours, theirs, merged).flatMap(family),
  ])
  return {
    merged,
    clashes: [...clashing]
      .filter(differ)
      .map((id) => ({ of: id, yours: of(yours, id), theirs: of(theirs, id) })),
  }
}

/** Ingredients that one of two changes newly states as contained, and that the merged statements do not. */
function lost(base: States, yours: States, theirs: States, merged: States): Ingredient[] {
  const sides = [base, yours, theirs, merged].map(statedOf)
  const [before = none, one = none, other = none, both = none] = sides
  const contains = (dish: Stated, what: Ingredient) => stateOf(dish, what) === 'contains'
  const own = sides.flatMap(({ contents }) => contents.map(({ what }) => what))
  return [...new Set<Ingredient>([...ingredients, ...own])].filter(
    (what) =>
      !contains(before, what) && (contains(one, what) || contains(other, what)) && !contains(both, what),
  )
}

const none: Stated = { contents: [], facts: [] }
const ingredients = vocabulary.filter((what): what is Exclude<typeof what, FactId> => !isFact(what))

/** An ingredient with its group and the group's kinds. */
function family(what: Ingredient): Ingredient[] {
  const group = groupOf(what) ?? what
  return [group, ...kindsIn(group)]
}
