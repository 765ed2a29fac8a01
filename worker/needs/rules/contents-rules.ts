import { type Content, type Stated, stateOf } from './contents.ts'
import { against, type Fact, type FactId } from './diets.ts'
import { inOrder, isComplete, isDiet, kindsIn } from './needs.ts'

/** Two statements about one dish that cannot both be true. */
export type Contradiction = readonly [Content | Fact, Content | Fact]

/** Pairs of contradictory facts, besides those of a diet and what refutes it. */
const facing: readonly (readonly [Fact, Fact])[] = [
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
 * 5. no meat, and pork or beef; no pork, and not without pork (beef and alcohol likewise).
 */
export function contradictionIn(dish: Stated): Contradiction | undefined {
  return twice(dish) ?? ofGroups(dish.contents) ?? ofDiets(dish) ?? ofFacts(dish.facts)
}

function twice({ contents, facts }: Stated): Contradiction | undefined {
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

function ofGroups(contents: readonly Content[]): Contradiction | undefined {
  for (const group of contents) {
    const all = kindsIn(group.what)
    const kinds = contents.filter(({ what }) => all.some((kind) => kind === what))
    const denied = kinds.find(({ state }) => state !== 'without')
    if (group.state === 'without' && denied) return [group, denied]
    const [last] = kinds.slice(-1)
    const none = isComplete(group.what) && kinds.length === all.length && !denied
    if (group.state !== 'without' && none && last) return [group, last]
  }
  return undefined
}

function ofDiets(dish: Stated): Contradiction | undefined {
  for (const kept of dish.facts) {
    if (kept.value === 'no' || !isDiet(kept.fact)) continue
    const [first] = against(dish.facts, (what) => stateOf(dish, what) === 'contains', kept.fact)
    if (first !== undefined)
      return [kept, typeof first === 'string' ? { what: first, state: 'contains' } : first]
  }
  return undefined
}

function ofFacts(facts: readonly Fact[]): Contradiction | undefined {
  const isStated = (one: Fact) => facts.some(({ fact, value }) => fact === one.fact && value === one.value)
  return facing.find(([first, second]) => isStated(first) && isStated(second))
}

const plannersDiets: ReadonlySet<FactId> = new Set(['vegetarian', 'vegan'])

/**
 * True for what a planner may state: that a dish contains or may contain something, that it has meat, pork, beef or
 * alcohol, and whether it is vegetarian or vegan. Only the kitchen may state the rest.
 */
export function plannerMaySay(one: Content | Fact): boolean {
  if ('what' in one) return one.state !== 'without'
  return isDiet(one.fact) ? plannersDiets.has(one.fact) : one.value === 'yes'
}

/** Normalizes rows of contents for storing: each ingredient once, in the order of the vocabulary. */
export function contentsInOrder(contents: readonly Content[]): Content[] {
  return [...new Map(contents.map((row) => [row.what, row])).values()].sort((a, b) => inOrder(a.what, b.what))
}
