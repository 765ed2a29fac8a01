import { fold, tokensIn } from '#core/folded'
import { partyMax } from '#core/limits'
import type { Column } from './fields.ts'
import { type Read, readRow } from './read-row.ts'
import { withoutSums } from './sums.ts'

/** Rows that name people and no household, below one that has a household: of the household above, or parties of their own. */
export type Below = 'above' | 'apart'

/**
 * The likely meaning of rows without a household. They belong to the one above in a list that writes each household once,
 * beside its first person. They are parties of their own where a household stands beside each of its people, where a row
 * below has a number of places, where most people stand beside a household, where most of those below share no name with
 * the household, and where too many would be one party.
 * @param start the index of the first row below the heading
 */
export function likelyBelow(rows: readonly string[][], columns: readonly Column[], start: number): Below {
  const households = new Set<string>()
  let below = 0
  let related = 0
  /** The household above. Undefined after a row without anybody. */
  let above: { people: number; isOfIt: (row: Read) => boolean } | undefined
  for (const [at, row] of withoutSums(rows).entries()) {
    if (at < start) continue
    const read = readRow(row, columns, at + 1)
    const { party, seats, size } = read
    if (party === '' && seats.length > 0) {
      if (households.size === 0 || size > 0) return 'apart'
      if (!above) continue
      above.people += seats.length
      below++
      if (above.isOfIt(read)) related++
      if (above.people > partyMax) return 'apart'
    } else if (party === '') above = undefined
    else {
      if (households.has(fold(party))) return 'apart'
      households.add(fold(party))
      above = { people: seats.length, isOfIt: relationTo(read) }
    }
  }
  const many = below > 0 && below * 2 >= households.size
  return many && related * 2 >= below ? 'above' : 'apart'
}

/**
 * Tells whether a row's people are likely of a household: by a name that they share with its label or its own people, by a
 * first name alone, or where the household names nobody itself.
 */
function relationTo({ party, seats, size }: Read): (row: Read) => boolean {
  if (seats.length === 0 && size === 0) return () => true
  const names = [party, ...seats.map(({ name }) => name)].flatMap(tokensIn)
  return (row) =>
    row.seats.some(({ name }) => {
      const terms = tokensIn(name)
      // "The Lees" are the household of Tom Lee.
      const isNamed = (word: string) =>
        names.some((one) => one === word || (word.length > 2 && one.startsWith(word)))
      return terms.length < 2 || terms.some(isNamed)
    })
}
