import type { CourseItem } from '#kitchen/shape/kitchen'
import type { KitchenDishes, KitchenView } from '#links/shape/link'
import { type StatementMap, statementsOf } from '#needs/rules/merge-states'
import { allergens, type Diet, diets, groupOf, type Ingredient, isDiet, kindsIn } from '#needs/rules/needs'
import type { StatementsForm } from '#needs/rules/statements-form'

/** Statements stored about a dish, and their version. */
export function storedStatements(
  { dishes }: Pick<KitchenView, 'dishes'>,
  itemId: string,
): KitchenDishes[string] {
  return dishes[itemId] ?? { contents: [], facts: [], contentsVersion: 0 }
}

/** A form's statements, as the API takes them. */
export function statementsToSend({ yours, version }: StatementsForm) {
  const { contents, facts } = statementsOf(yours)
  return { contents: [...contents], facts: [...facts], version }
}

/** The statements to ask for: first the needs of those who chose the dish, then the rest, with kinds once a group is stated. */
export function statementsToAsk(
  { specials, event }: Pick<KitchenView, 'specials' | 'event'>,
  { id, needs }: Pick<CourseItem, 'id' | 'needs'>,
  states: StatementMap,
): { first: Ingredient[]; rest: Ingredient[]; diets: Diet[] } {
  const diners = specials.filter(({ dishes }) => dishes.some(({ itemId }) => itemId === id))
  const avoided = diners.flatMap((guest) => guest.needs.map(({ what }) => what))
  const first = [...new Set([...needs.map(({ what }) => what), ...avoided])].filter(
    (what): what is Ingredient => !isDiet(what),
  )
  const own = event.ownNeeds.filter(({ archived }) => !archived).map((need) => need.id)
  const all: Ingredient[] = [...allergens.flatMap((group) => [group, ...visibleKinds(group, states)]), ...own]
  return {
    first,
    rest: all.filter((what) => !first.includes(what)),
    diets: [...new Set([...avoided.filter(isDiet), ...diets])],
  }
}

/** The kinds of a group, once something is stated of it or of one of them. */
function visibleKinds(group: Ingredient, states: StatementMap): Ingredient[] {
  const kinds = [...kindsIn(group)]
  return states[group] || kinds.some((kind) => states[kind]) ? kinds : []
}

/** True for a kind, which is listed under its group. */
export function isKindOfAllergen(what: Ingredient): boolean {
  return groupOf(what) !== undefined
}
