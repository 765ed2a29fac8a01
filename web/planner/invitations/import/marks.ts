import { type Column, isNo, isYes } from './fields.ts'
import { readRow } from './read-row.ts'

const marks = { children: 'child', infants: 'infant' } as const

/**
 * Columns of children and of infants that mark who is one: each cell is 1 or yes in a row of one person, or says no, and no
 * column counts adults or places. Other columns stay as they are.
 * @param below the rows below the heading
 */
export function withMarks(columns: Column[], below: readonly string[][]): Column[] {
  if (columns.some(({ field }) => field === 'adults' || field === 'seats')) return columns
  return columns.map((column, at) => {
    if (column.field !== 'children' && column.field !== 'infants') return column
    const isMark = below.every((row) => {
      const cell = row[at]?.trim() ?? ''
      return isNo(cell) || (isYes(cell) && readRow(row, columns, 0).seats.length === 1)
    })
    return isMark && column.values.some(isYes) ? { ...column, field: marks[column.field] } : column
  })
}
