import { fold, tokensIn } from '#core/folded'

/** A piece of a text; `hit` where it is what was searched for. */
export type Piece = { text: string; hit: boolean }

/** True for a text that has every word, in any order and as parts of its own, without case and accents. */
export function matchesTerms(text: string, terms: readonly string[]): boolean {
  if (terms.length === 0) return true
  const plain = foldedOf(text)
  return terms.every((word) => plain.includes(word))
}

/** The words of what was typed into a search. */
export const searchTerms = tokensIn

/** A text in pieces, with everything marked that one of the words finds. */
export function markTerms(text: string, terms: readonly string[]): Piece[] {
  const letters = Array.from(text)
  const plain = letters.map(fold)
  const whole = plain.join('')
  const hit = letters.map(() => false)
  for (const word of terms)
    for (let at = whole.indexOf(word); word !== '' && at >= 0; at = whole.indexOf(word, at + 1))
      markLetters(hit, plain, at, at + word.length)
  const pieces: Piece[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    // An accent that is a letter of its own belongs to the one before it.
    const isHit = plain[at] === '' && last ? last.hit : hit[at] === true
    if (last?.hit === isHit) last.text += letter
    else pieces.push({ text: letter, hit: isHit })
  }
  return pieces
}

// One letter may be two once it is folded (æ, ß), or none.
function markLetters(hit: boolean[], plain: readonly string[], from: number, to: number): void {
  let start = 0
  for (const [at, { length }] of plain.entries()) {
    if (length > 0 && start < to && start + length > from) hit[at] = true
    start += length
  }
}

const known = new Map<string, string>()

/** A name as names are compared. It is kept: a search asks for the same ones at each letter typed. */
export function foldedOf(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size > 10_000) known.clear()
  const plain = fold(text)
  known.set(text, plain)
  return plain
}
