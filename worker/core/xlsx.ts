export type Cell = string | number

/** Characters a column is wide at most, and at least. */
const [widest, narrowest] = [48, 8]

/**
 * One sheet as an Excel workbook: the first row is its heading, which stays in sight. A text is a text, whatever it begins
 * with: no cell is a formula.
 */
export async function xlsxOf(sheet: string, rows: readonly (readonly Cell[])[]): Promise<Blob> {
  // Loaded when it is used: few requests write one.
  const { default: write } = await import('write-excel-file/universal')
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
  return write([heading, ...cells], { sheet, columns, stickyRowsCount: 1 }).toBlob()
}
