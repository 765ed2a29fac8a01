import type { ImportRow } from './parties.ts'

const encoder = new TextEncoder()

/** Rows in calls of at most so many bytes each, in their order. A row that is larger goes alone. */
export function chunksOf(rows: readonly ImportRow[], bytes: number): ImportRow[][] {
  const chunks: ImportRow[][] = []
  let left = 0
  for (const row of rows) {
    // A comma parts rows.
    const size = encoder.encode(JSON.stringify(row)).length + 1
    if (size > left || chunks.length === 0) {
      chunks.push([])
      left = bytes
    }
    chunks.at(-1)?.push(row)
    left -= size
  }
  return chunks
}
