import { needsLine, placeName } from '#words/kitchen'
import type { OwnNeed } from '../needs/needs.ts'
import { folded, wordsIn } from '../words-in.ts'
import type { Special } from './kitchen.ts'

type Findable = Pick<Special, 'number' | 'name' | 'needs' | 'words' | 'table' | 'seat'>

/**
 * Whether a special is what somebody types: every word is its number (S14, 14), or part of its name, needs, words or table,
 * without case and accents.
 */
export function findsSpecial(typed: string, own: readonly OwnNeed[]): (special: Findable) => boolean {
  const asked = wordsIn(typed)
  return (special) => {
    if (asked.length === 0) return true
    const { number, name, needs, words, table } = special
    const place = table === null ? '' : placeName(special)
    const text = folded([name, needsLine(needs, own), words, place].join(' '))
    return asked.every((word) => isNumber(word, number) || text.includes(word))
  }
}

function isNumber(word: string, number: number | null): boolean {
  return number !== null && (word === `s${number}` || word === String(number))
}
