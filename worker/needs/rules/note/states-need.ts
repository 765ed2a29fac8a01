import { noNeed } from './lists/none.ts'
import { noneInArabic } from './lists/none-arabic.ts'
import { noneInDutch } from './lists/none-dutch.ts'
import { noneElsewhere } from './lists/none-elsewhere.ts'
import { noneInPolish } from './lists/none-polish.ts'
import { noneInTurkish } from './lists/none-turkish.ts'
import { statesNoNeed } from './no-need.ts'

/** The grammars of "no need", each by itself: a statement that mixes two of them counts as a need. */
export const noneInAny = [noNeed, noneElsewhere, noneInDutch, noneInPolish, noneInTurkish, noneInArabic]

/** True if a note states a need, in whatever language. "None", "n/a", "keine" and "aucune" state none. */
export function statesNeed(note: string): boolean {
  return !noneInAny.some((language) => statesNoNeed(note, language))
}
