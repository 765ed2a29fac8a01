import { cleanLine } from '#core/text'
import { firstNameOf } from './display-name.ts'

// Names of these scripts begin with the family's, which a party often shares: their last letter tells people apart.
const familyFirst = /^[\p{Script=Han}\p{Script=Hangul}]/u
const lettersPattern = /\p{L}\p{M}*/gu

type Name = { letters: string[]; family: string }

/**
 * Initials of a party's people, two letters at most: the first of each name, and a second one where two would be the same.
 * People without a letter in their name, and those whose names are the same, have their number in the party.
 */
export function initialsOf(names: readonly string[]): string[] {
  const party = names.map(read)
  const taken = new Set<string>()
  return party.map((name, index) => {
    const [first] = name.letters
    if (!first) return String(index + 1)
    const rivals = party.filter(({ letters }) => letters[0] === first)
    const families = new Set(rivals.map(({ family }) => family))
    const seconds = [
      ...(families.size === rivals.length ? [name.family] : []),
      ...(rivals.filter(({ letters }) => String(letters) === String(name.letters)).length > 1
        ? []
        : name.letters.slice(1)),
    ]
    const ways = rivals.length === 1 ? [first] : seconds.filter(Boolean).map((second) => first + second)
    const free = ways.find((way) => !taken.has(way)) ?? String(index + 1)
    taken.add(free)
    return free
  })
}

function read(name: string): Name {
  const first = firstNameOf(name)
  const called = lettersOf(first).length > 0 ? first : cleanLine(name)
  const letters = lettersOf(familyFirst.test(called) ? Array.from(called).reverse().join('') : called)
  const [initial = '', ...rest] = letters
  const [family = ''] = lettersOf(cleanLine(name).split(' ').slice(1).at(-1) ?? '')
  return {
    letters: initial ? [upper(initial), ...rest.map((one) => one.toLowerCase())] : [],
    family: upper(family),
  }
}

function lettersOf(text: string): string[] {
  return text.normalize('NFC').match(lettersPattern) ?? []
}

/** The capital; "ß" and its like, whose capital has two letters, stay as they are. */
function upper(letter: string): string {
  const capital = letter.toUpperCase()
  return Array.from(capital).length > Array.from(letter).length ? letter : capital
}
