import type { Need, OwnNeed } from '#needs/rules/needs'
import { offersFrom } from '#needs/rules/note/offers'

// In a file of its own, since the word lists of all languages are needed only where somebody writes a note.

/** The needs that a note names, in any of the languages, and that are not ticked yet. */
export function findOffers(note: string, needs: readonly Need[], ownNeeds: readonly OwnNeed[]) {
  return offersFrom(note, ownNeeds).filter(({ what }) => !needs.some((need) => need.what === what))
}
