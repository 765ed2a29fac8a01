/** A file's text, and the delimiter its first line names, if it does. */
export type CsvText = { text: string; delimiter: string | undefined }

/** Encodings of a file that a person may name instead. */
export type Encoding = 'utf-8' | 'windows-1252'

/**
 * Decodes a CSV file as spreadsheets write it: by its byte order mark, else as UTF-8 if valid, else as Windows-1252,
 * which accepts any bytes. Removes a first line "sep=;".
 * @param encoding in place of the one that is found out
 */
export function csvText(bytes: Uint8Array, encoding?: Encoding): CsvText {
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decoded(bytes)
  const separator = /^"?sep=([^\r\n])"?(?:\r\n|\r|\n|$)/i.exec(text)
  return { text: separator ? text.slice(separator[0].length) : text, delimiter: separator?.[1] }
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  // TextDecoder removes the byte order mark.
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

// Prefix that the CSV export writes before a cell that a spreadsheet would run.
const armed = /^'(?=[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u

/** Undoes the escaping that keeps spreadsheets from running a cell. */
export function undisarmed(cell: string): string {
  return cell.replace(armed, '')
}
