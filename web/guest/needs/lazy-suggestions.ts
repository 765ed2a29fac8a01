import type { Need, OwnNeed } from '#needs/rules/needs'
import { suggestionsFrom } from '#needs/rules/note/suggestions'

// In a file of its own, since the word lists of all languages are needed only where somebody writes a note.

/** The needs that a note names, in any of the languages, and that are not ticked yet. */
export function findSuggestions(note: string, needs: readonly Need[], ownNeeds: readonly OwnNeed[]) {
  return suggestionsFrom(note, ownNeeds).filter(({ what }) => !needs.some((need) => need.what === what))
}
