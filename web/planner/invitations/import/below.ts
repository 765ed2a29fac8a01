import { folded } from '#core/folded'
import { partyMax } from '#core/limits'
import type { Column } from './fields.ts'
import { readRow } from './read-row.ts'
import { withoutSums } from './sums.ts'

/** Rows that name people and no household, below one that has a household: of the household above, or parties of their own. */
export type Below = 'above' | 'apart'

/**
 * The likely meaning of rows without a household. They belong to the one above in a list that writes each household once,
 * beside its first person. They are parties of their own where a household stands beside each of its people, where a row
 * below has a number of places, where most people stand beside a household, and where too many would be one party.
 * @param start the index of the first row below the heading
 */
export function likelyBelow(rows: readonly string[][], columns: readonly Column[], start: number): Below {
  const households = new Set<string>()
  let below = 0
  /** Number of people of the household above. Undefined after a row without anybody. */
  let together: number | undefined
  for (const [at, row] of withoutSums(rows).entries()) {
    if (at < start) continue
    const { party, seats, size } = readRow(row, columns, at + 1)
    if (party === '' && seats.length > 0) {
      if (households.size === 0 || size > 0) return 'apart'
      if (together === undefined) continue
      together += seats.length
      below++
      if (together > partyMax) return 'apart'
    } else if (party === '') together = undefined
    else {
      if (households.has(folded(party))) return 'apart'
      households.add(folded(party))
      together = seats.length
    }
  }
  return below > 0 && below * 2 >= households.size ? 'above' : 'apart'
}
