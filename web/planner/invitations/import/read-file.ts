import type { Encoding } from '#core/files/csv-text'
import {
  fileIsOld,
  fileTooLarge,
  quoteUnclosed,
  workbookBroken,
  workbookTooLarge,
} from '#invitations/words/planner-import'
import { csvRows } from '../../shared/csv-rows.ts'

/** A list as it was read, by its sheets. The bytes of a text stay, to be read in another encoding. */
export type ReadFile = { sheets: { name: string; rows: string[][] }[]; text?: Uint8Array }

const bytesMax = 5_000_000

/** Reads a file of text or an Excel workbook. @returns a sentence instead where it cannot be read */
export async function readFile(file: File): Promise<ReadFile | { error: string }> {
  if (file.size > bytesMax) return { error: fileTooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Workbooks are archives, which begin with these letters. Old ones, and those with a password, begin with others.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes)
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { error: fileIsOld }
  return readText(bytes)
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile | { error: string }> {
  // Loaded only now: a text file does not need it.
  const { readXlsx, Unreadable } = await import('./xlsx/read-xlsx.ts')
  try {
    return { sheets: await readXlsx(bytes) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { error: error.reason === 'too_large' ? workbookTooLarge : workbookBroken }
  }
}

/** Reads a text in the encoding given, else in the one that is found out. */
export function readText(text: Uint8Array, encoding?: Encoding): ReadFile | { error: string } {
  const read = csvRows(text, encoding)
  if ('unclosed' in read) return { error: quoteUnclosed(read.unclosed) }
  return { sheets: [{ name: '', rows: read.rows }], text }
}
