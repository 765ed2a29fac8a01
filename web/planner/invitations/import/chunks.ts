const bytesMax = 55_000
const rowsMax = 200

/** Rows in the pieces in which they are sent: none larger than the server takes, and small enough to be seen progressing. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const encoder = new TextEncoder()
  const chunks: Row[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1
    const last = chunks.at(-1)
    if (last && last.length < rowsMax && bytes + size <= bytesMax) {
      last.push(row)
      bytes += size
    } else {
      chunks.push([row])
      bytes = size
    }
  }
  return chunks
}
