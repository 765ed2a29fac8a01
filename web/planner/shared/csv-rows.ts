import Papa from 'papaparse'
import { csvText, type Encoding } from '#core/files/csv-text'

const delimiters = [',', ';', '\t', '|']

/** The delimiter that stands most often in the first line. Papa guesses wrongly in files of two columns. */
function delimiterOf(text: string): string {
  const heading = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/**
 * The rows of a file as spreadsheets write it, without the empty ones at its end. Its delimiter is found out, and its
 * encoding where none is given.
 * @returns the number of the row whose quotation mark is never closed, instead of rows
 */
export function csvRows(bytes: Uint8Array, encoding?: Encoding): { rows: string[][] } | { unclosed: number } {
  const { text, delimiter } = csvText(bytes, encoding)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiter ?? delimiterOf(text) })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return { unclosed: (open.row ?? 0) + 1 }
  const last = data.findLastIndex((row) => row.some((cell) => cell.trim() !== ''))
  return { rows: data.slice(0, last + 1) }
}
