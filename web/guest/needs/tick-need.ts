import { compareByListOrder, groupOf, isDiet, kindsIn, type Need, type What } from '#needs/rules/needs'

/** Ticks a need, or unticks it. An allergen counts as an allergy at first. @param how its severity */
export function tickNeed(
  needs: readonly Need[],
  what: What,
  isTicked: boolean,
  how: Need['how'] = 'allergy',
): Need[] {
  const others = needs.filter((need) => need.what !== what)
  if (!isTicked) return others
  const need: Need = { what, ...(!isDiet(what) && { how }), by: 'guest' }
  return [...others, need].sort((a, b) => compareByListOrder(a.what, b.what))
}

/** The groups of allergens whose kinds to show: those of which the group or a kind is ticked. */
export function groupsToSpecify(needs: readonly Need[]): What[] {
  const groups = needs.map(({ what }) => groupOf(what) ?? what).filter((what) => kindsIn(what).length > 0)
  return [...new Set(groups)]
}
