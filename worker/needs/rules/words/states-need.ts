import { noNeed } from './lists/none.ts'
import { noneElsewhere } from './lists/none-elsewhere.ts'
import { statesNoNeed } from './no-need.ts'

/** True if somebody wrote a need, in whatever language. "None", "n/a", "keine" and "aucune" state none. */
export function statesNeed(words: string): boolean {
  return !statesNoNeed(words, noNeed) && !statesNoNeed(words, noneElsewhere)
}
