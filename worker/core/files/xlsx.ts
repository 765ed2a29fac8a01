export type Cell = string | number

/** Characters a column is wide at most, and at least. */
const [widest, narrowest] = [48, 8]

/** A sheet: the first row is its heading, which stays in sight. */
export type Sheet = { name: string; rows: readonly (readonly Cell[])[] }

/** Sheets as an Excel workbook. A text is a text, whatever it begins with: no cell is a formula. */
export async function xlsxOf(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded when it is used: few requests write one. The entry for Node compresses in the same thread, while the universal
  // one starts a web worker for a large sheet, and workerd has none.
  const { default: write } = await import('write-excel-file/node')
  return new Uint8Array(await write(sheets.map(sheetOf)).toBuffer())
}

function sheetOf({ name, rows }: Sheet) {
  const [heads = [], ...lines] = rows
  const columns = heads.map((head, column) => {
    const longest = Math.max(
      ...[head, ...lines.map((line) => line[column] ?? '')].map((cell) => String(cell).length),
    )
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) }
  })
  const cells = lines.map((line) =>
    line.map((value) =>
      typeof value === 'number' ? { value, type: Number } : value === '' ? null : { value, type: String },
    ),
  )
  const heading = heads.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const }))
  return { sheet: name, data: [heading, ...cells], columns, stickyRowsCount: 1 }
}
