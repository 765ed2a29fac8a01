/** Font sizes of a name on a place card in points, largest first. Smaller ones are unreadable. */
export const nameSizes = [28, 24, 21, 18, 16, 14, 12] as const
export type NameSize = (typeof nameSizes)[number]

/** Millimetres in a point. */
const point = 25.4 / 72

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/u
const broad = /[mMW@%]/
const narrow = /[ijlftI.,'’:;()|!-]/

/**
 * Maximum width of a character, in ems: the widest of its class in our serif at weight 600 (W 1.06, H 0.85, n 0.64, l
 * 0.32), and an em for characters of fallback fonts. Estimates are high, because an overflowing name is worse than one
 * a size smaller.
 */
function ems(character: string): number {
  if (/\p{M}/u.test(character)) return 0
  if (wide.test(character) || broad.test(character)) return 1.06
  if (narrow.test(character)) return 0.42
  if (character === ' ') return 0.22
  return /[\p{Ll}\p{Nd}]/u.test(character) && character !== 'w' ? 0.68 : 0.86
}

/** Unbreakable units of a line: a CJK character, a word's part up to its hyphen, a word, spaces. */
const unbroken = new RegExp(
  `${wide.source}|(?:(?!${wide.source})[^\\s-])*-|(?:(?!${wide.source})[^\\s-])+|\\s+`,
  'gu',
)

/** Lines a name takes at a width in ems, broken at spaces, after hyphens and around CJK characters. */
function linesAt(name: string, width: number): number {
  let [lines, filled] = [1, 0]
  for (const part of name.match(unbroken) ?? []) {
    const length = Array.from(part, ems).reduce((sum, one) => sum + one, 0)
    if (filled + length <= width) filled += length
    else if (/^\s/.test(part)) filled = width
    else if (length <= width) [lines, filled] = [lines + 1, length]
    else return Number.POSITIVE_INFINITY
  }
  return lines
}

/**
 * The font size of a name on a card: the largest at which it fits on two lines, or 12 pt if none does.
 * @param width the space for the name, in mm
 */
export function nameSize(name: string, width: number): NameSize {
  return nameSizes.find((size) => linesAt(name, width / (size * point)) <= 2) ?? 12
}
