import { tokensIn } from '#core/folded'
import { cleanLine } from '#core/text'
import { type Age, ageIn } from './ages.ts'

/** A name, with an age in brackets behind it where one is told, or the empty one of a seat that somebody is still to be named for. */
export type Seat = string

// Signs and words between names, in six languages. A comma is one in a list only.
const between = /\s*(?:[&+;\n]|\s(?:and|und|et|y|e|en)\s)\s*/iu
const inList = /\s*(?:[,&+;\n]|\s(?:and|und|et|y|e|en)\s)\s*/iu

/**
 * The names of a cell: "Anna & Tom Lee" are two of one family, "Lee, Anna" is one turned round, "Mia Lee, child" is one with
 * an age. "Plus One" and the like are seats without a name.
 */
export function namesIn(cell: string): Seat[] {
  const text = withAges(cleanLine(cell))
  const [, last = '', first = ''] = /^([^,&+;]+),\s*([^,]+)$/.exec(text) ?? []
  // Two full names are a list, and so is what follows an age; a family's name alone is turned round.
  if (agedName(last).age || (last.includes(' ') && agedName(first).name.includes(' '))) return listIn(text)
  if (last === '') return withFamily(split(text, between))
  return split(first, between).map((name) => (isUnnamed(name) ? '' : named(name, last.trim())))
}

/** The names of a list in one cell or line: "Anna Lee, Tom Lee", "Anna Lee, Mia Lee, child". */
export function listIn(text: string): Seat[] {
  return withFamily(split(withAges(text), inList))
}

/** The names of cells that hold lists. A cell that says an age alone says it of the name before. */
export function listsIn(cells: readonly string[]): Seat[] {
  const lists: string[] = []
  for (const cell of cells) lists.push(ageIn(cell) && lists.length > 0 ? `${lists.pop()} (${cell})` : cell)
  return lists.flatMap(listIn)
}

/** A name without the age in brackets behind it. */
export function agedName(seat: Seat): { name: string; age: Age | undefined } {
  const [, name = seat, said = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(seat) ?? []
  const age = ageIn(said)
  return { name: age ? name : seat, age }
}

const behindComma = /[,،]\s*([^,،&+;()\n]+?)\s*(?=[,،&+;\n]|\s(?:and|und|et|y|e|en)\s|$)/giu

/** Puts an age that stands behind a comma in brackets: of "Mia Lee, child" it makes "Mia Lee (child)". */
function withAges(text: string): string {
  return text.replace(behindComma, (all, word: string) => (ageIn(word) ? ` (${word})` : all))
}

/** A first name with the family's, before an age. */
function named(first: string, family: string): Seat {
  const { name } = agedName(first)
  return `${name} ${family}${first.slice(name.length)}`
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
  const last = agedName(names.at(-1) ?? '').name
  const family = names.length > 1 && !isUnnamed(last) ? / (\S+)$/.exec(last)?.[1] : undefined
  return names.map((name) => {
    if (isUnnamed(name)) return ''
    return family && names.length === 2 && !agedName(name).name.includes(' ') ? named(name, family) : name
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
function isUnnamed(seat: string): boolean {
  return unnamed.has(plainOf(agedName(seat).name))
}
