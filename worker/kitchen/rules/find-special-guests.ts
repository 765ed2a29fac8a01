import type { needsLine, tableSeatName, tableSeatShort } from '#kitchen/words/shared'
import type { tableName, tableShort } from '#seating/words/shared'
import { tokensIn } from '../../core/folded.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { SpecialGuest } from '../shape/kitchen.ts'

/** The sentences in which the reader sees needs and seats, and so types them. */
type FindWords = {
  kitchen: {
    needsLine: typeof needsLine
    tableSeatName: typeof tableSeatName
    tableSeatShort: typeof tableSeatShort
  }
  seating: { tableName: typeof tableName; tableShort: typeof tableShort }
}

/** Number of special guests from which the search field is shown. */
export const searchFieldFrom = 9

type Findable = Pick<SpecialGuest, 'number' | 'name' | 'needs' | 'words' | 'table' | 'seat'>

/**
 * True if a special guest matches typed text, without case and accents. Numbers match exactly: S14 or 14 is a special guest, T31 or
 * T31/4 a table or a seat at it. Any other word matches the beginning of a word of the name, needs, note or table.
 */
export function specialGuestMatcher(
  typed: string,
  ownNeeds: readonly OwnNeed[],
  words: FindWords,
): (guest: Findable) => boolean {
  const typedTokens = tokensIn(typed)
  return (guest) => {
    const { number, name, needs, words: note, table } = guest
    const tableTokens = tokensIn(typedTableName(table, words))
    const text = [
      ...tokensIn([name, words.kitchen.needsLine(needs, ownNeeds), note].join(' ')),
      ...tableTokens,
    ]
    return withoutSeat(typedTokens, waysToTypeSeat(guest, words)).every((word, index, tokens) => {
      // Room 2 is no special guest's number.
      if (number !== null && word === String(number)) return !tableTokens.includes(tokens[index - 1] ?? '')
      return (number !== null && word === `s${number}`) || text.some((one) => matchesToken(one, word))
    })
  }
}

/** Ways to type a table and seat, the most exact first. */
function waysToTypeSeat({ table, seat }: Findable, { kitchen, seating }: FindWords): string[][] {
  if (table === null) return []
  const where = { table, seat }
  return [
    kitchen.tableSeatName(where),
    kitchen.tableSeatShort(where),
    seating.tableName(table),
    seating.tableShort(table),
  ].map(tokensIn)
}

/** A table's name; empty for a number, which is typed as T31 or table 31. */
function typedTableName(table: string | null, { seating }: FindWords): string {
  return table !== null && seating.tableShort(table) === table ? table : ''
}

/** The typed tokens without those of a table and seat. One that is still being typed ("table") is left out as well. */
function withoutSeat(typedTokens: readonly string[], seats: readonly string[][]): readonly string[] {
  for (const seat of seats) {
    const start = typedTokens.findIndex((_, from) =>
      seat.every((word, index) => typedTokens[from + index] === word),
    )
    if (start >= 0) return typedTokens.toSpliced(start, seat.length)
  }
  const isBeingTyped = seats.some(([first, number]) => number !== undefined && first === typedTokens.at(-1))
  return isBeingTyped ? typedTokens.slice(0, -1) : typedTokens
}

/** In scripts that separate words by spaces a typed word matches beginnings; one with a digit matches whole words. */
function matchesToken(word: string, typed: string): boolean {
  if (/\p{N}/u.test(typed)) return word === typed && /\p{L}/u.test(typed)
  if (/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(typed)) return word.startsWith(typed)
  return word.includes(typed)
}
