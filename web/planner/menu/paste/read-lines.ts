import { cleanLine } from '#core/text'
import { courseNameOf, isCourseName } from './course-names.ts'
import { isPrice, withoutBullets, withoutEmphasis, withoutPrice } from './line-text.ts'

/** A line with what its writing tells. */
export type Line = {
  line: number
  text: string
  /** A blank line, or a rule, stands before it. */
  apart: boolean
  indent: number
  bullet: 'none' | 'sign' | 'number'
  /** The asterisks around it. */
  bold: string
  italic: boolean
  caps: boolean
  priced: boolean
  words: number
  /** It goes on in small letters, in brackets or with a "with". */
  goesOn: boolean
  /** "or" stands before it: another dish. */
  other: boolean
  /** Marked as a heading, or called what courses are called. */
  course: boolean
  /** A price, a page's number, a notice. */
  out: boolean
}

// No dish is as long. The expressions below take time with the square of a line's length.
export const longest = 1000
const breaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/
const hash = /^#{1,6}\s+/
const colon = /\s*[:：]$/
const or = 'or|oder|ou|oppure|of|eller|albo|或|または'
const orAlone = new RegExp(`^(?:${or}|and|und|et)$`, 'iu')
const orBefore = /^(?:or|oder|ou|oppure)\s+(?=\S)/iu
const orAfter = /[\s,]+(?:or|oder|ou|oppure)$/iu
const orBetween = /\s+(?:OR|ODER|OU)\s+/u
const decorated = /^[~=*•·_–—-]+\s*(\S.*?)\s*[~=*•·_–—-]+$/u
const startsSmall = /^(?:\(|\p{Ll}\S*[\s,]+\S|(?:with|mit|avec|con|served|serviert|dazu|und|and)\s)/u
const notice =
  /\b(?:allergens?|allergies|allergy|allergene?|unverträglichkeiten|vat|mwst|ust|tva|service charge|gedeck|all prices|alle preise|please (?:inform|ask|let|note|advise|tell)|bitte (?:informieren|sprechen|teilen|beachten|geben)|subject to|courtesy of)\b|www\.|https?:|©|^(?:bon app[ée]tit|guten appetit|mahlzeit|enjoy|page \d+|seite \d+)\b/iu
const clock = /^\d{1,2}[:.]\d{2}(?:\s?(?:uhr|h|am|pm))?$/i

/** The lines of a pasted text that hold a word or a figure, each with what its writing tells. */
export function readLines(text: string): Line[] {
  const lines: Line[] = []
  let apart = false
  let other = false
  for (const [index, raw] of text.normalize('NFC').split(breaks).entries()) {
    if (!/[\p{L}\p{N}]/u.test(raw)) {
      apart = true
      continue
    }
    const pieces = raw.length <= longest && !isLoud(raw) ? raw.split(orBetween) : [raw]
    for (const [at, piece] of pieces.entries()) {
      const read = lineOf(piece, index + 1)
      if (read === 'or') {
        other = true
        continue
      }
      if (read === null) continue
      const first = at === 0
      lines.push({ ...read, apart: first && apart, other: read.other || other || !first })
      apart = false
      other = orAfter.test(withoutPrice(piece.trim()))
    }
  }
  return lines
}

function lineOf(raw: string, line: number): Line | 'or' | null {
  if (raw.length > longest) return { ...nothing, line, text: cleanLine(raw), words: 9 }
  const indent = /^\s*/.exec(raw)?.[0].replaceAll('\t', '    ').length ?? 0
  const marked = hash.test(raw.trim())
  const whole = raw.trim().replace(hash, '')
  // The number of "2. Gang" is its name.
  const { text: unmarked, bullet } =
    /^\d/.test(whole) && isCourseName(whole)
      ? { text: whole, bullet: 'none' as const }
      : withoutBullets(whole)
  const only = isPrice(unmarked) || clock.test(unmarked)
  const bare = withoutPrice(unmarked)
  const inside = withoutEmphasis(bare)
  const framed = decorated.exec(inside.text)
  const said = (framed?.[1] ?? inside.text).replace(/^[~=]+\s*/, '')
  if (!/[\p{L}\p{N}]/u.test(said)) return null
  if (orAlone.test(said.replace(/[^\p{L}]/gu, ''))) return 'or'
  const text = said.replace(orBefore, '').replace(orAfter, '')
  const course = marked || colon.test(text) || framed !== null || isCourseName(text)
  const named = withoutEmphasis(text.replace(colon, '')).text
  return {
    line,
    text: cleanKeepingTabs(course ? courseNameOf(named) : text),
    apart: false,
    indent,
    bullet,
    bold: inside.mark.startsWith('*') ? inside.mark : '',
    italic: inside.mark === '_' || inside.mark === '__',
    caps: isLoud(text),
    priced: bare !== unmarked,
    words: text.split(/\s+/).length,
    goesOn: startsSmall.test(text) && !orBefore.test(said),
    other: orBefore.test(said),
    course: course && !only,
    out: only || (notice.test(text) && bullet === 'none' && bare === unmarked),
  }
}

const nothing: Line = {
  line: 0,
  text: '',
  apart: false,
  indent: 0,
  bullet: 'none',
  bold: '',
  italic: false,
  caps: false,
  priced: false,
  words: 0,
  goesOn: false,
  other: false,
  course: false,
  out: false,
}

/** True for two letters or more, all of them capitals. */
function isLoud(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** The tab still parts a dish from its description. */
function cleanKeepingTabs(text: string): string {
  return text.split('\t').map(cleanLine).join('\t')
}
