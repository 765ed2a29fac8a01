import { statesNoNeed } from './no-need.ts'
import { noneElsewhere } from './none-elsewhere.ts'
import { statesNeed } from './states-need.ts'

/** Whether somebody wrote a need, in whatever language guests write. "Keine" and "aucune" state none. */
export function statesNeedAnywhere(words: string): boolean {
  return statesNeed(words) && !statesNoNeed(words, noneElsewhere)
}
