/** A piece of a text. `only` marks the words that the other text lacks. */
type Piece = { text: string; only: boolean }

/** Marks the words in which two texts differ: all between their common beginning and their common end. */
export function difference(one: string, other: string): [Piece[], Piece[]] {
  const [left, right] = [one.split(/(?<=\s)/), other.split(/(?<=\s)/)]
  const shorter = Math.min(left.length, right.length)
  let begin = 0
  while (begin < shorter && left[begin] === right[begin]) begin++
  let end = 0
  while (end < shorter - begin && left.at(-1 - end) === right.at(-1 - end)) end++
  return [pieces(left, begin, end), pieces(right, begin, end)]
}

function pieces(tokens: string[], begin: number, end: number): Piece[] {
  const last = tokens.length - end
  const parts: Piece[] = [
    { text: tokens.slice(0, begin).join(''), only: false },
    { text: tokens.slice(begin, last).join(''), only: true },
    { text: tokens.slice(last).join(''), only: false },
  ]
  return parts.filter(({ text }) => text !== '')
}
