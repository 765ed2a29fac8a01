import type { CourseItem } from '#contract/kitchen/kitchen'
import type { KitchenView } from '#contract/kitchen/kitchen-link'
import type { ContentState } from '#contract/needs/contents'
import type { FactId } from '#contract/needs/diets'
import { allergens, type Diet, diets, groupOf, type Ingredient, isDiet, kindsIn } from '#contract/needs/needs'

/** What the kitchen is about to state of a dish. What is left out is not confirmed. */
export type Statement = { contents: Record<string, ContentState>; facts: Record<string, 'yes' | 'no'> }

/** What is stated of a dish already. */
export function statementOf({ dishes }: Pick<KitchenView, 'dishes'>, itemId: string): Statement {
  const { contents = [], facts = [] } = dishes[itemId] ?? {}
  return {
    contents: Object.fromEntries(contents.map(({ what, state }) => [what, state])),
    facts: Object.fromEntries(facts.map(({ fact, value }) => [fact, value])),
  }
}

/** The statement as the API takes it. */
export function sentOf({ contents, facts }: Statement) {
  return {
    contents: Object.entries(contents).map(([what, state]) => ({ what: what as Ingredient, state })),
    facts: Object.entries(facts).map(([fact, value]) => ({ fact: fact as FactId, value })),
  }
}

/** What is asked first: what those who chose the dish must avoid. The rest follows, kinds once their group is there. */
export function asked(
  { specials, event }: Pick<KitchenView, 'specials' | 'event'>,
  { id, needs }: Pick<CourseItem, 'id' | 'needs'>,
  { contents }: Statement,
): { first: Ingredient[]; rest: Ingredient[]; diets: Diet[] } {
  const eaters = specials.filter(({ dishes }) => dishes.some(({ itemId }) => itemId === id))
  const wanted = eaters.flatMap((special) => special.needs.map(({ what }) => what))
  const first = [...new Set([...needs.map(({ what }) => what), ...wanted])].filter(
    (what): what is Ingredient => !isDiet(what),
  )
  const own = event.own.filter(({ archived }) => !archived).map((need) => need.id)
  const all: Ingredient[] = [...allergens.flatMap((group) => [group, ...kindsShown(group, contents)]), ...own]
  return {
    first,
    rest: all.filter((what) => !first.includes(what)),
    diets: [...new Set([...wanted.filter(isDiet), ...diets])],
  }
}

/** The kinds of a group are asked once something is said of it or of one of them. */
function kindsShown(group: Ingredient, contents: Statement['contents']): Ingredient[] {
  const kinds = [...kindsIn(group)]
  return contents[group] || kinds.some((kind) => contents[kind]) ? kinds : []
}

/** Whether a kind stands under its group. */
export function isKind(what: Ingredient): boolean {
  return groupOf(what) !== undefined
}
