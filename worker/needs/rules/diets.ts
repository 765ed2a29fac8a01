import { type Diet, diets, type Ingredient } from './needs.ts'

/** Facts about a dish besides allergens: what it is made of, or whether it keeps a diet. */
export const factIds = ['meat', 'pork', 'beef', 'alcohol', ...diets] as const
export type FactId = (typeof factIds)[number]
export type Fact = { fact: FactId; value: 'yes' | 'no' }

/** A fact or an ingredient that refutes a diet. */
export type Refutation = Fact | Ingredient

const yes = (fact: FactId): Fact => ({ fact, value: 'yes' })
const no = (fact: FactId): Fact => ({ fact, value: 'no' })
const meat = [yes('meat'), yes('pork'), yes('beef'), no('pescatarian')]
const seafood: Ingredient[] = ['fish', 'crustaceans', 'molluscs']

/** Facts that refute each diet, besides its own "no". Facts outside this list leave the diet open; no fact proves a diet. */
const refutedBy: Record<Diet, readonly Refutation[]> = {
  vegetarian: [...meat, ...seafood],
  vegan: [...meat, ...seafood, 'milk', 'eggs', no('vegetarian')],
  pescatarian: [yes('meat'), yes('pork'), yes('beef')],
  halal: [yes('pork'), yes('alcohol'), no('no-pork'), no('no-alcohol')],
  kosher: [yes('pork'), 'crustaceans', 'molluscs', no('no-pork')],
  'no-pork': [yes('pork')],
  'no-beef': [yes('beef')],
  'no-alcohol': [yes('alcohol')],
}

/** All statements of a dish that refute a diet. `contains` tells whether the dish contains an ingredient. */
export function refutationsOf(
  facts: readonly Fact[],
  contains: (ingredient: Ingredient) => boolean,
  diet: Diet,
): Refutation[] {
  return [no(diet), ...refutedBy[diet]].filter((one) =>
    typeof one === 'string'
      ? contains(one)
      : facts.some(({ fact, value }) => fact === one.fact && value === one.value),
  )
}

/** Relation of a dish to a diet. A refuting statement takes precedence over the diet's own. */
export function dietStateOf(
  facts: readonly Fact[],
  contains: (ingredient: Ingredient) => boolean,
  diet: Diet,
): 'contains' | 'stated' | 'not_confirmed' {
  if (refutationsOf(facts, contains, diet).length > 0) return 'contains'
  const stated = facts.some(({ fact, value }) => fact === diet && value === 'yes')
  return stated ? 'stated' : 'not_confirmed'
}
