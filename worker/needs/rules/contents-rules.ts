import { type Content, type Statements, stateOf } from './contents.ts'
import { type Fact, type FactId, refutationsOf } from './diets.ts'
import { compareByListOrder, isComplete, isDiet, kindsIn } from './needs.ts'

/** Two statements about one dish that cannot both be true. */
export type Contradiction = readonly [Content | Fact, Content | Fact]

/** Pairs of contradictory facts, besides those of a diet and what refutes it. */
const contradictoryFacts: readonly (readonly [Fact, Fact])[] = [
  [
    { fact: 'meat', value: 'no' },
    { fact: 'pork', value: 'yes' },
  ],
  [
    { fact: 'meat', value: 'no' },
    { fact: 'beef', value: 'yes' },
  ],
  [
    { fact: 'pork', value: 'no' },
    { fact: 'no-pork', value: 'no' },
  ],
  [
    { fact: 'beef', value: 'no' },
    { fact: 'no-beef', value: 'no' },
  ],
  [
    { fact: 'alcohol', value: 'no' },
    { fact: 'no-alcohol', value: 'no' },
  ],
]

/**
 * The first contradiction in what is stated of a dish, if any:
 * 1. one ingredient with two states, or one fact with two values;
 * 2. a group *without*, of which a kind *contains* or *may*;
 * 3. a group that *contains* or *may*, all of whose kinds are *without* (not milk: without lactose it is milk);
 * 4. a diet that the dish keeps, and anything that refutes it;
 * 5. meat *no* with pork or beef *yes*; pork *no* with the diet no-pork *no* (beef and alcohol likewise).
 */
export function contradictionIn(dish: Statements): Contradiction | undefined {
  return (
    duplicateIn(dish) ??
    contradictionOfGroups(dish.contents) ??
    contradictionOfDiets(dish) ??
    contradictionOfFacts(dish.facts)
  )
}

function duplicateIn({ contents, facts }: Statements): Contradiction | undefined {
  for (const row of contents) {
    const other = contents.find(({ what, state }) => what === row.what && state !== row.state)
    if (other) return [row, other]
  }
  for (const one of facts) {
    const other = facts.find(({ fact, value }) => fact === one.fact && value !== one.value)
    if (other) return [one, other]
  }
  return undefined
}

function contradictionOfGroups(contents: readonly Content[]): Contradiction | undefined {
  for (const group of contents) {
    const all = kindsIn(group.what)
    const kinds = contents.filter(({ what }) => all.some((kind) => kind === what))
    const present = kinds.find(({ state }) => state !== 'without')
    if (group.state === 'without' && present) return [group, present]
    const [last] = kinds.slice(-1)
    const areAllWithout = isComplete(group.what) && kinds.length === all.length && !present
    if (group.state !== 'without' && areAllWithout && last) return [group, last]
  }
  return undefined
}

function contradictionOfDiets(dish: Statements): Contradiction | undefined {
  for (const diet of dish.facts) {
    if (diet.value === 'no' || !isDiet(diet.fact)) continue
    const [first] = refutationsOf(dish.facts, (what) => stateOf(dish, what) === 'contains', diet.fact)
    if (first !== undefined)
      return [diet, typeof first === 'string' ? { what: first, state: 'contains' } : first]
  }
  return undefined
}

function contradictionOfFacts(facts: readonly Fact[]): Contradiction | undefined {
  const isStated = (one: Fact) => facts.some(({ fact, value }) => fact === one.fact && value === one.value)
  return contradictoryFacts.find(([first, second]) => isStated(first) && isStated(second))
}

const plannersDiets: ReadonlySet<FactId> = new Set(['vegetarian', 'vegan'])

/**
 * True for what a planner may state: that a dish contains or may contain something, that it has meat, pork, beef or
 * alcohol, and whether it is vegetarian or vegan. Only the kitchen may state the rest.
 */
export function mayPlannerState(one: Content | Fact): boolean {
  if ('what' in one) return one.state !== 'without'
  return isDiet(one.fact) ? plannersDiets.has(one.fact) : one.value === 'yes'
}

/** Normalizes rows of contents for storing: each ingredient once, in the order of `builtInNeeds`. */
export function contentsInOrder(contents: readonly Content[]): Content[] {
  return [...new Map(contents.map((row) => [row.what, row])).values()].sort((a, b) =>
    compareByListOrder(a.what, b.what),
  )
}
