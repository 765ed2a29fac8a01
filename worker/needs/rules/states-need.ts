import { noNeed } from '#words/no-need'
import { statesNoNeed } from './no-need.ts'

/** Whether somebody wrote a need. Words that state none ("None", "n/a") are no need. */
export function statesNeed(words: string): boolean {
  return words !== '' && !statesNoNeed(words, noNeed)
}
