import type { Need, OwnNeed } from '#needs/rules/needs'
import { offersFrom } from '#needs/rules/note/offers'

// The word lists are fetched once there is a field for them.

/** The needs that a note names, in any of the languages, and nobody has ticked. */
export function offered(note: string, needs: readonly Need[], ownNeeds: readonly OwnNeed[]) {
  return offersFrom(note, ownNeeds).filter(({ what }) => !needs.some((need) => need.what === what))
}
