import type { Need, OwnNeed } from '#contract/needs/needs'
import { offersFrom } from '#contract/needs/offers'
import { offersElsewhere } from '#contract/needs/offers-elsewhere'
import { statesNeedAnywhere } from '#contract/needs/states-need-anywhere'
import { offerWords } from '#words/offers'
import { takeRule } from './passing-on.ts'

// What reads typed words, fetched once there is a field for them.

const languages = [offerWords, ...offersElsewhere]

takeRule(statesNeedAnywhere)

/** What typed words name, in any of the languages, and nobody has ticked. */
export function offered(words: string, needs: readonly Need[], own: readonly OwnNeed[]) {
  return offersFrom(words, languages, own).filter(({ what }) => !needs.some((need) => need.what === what))
}
