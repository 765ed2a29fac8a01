import Papa from 'papaparse'
import { csvText } from '#core/csv-text'
import { importRowsMax } from '#seating/rules/limits'
import { seatingColumns } from '#seating/words/planner'
import { fileQuoteOpen, fileTooLong } from '#seating/words/planner-file'

// Longer is no name of a guest or table.
const cellMax = 1000
const cellsMax = 60

const delimiters = [',', ';', '\t', '|']

/** The delimiter that stands most often in the first line. Papa guesses wrongly in files of two columns. */
function delimiterOf(text: string): string {
  const heading = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/**
 * The rows of a file as spreadsheets write it, its heading first, without the columns that say nothing of seating. Its
 * encoding and delimiter are found out.
 * @returns a sentence instead where it cannot be read
 */
export function seatingFileRows(bytes: Uint8Array): { rows: string[][] } | { complaint: string } {
  const { text, delimiter } = csvText(bytes)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiter ?? delimiterOf(text) })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return { complaint: fileQuoteOpen((open.row ?? 0) + 1) }
  const last = data.findLastIndex((row) => row.some((cell) => cell.trim() !== ''))
  const rows = data.slice(0, last + 1)
  if (rows.length > importRowsMax) return { complaint: fileTooLong(importRowsMax - 1) }
  const wanted = seatingColumns.map((name) => name.toLowerCase())
  const named = (rows[0] ?? []).map((name) => wanted.includes(name.trim().toLowerCase()))
  // The server checks what it alone knows.
  const columns = [...named.keys()].filter((at) => named[at] || !named.includes(true)).slice(0, cellsMax)
  return { rows: rows.map((row) => columns.map((at) => (row[at] ?? '').slice(0, cellMax))) }
}
