// Needs of people, and contents of dishes. Plain data and functions, so that a guest's page loads no
// validator for them. Display names are in words/, API shapes in shape/.

/** The 14 allergens of Regulation (EU) No 1169/2011, Annex II, in the order of that list. The ids are permanent. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** Kinds by group. Pine nuts count as nuts for US readers only. */
export const kindsOf = {
  gluten: ['wheat', 'rye', 'barley', 'oats'],
  milk: ['lactose'],
  nuts: [
    'almonds',
    'hazelnuts',
    'walnuts',
    'cashews',
    'pecans',
    'brazil-nuts',
    'pistachios',
    'macadamias',
    'pine-nuts',
  ],
} as const
export type Group = keyof typeof kindsOf
export type Kind = (typeof kindsOf)[Group][number]

/**
 * Groups that consist only of their kinds: a dish without each kind is without the group. Milk is not one: milk without
 * lactose is still milk.
 */
const completeGroups: ReadonlySet<string> = new Set<Group>(['gluten', 'nuts'])

export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'no-pork',
  'no-beef',
  'no-alcohol',
] as const
export type Diet = (typeof diets)[number]

/** A need that a planner added to an event. */
export type OwnWhat = `own:${string}`

/** Something a dish may contain. */
export type Ingredient = Allergen | Kind | OwnWhat

/** Something that a person may need. */
export type What = Ingredient | Diet

/** Severity of an allergen for a person. */
export const hows = ['allergy', 'intolerance', 'choice'] as const
export type How = (typeof hows)[number]

/** One need of a person. `how` is set for ingredients and never for a diet; `by` is who entered it. */
export type Need = { what: What; how?: How | undefined; by: 'guest' | 'planner' }

export const ages = ['child', 'infant'] as const
export type Age = (typeof ages)[number]

/**
 * A person's wish about a chosen dish that contains what they avoid. `ask`: the kitchen is asked to leave it out or to serve
 * something else, also where nobody has answered. `as_is`: the dish is served unchanged.
 */
export const wishes = ['ask', 'as_is'] as const
export type Wish = (typeof wishes)[number]

/** A planner's own need. Archived ones are no longer offered and keep their name. */
export type OwnNeed = { id: OwnWhat; name: string; archived: boolean }

/** Maximum number of a planner's own needs that an event offers at a time. */
export const ownNeedsMax = 8

/** Maximum length of the name of a planner's own need, in code points. */
export const ownNeedNameMax = 40

/** The needs offered first. */
export const firstChips = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'fish',
  'vegetarian',
  'vegan',
] as const satisfies readonly What[]

/** The needs under *More*, in order, an event's own by their names. Kinds are offered beside their group once it is chosen. */
export function moreChips(ownNeeds: readonly OwnNeed[]): What[] {
  const first: ReadonlySet<string> = new Set(firstChips)
  const offered = ownNeeds
    .filter(({ archived }) => !archived)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ id }) => id)
  return [...[...allergens, ...diets].filter((what) => !first.has(what)), ...offered]
}

const groupOfKind: ReadonlyMap<string, Group> = new Map(
  (Object.keys(kindsOf) as Group[]).flatMap((group) => kindsOf[group].map((kind) => [kind, group])),
)
const dietIds: ReadonlySet<string> = new Set(diets)

/** The group a kind belongs to. */
export function groupOf(what: What): Group | undefined {
  return groupOfKind.get(what)
}

/** The kinds of a group; none for anything else. */
export function kindsIn(what: What): readonly Kind[] {
  return Object.hasOwn(kindsOf, what) ? kindsOf[what as Group] : []
}

/** True if *without* for every kind means *without* for the group. */
export function isComplete(group: What): boolean {
  return completeGroups.has(group)
}

/** True for the id of a diet. */
export function isDiet(what: string): what is Diet {
  return dietIds.has(what)
}

/** True for a need that a planner added. */
export function isOwn(what: What): what is OwnWhat {
  return what.startsWith('own:')
}

/** All needs except a planner's own, in the order of all lists: each group followed by its kinds, diets last. */
export const builtInNeeds: readonly (Allergen | Kind | Diet)[] = [
  ...allergens.flatMap((allergen) => [allergen, ...kindsIn(allergen)]),
  ...diets,
]
const position: ReadonlyMap<string, number> = new Map(builtInNeeds.map((what, index) => [what, index]))

/** Sorts needs and rows of contents by the vocabulary, then a planner's own by id. */
export function compareByListOrder(a: What, b: What): number {
  const [first, second] = [position.get(a) ?? builtInNeeds.length, position.get(b) ?? builtInNeeds.length]
  return first - second || (a < b ? -1 : Number(a > b))
}

/**
 * Normalizes needs for storing: each `what` once, in a fixed order. Of duplicates the more severe counts, and a need
 * given by the guest stays the guest's.
 */
export function mergeNeeds(needs: readonly Need[]): Need[] {
  const merged = new Map<What, Need>()
  for (const need of needs) {
    const earlier = merged.get(need.what)
    merged.set(need.what, earlier ? mergedNeed(earlier, need) : withKeyOrder(need))
  }
  return [...merged.values()].sort((a, b) => compareByListOrder(a.what, b.what))
}

function mergedNeed(a: Need, b: Need): Need {
  const how = hows.find((one) => one === a.how || one === b.how)
  const by = a.by === 'guest' || b.by === 'guest' ? 'guest' : 'planner'
  return withKeyOrder({ what: a.what, by, ...(how && { how }) })
}

/** Fixes the order of keys, so that equal needs have equal JSON. */
function withKeyOrder({ what, how, by }: Need): Need {
  return { what, ...(how && !isDiet(what) && { how }), by }
}
