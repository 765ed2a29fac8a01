import { importRowsMax } from '#seating/rules/limits'
import { seatingColumns } from '#seating/words/planner'
import { fileQuoteOpen, fileTooLong } from '#seating/words/planner-file'
import { csvRows } from '../shared/csv-rows.ts'

// Longer is no name of a guest or table.
const cellMax = 1000
const cellsMax = 60

/**
 * The rows of a file as spreadsheets write it, its heading first, without the columns that say nothing of seating. Its
 * encoding and delimiter are found out.
 * @returns a sentence instead where it cannot be read
 */
export function seatingFileRows(bytes: Uint8Array): { rows: string[][] } | { error: string } {
  const read = csvRows(bytes)
  if ('unclosed' in read) return { error: fileQuoteOpen(read.unclosed) }
  const { rows } = read
  if (rows.length > importRowsMax) return { error: fileTooLong(importRowsMax - 1) }
  const wanted = seatingColumns.map((name) => name.toLowerCase())
  const named = (rows[0] ?? []).map((name) => wanted.includes(name.trim().toLowerCase()))
  // The server checks what it alone knows.
  const columns = [...named.keys()].filter((at) => named[at] || !named.includes(true)).slice(0, cellsMax)
  return { rows: rows.map((row) => columns.map((at) => (row[at] ?? '').slice(0, cellMax))) }
}
