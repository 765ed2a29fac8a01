import { tokensIn } from '#core/folded'

// Labels of a sheet's last row, in English, German, French, Spanish, Italian and Dutch.
const sums = new Set(
  'total|totals|grand total|sum|summe|gesamt|insgesamt|total general|somme|suma|totale|somma|totaal|som'.split(
    '|',
  ),
)

/** The rows of a list above its sums: those in the last rows that hold "Total" and figures alone. */
export function withoutSums(rows: readonly string[][]): readonly string[][] {
  const end = rows.findLastIndex((row) => !isSum(row)) + 1
  return rows.slice(0, end)
}

/** True for an empty row, too. */
function isSum(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter(Boolean)
  const texts = cells.filter((cell) => !/^[\p{Nd}\s.,]+$/u.test(cell))
  return cells.length === 0 || (texts.length === 1 && sums.has(tokensIn(texts[0] ?? '').join(' ')))
}
