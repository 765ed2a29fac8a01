import { compareByVocabulary, groupOf, isDiet, kindsIn, type Need, type What } from '#needs/rules/needs'

/** Needs with one ticked, or no longer. An allergen counts as an allergy until another word is pressed. */
export function ticked(
  needs: readonly Need[],
  what: What,
  on: boolean,
  how: Need['how'] = 'allergy',
): Need[] {
  const others = needs.filter((need) => need.what !== what)
  if (!on) return others
  const need: Need = { what, ...(!isDiet(what) && { how }), by: 'guest' }
  return [...others, need].sort((a, b) => compareByVocabulary(a.what, b.what))
}

/** The groups whose kinds are asked: those that are ticked, or of which a kind is. */
export function groupsOf(needs: readonly Need[]): What[] {
  const groups = needs.map(({ what }) => groupOf(what) ?? what).filter((what) => kindsIn(what).length > 0)
  return [...new Set(groups)]
}
