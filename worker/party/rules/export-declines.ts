import { csvCell, csvLines } from '#core/files/csv-lines'
import type { KnownMenu } from '../shape/responses.ts'
import { columnsOf, type ExportedMore, type ExportWords, fixedOrder, nothingMore } from './export.ts'

export type ExportedDecline = { names: string[]; email: string | null; createdAt: number }

/**
 * Writes a decline as rows of cells, one per person: the menu's columns are empty, the last one says that they do not come.
 * @param cellOf writes a cell
 */
export function declineRowsWriter<Cell>(
  categories: KnownMenu,
  date: (instant: number) => string,
  words: ExportWords,
  more: ExportedMore,
  cellOf: (value: string | number) => Cell,
): (decline: ExportedDecline) => Cell[][] {
  const last = columnsOf(categories, words, { ...more, notComing: true }).map(({ declined }) => declined)
  const dishes = [...categories.map(() => ''), ...last]
  const inOrder = fixedOrder(words)
  return ({ names, email, createdAt }) =>
    names.map((name, index) => {
      const fixed = inOrder<string | number>({
        leadGuestName: names[0] ?? '',
        leadGuestEmail: email ?? '',
        guestName: name,
        allergies: '',
        guestNumber: index + 1,
        partySize: names.length,
        submissionDate: date(createdAt),
      })
      return [...fixed, ...dishes].map(cellOf)
    })
}

/** Writes a decline as lines of a CSV file. */
export function declineWriter(
  categories: KnownMenu,
  date: (instant: number) => string,
  words: ExportWords,
  more: ExportedMore = nothingMore,
): (decline: ExportedDecline) => string {
  const rowsOf = declineRowsWriter(categories, date, words, more, csvCell)
  return (decline) => csvLines(rowsOf(decline))
}
