import { type Ingredient, isDiet, type Need } from '../../needs/rules/needs.ts'

/** The ticked needs of a person that are counted at each of their dishes. Diets are counted by themselves. */
export function countedAtDish(needs: readonly Need[] = []): Ingredient[] {
  return needs.flatMap(({ what, how }) => (isDiet(what) || how === 'choice' ? [] : [what]))
}
