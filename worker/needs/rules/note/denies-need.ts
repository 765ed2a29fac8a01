import { tokensIn } from '../../../core/folded.ts'
import { english } from './lists/english.ts'
import { denialPhrases, noNeedInEnglish } from './lists/no-need-english.ts'
import { statesNoNeed } from './no-need.ts'
import { statesNeed } from './states-need.ts'

const foods = new Set(english.foods.flatMap(([, phrases]) => phrases.split(',')))

/**
 * True if the kitchen has to read a note: it states a need, and does not only deny one. Lists of people use
 * `statesNeed`: they print a denial, too, as it was typed.
 */
export function statesNeedNotDenial(note: string): boolean {
  return statesNeed(note) && !deniesNeed(note)
}

/**
 * True for a note that denies the allergy to one food and says nothing else: "No nut allergy", "I am not allergic to nuts".
 * Punctuation within the text, a second food or an unknown word count as a need, so that none is overlooked.
 */
export function deniesNeed(note: string): boolean {
  if (/[^\p{L}\p{M}\p{N} '’].*[\p{L}\p{N}]/su.test(note.trim())) return false
  const tokens = tokensIn(note)
  return tokens.some((_, index) => [1, 2].some((length) => deniesAt(tokens, index, length)))
}

function deniesAt(tokens: readonly string[], index: number, length: number): boolean {
  if (!foods.has(tokens.slice(index, index + length).join(' '))) return false
  const [before, after] = [tokens.slice(0, index), tokens.slice(index + length)]
  const statesNone = (rest: readonly string[]) => statesNoNeed(rest.join(' '), noNeedInEnglish)
  if (noNeedInEnglish.needs.includes(after[0] ?? ''))
    return denialPhrases.beforeFood.includes(before.at(-1) ?? '') && statesNone([...before, ...after])
  const followsTo =
    before.slice(-denialPhrases.allergicTo.length).join(' ') === denialPhrases.allergicTo.join(' ')
  return after.length === 0 && followsTo && statesNone([...before, denialPhrases.anything])
}
