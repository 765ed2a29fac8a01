import { csvCell, csvLines } from '#core/files/csv-lines'
import type { MenuWithRemoved } from '../shape/responses.ts'
import { columnsOf, type ExportWords, type ExtraColumns, inFixedOrder, noExtraColumns } from './export.ts'

export type ExportedDecline = { names: string[]; email: string | null; createdAt: number }

/**
 * Makes a function that writes a decline as rows of cells, one per person: the menu's columns are empty, and the last column says
 * that the person does not come.
 * @param cellOf writes a cell
 */
export function declineRowsWriter<Cell>(
  categories: MenuWithRemoved,
  date: (instant: number) => string,
  words: ExportWords,
  extra: ExtraColumns,
  cellOf: (value: string | number) => Cell,
): (decline: ExportedDecline) => Cell[][] {
  const extraCells = columnsOf(categories, words, { ...extra, notComing: true }).map(
    ({ declined }) => declined,
  )
  const dishCells = categories.map(() => '')
  return ({ names, email, createdAt }) =>
    names.map((name, index) => {
      const fixed = inFixedOrder<string | number>({
        leadGuestName: names[0] ?? '',
        leadGuestEmail: email ?? '',
        guestName: name,
        allergies: '',
        guestNumber: index + 1,
        partySize: names.length,
        submissionDate: date(createdAt),
      })
      return [...fixed, ...dishCells, ...extraCells].map(cellOf)
    })
}

/** Makes a function that writes a decline as lines of a CSV file. */
export function declineWriter(
  categories: MenuWithRemoved,
  date: (instant: number) => string,
  words: ExportWords,
  extra: ExtraColumns = noExtraColumns,
): (decline: ExportedDecline) => string {
  const rowsOf = declineRowsWriter(categories, date, words, extra, csvCell)
  return (decline) => csvLines(rowsOf(decline))
}
