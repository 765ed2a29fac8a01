/** Written cells as lines of a CSV file, ended as Windows ends a line. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  let lines = ''
  for (const row of rows) lines += `${row.join(',')}\r\n`
  return lines
}

/** A line of the file: every cell quoted and harmless, ended as Windows ends a line. */
export function csvLine(cells: readonly (string | number)[]): string {
  return csvLines([cells.map(csvCell)])
}

/** A cell as it stands in the file: always quoted, its quotes doubled. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return `"${value}"`
  return `"${disarmed(value).replaceAll('"', '""')}"`
}

// Formulas a spreadsheet would run: the first sign of a formula, also after spaces, invisible marks or quotes.
const signs = '=+\\-@\uff1d\uff0b\uff0d\uff20'
const sign = `[${signs}]`
const before = '[\\s\\p{Z}\\p{Cc}\\p{Cf}"]*'
const runs = new RegExp(`^(?:${before}${sign}|[\\t\\r\\n])`, 'u')

// A reader with another separator than the comma ends the cell at its first quote and finds cells inside the text:
// after a semicolon, a bar, a tab or a line break.
const runsInside = new RegExp(`([;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]${before})(?=${sign})`, 'gu')

// Both need one of these. Almost no cell has one, and looking for them takes a tenth of the time.
const mayRun = new RegExp(`[${signs}\\t\\r\\n]`)

/** Makes a cell plain text in any spreadsheet, whatever its separator. */
function disarmed(cell: string): string {
  if (!mayRun.test(cell)) return cell
  const inside = cell.replace(runsInside, "$1'")
  return runs.test(cell) ? `'${inside}` : inside
}

/**
 * The file's name: letters and digits of the title, the rest underscores; the code where no letter is left. `of` tells
 * what the file holds.
 */
export function exportName(title: string, code: string, of = 'menu_selections', ending = 'csv'): string {
  const name = title.replace(/[^\p{L}\p{M}\p{N}]/gu, '_').toLowerCase()
  return `${/[\p{L}\p{N}]/u.test(name) ? name : code.toLowerCase()}_${of}.${ending}`
}
