import type { What } from './needs.ts'

/** What a word does in a sentence about needs: see OfferWords. */
export type Role =
  | 'needs'
  | 'milder'
  | 'no'
  | 'not'
  | 'eat'
  | 'have'
  | 'fine'
  | 'free'
  | 'between'
  | 'or'
  | 'to'

/** A token of a text: a name, a word with a role, a mark, or an unknown word. */
export type Piece = { is: Role | 'food' | 'state' | ',' | '?' | '.'; whats: readonly What[]; denied: boolean }

/** Marks the names that a text denies. */
export function deny(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const is = pieces[at]?.is
    if (is === 'no' || is === 'not') at = afterNo(pieces, at + 1, is) - 1
    else if (is === 'eat') at = eaten(pieces, at + 1) - 1
    else if (is === 'fine' && pieces[at + 1]?.is === 'to') at = eaten(pieces, at + 2) - 1
    else if (is === 'fine') for (const name of namesBefore(pieces, at)) name.denied = true
    else if (is === '?' && refuses(pieces, at))
      for (const name of clauseBefore(pieces, at)) name.denied = true
  }
}

const needing = new Set<Piece['is'] | undefined>(['needs', 'milder'])
const naming = new Set<Piece['is'] | undefined>(['food', 'state'])
const parts = new Set<Piece['is'] | undefined>([undefined, ',', '.', '?'])
const within = new Set<Piece['is'] | undefined>(['food', 'state', 'between', 'or', ','])

/** The index after a list: "nut, milk or egg". Commas belong to the list if an "or" follows the last of them. */
function listEnd(pieces: readonly Piece[], from: number): number {
  let end = from
  while (within.has(pieces[end]?.is)) end++
  const list = pieces.slice(from, end)
  const joined = list.findLastIndex(({ is }) => is === 'or') > list.findLastIndex(({ is }) => is === ',')
  const comma = list.findIndex(({ is }) => is === ',')
  return joined || comma < 0 ? end : from + comma
}

/** Reads what follows a denial. Returns the index at which reading continues. */
function afterNo(pieces: Piece[], from: number, by: 'no' | 'not'): number {
  const begin = behind(pieces, from, 'between')
  if (pieces[begin]?.is === 'fine') return begin + 1
  const verb = pieces[begin]?.is === 'eat' || pieces[begin]?.is === 'have'
  const first = verb ? begin + 1 : begin
  const end = listEnd(pieces, first)
  if (needing.has(pieces[end]?.is)) {
    denyAll(pieces, first, end)
    return afterNeed(pieces, end + 1)
  }
  for (const piece of pieces.slice(first, end))
    piece.denied = piece.is === 'state' || (piece.is === 'food' && by === 'not' && !verb)
  return end
}

/** The list after a denied need ("to nuts, milk or eggs"), or its continuation ("or milk allergy", "or coeliac"). */
function afterNeed(pieces: Piece[], from: number): number {
  if (pieces[from]?.is === 'to') {
    let end = from + 1
    while (within.has(pieces[end]?.is) && pieces[end]?.is !== 'state' && !opensNeed(pieces, end)) end++
    denyAll(pieces, from + 1, end)
    return end
  }
  if (pieces[from]?.is !== 'or') return from
  const end = listEnd(pieces, from)
  if (needing.has(pieces[end]?.is)) {
    denyAll(pieces, from, end)
    return afterNeed(pieces, end + 1)
  }
  const states = behind(pieces, from + 1, 'state')
  denyAll(pieces, from, states)
  return states
}

/** True for a comma followed by a separate need: ", milk allergy". */
function opensNeed(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.is !== ',') return false
  let end = at + 1
  while (naming.has(pieces[end]?.is) || pieces[end]?.is === 'between') end++
  return needing.has(pieces[end]?.is)
}

/** Foods that may be served, up to the next comma, unless a "not" ends the sentence: "ich esse Fisch nicht". */
function eaten(pieces: Piece[], from: number): number {
  let end = from
  while (within.has(pieces[end]?.is) && pieces[end]?.is !== ',') end++
  if (pieces[end]?.is === 'not' && parts.has(pieces[end + 1]?.is)) return end + 1
  for (const [index, piece] of pieces.slice(from, end).entries())
    piece.denied = piece.is === 'food' && pieces[from + index + 1]?.is !== 'free'
  return end
}

function denyAll(pieces: Piece[], from: number, end: number): void {
  for (const piece of pieces.slice(from, end)) piece.denied = true
}

function behind(pieces: readonly Piece[], from: number, is: Piece['is']): number {
  let at = from
  while (pieces[at]?.is === is) at++
  return at
}

/** The names in the list that ends before an index. */
function namesBefore(pieces: readonly Piece[], end: number): Piece[] {
  let from = end
  while (within.has(pieces[from - 1]?.is) && pieces[from - 1]?.is !== ',') from--
  return pieces.slice(from, end)
}

/** "Nut allergy? No." */
function refuses(pieces: readonly Piece[], at: number): boolean {
  const [said, then] = [pieces[at + 1]?.is, pieces[at + 2]?.is]
  const clause = clauseBefore(pieces, at)
  return (
    (said === 'no' || said === 'not') &&
    (then === undefined || then === '.') &&
    clause.some(({ is }) => needing.has(is) || is === 'state')
  )
}

function clauseBefore(pieces: readonly Piece[], end: number): Piece[] {
  const from = pieces.slice(0, end).findLastIndex(({ is }) => is === '.' || is === '?')
  return pieces.slice(from + 1, end)
}
