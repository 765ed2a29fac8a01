import { noNeedInArabic } from './lists/no-need-arabic.ts'
import { noNeedInDutch } from './lists/no-need-dutch.ts'
import { noNeedInEnglish } from './lists/no-need-english.ts'
import { noNeedInPolish } from './lists/no-need-polish.ts'
import { noNeedInTurkish } from './lists/no-need-turkish.ts'
import { noNeedInWestern } from './lists/no-need-western.ts'
import { statesNoNeed } from './no-need.ts'

/** The grammars of "no need", each by itself: a statement that mixes two of them counts as a need. */
export const noneInAny = [
  noNeedInEnglish,
  noNeedInWestern,
  noNeedInDutch,
  noNeedInPolish,
  noNeedInTurkish,
  noNeedInArabic,
]

/** True if a note states a need, in whatever language. "None", "n/a", "keine" and "aucune" state none. */
export function statesNeed(note: string): boolean {
  return !noneInAny.some((language) => statesNoNeed(note, language))
}
