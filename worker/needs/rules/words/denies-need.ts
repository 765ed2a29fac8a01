import { wordsIn } from '../../../core/folded.ts'
import { english } from './lists/english.ts'
import { denials, noNeed } from './lists/none.ts'
import { statesNoNeed } from './no-need.ts'
import { statesNeed } from './states-need.ts'

const foods = new Set(english.foods.flatMap(([, phrases]) => phrases.split(',')))

/** True if a kitchen has to know somebody's words: they state a need, and do not only deny one. */
export function statesKitchenNeed(text: string): boolean {
  return statesNeed(text) && !deniesNeed(text)
}

/**
 * True for words that deny the allergy to one food and say nothing else: "No nut allergy", "I am not allergic to nuts".
 * Marks within them, a second food or an unknown word count as a need, so that none is overlooked.
 */
export function deniesNeed(text: string): boolean {
  if (/[^\p{L}\p{M}\p{N} '’].*[\p{L}\p{N}]/su.test(text.trim())) return false
  const words = wordsIn(text)
  return words.some((_, at) => [1, 2].some((length) => deniesAt(words, at, length)))
}

function deniesAt(words: readonly string[], at: number, length: number): boolean {
  if (!foods.has(words.slice(at, at + length).join(' '))) return false
  const [before, behind] = [words.slice(0, at), words.slice(at + length)]
  const says = (rest: readonly string[]) => statesNoNeed(rest.join(' '), noNeed)
  if (noNeed.needs.includes(behind[0] ?? ''))
    return denials.before.includes(before.at(-1) ?? '') && says([...before, ...behind])
  const to = before.slice(-denials.to.length).join(' ') === denials.to.join(' ')
  return behind.length === 0 && to && says([...before, denials.anything])
}
