import type { Need, OwnNeed } from '#needs/rules/needs'
import { offersFrom } from '#needs/rules/offers'
import { offersElsewhere } from '#needs/rules/offers-elsewhere'
import { offerWords } from '#words/offers'

// What reads typed words, fetched once there is a field for them.

const languages = [offerWords, ...offersElsewhere]

/** What typed words name, in any of the languages, and nobody has ticked. */
export function offered(words: string, needs: readonly Need[], own: readonly OwnNeed[]) {
  return offersFrom(words, languages, own).filter(({ what }) => !needs.some((need) => need.what === what))
}
