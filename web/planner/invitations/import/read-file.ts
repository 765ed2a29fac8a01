import type { Encoding } from '#core/csv-text'
import { fileIsExcel, fileTooLarge, quoteUnclosed } from '#invitations/words/planner-import'
import { csvRows } from '../../shared/csv-rows.ts'

/** A list as it was read. Its bytes stay, to be read in another encoding. */
export type ReadFile = { rows: string[][]; text: Uint8Array }

const bytesMax = 5_000_000

/** Reads a file of text. @returns a sentence instead where it cannot be read */
export async function readFile(file: File): Promise<ReadFile | { complaint: string }> {
  if (file.size > bytesMax) return { complaint: fileTooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Excel's files are archives, which begin with these letters.
  const isExcel = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isExcel ? { complaint: fileIsExcel } : readText(bytes)
}

/** Reads a text in the encoding given, else in the one that is found out. */
export function readText(text: Uint8Array, encoding?: Encoding): ReadFile | { complaint: string } {
  const read = csvRows(text, encoding)
  return 'unclosed' in read ? { complaint: quoteUnclosed(read.unclosed) } : { rows: read.rows, text }
}
