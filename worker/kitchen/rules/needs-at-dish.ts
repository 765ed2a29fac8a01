import { type Ingredient, isDiet, type Need } from '../../needs/rules/needs.ts'

/** The ticked needs of a person that are counted at each of their dishes. Diets have a count of their own. */
export function needsCountedAtDish(needs: readonly Need[] = []): Ingredient[] {
  return needs.flatMap(({ what, how }) => (isDiet(what) || how === 'choice' ? [] : [what]))
}

/** Those of the special guests who have a dish, whether they ticked a need or wrote it. */
export function specialsWithDish<Special extends { dishes: readonly { itemId: string | null }[] }>(
  specials: readonly Special[],
  itemId: string,
): Special[] {
  return specials.filter(({ dishes }) => dishes.some((dish) => dish.itemId === itemId))
}
