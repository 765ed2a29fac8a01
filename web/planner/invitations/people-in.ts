import { tokensIn } from '#core/folded'
import { cleanLine } from '#core/text'

/** A name, or the empty one of a seat that somebody is still to be named for. */
export type Seat = string

// Signs and words between names, in six languages. A comma is one in a list only.
const between = /\s*(?:[&+;\n]|\s(?:and|und|et|y|e|en)\s)\s*/iu
const inList = /\s*(?:[,&+;\n]|\s(?:and|und|et|y|e|en)\s)\s*/iu

/**
 * The names of a cell: "Anna & Tom Lee" are two of one family, "Lee, Anna" is one turned round. "Plus One" and the like are
 * seats without a name.
 */
export function namesIn(cell: string): Seat[] {
  const text = cleanLine(cell)
  const [, last = '', first = ''] = /^([^,&+;]+),\s*([^,]+)$/.exec(text) ?? []
  // Two full names are a list; a family's name alone is turned round.
  if (last.includes(' ') && first.includes(' ')) return listIn(text)
  if (last === '') return withFamily(split(text, between))
  return split(first, between).map((name) => (isUnnamed(name) ? '' : `${name} ${last.trim()}`))
}

/** The names of a list in one cell or line: "Anna Lee, Tom Lee". */
export function listIn(text: string): Seat[] {
  return withFamily(split(text, inList))
}

function split(text: string, signs: RegExp): string[] {
  // "+1" is a seat, and the sign in it parts nothing.
  return text
    .replace(/\+\s*1(?!\d)/g, ' & plus one')
    .split(signs)
    .map(cleanLine)
    .filter(Boolean)
}

/** Gives first names the family's name that follows: of "Anna & Tom Lee" both are Lees. */
function withFamily(names: string[]): Seat[] {
  const last = names.at(-1) ?? ''
  const family = names.length > 1 && !isUnnamed(last) ? / (\S+)$/.exec(last)?.[1] : undefined
  return names.map((name) => {
    if (isUnnamed(name)) return ''
    return family && names.length === 2 && !name.includes(' ') ? `${name} ${family}` : name
  })
}

/** A first and a last name as one, empty for a seat without a name. */
export function fullName(first: string, last: string): Seat {
  const name = cleanLine(`${first} ${last}`)
  return isUnnamed(name) ? '' : name
}

function plainOf(name: string): string {
  return tokensIn(name).join(' ')
}

const unnamed = new Set(
  'plus one|plus 1|plusone|1|guest|guest of|tbd|begleitung|plus eins|accompagnant|acompañante|accompagnatore|introducé|partner|and guest|unnamed guest'
    .split('|')
    .map(plainOf),
)

/** True for the name of a seat that has none: "Plus One", "Guest". */
function isUnnamed(name: string): boolean {
  return unnamed.has(plainOf(name))
}
