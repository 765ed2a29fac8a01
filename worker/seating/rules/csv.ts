import { undisarmed } from '../../core/files/csv-text.ts'
import { tokensIn } from '../../core/folded.ts'
import { cleanLine } from '../../core/text.ts'
import { latinDigits } from '../../core/typed-number.ts'
import { type Guest, guestKey, type Placement, type Table } from './seating.ts'

export type NamedTable = Table & { name: string }
export type NamedGuest = Guest & { name: string; leadName: string }

/** The seating as rows of a file, below their heading: by table and seat, those without a table last. */
export function seatingRows(
  tables: readonly Pick<NamedTable, 'id' | 'name'>[],
  placements: readonly Placement[],
  guests: readonly NamedGuest[],
  heading: readonly string[],
): (string | number)[][] {
  const places = new Map(placements.map((placed) => [guestKey(placed), placed]))
  const order = new Map(tables.map(({ id }, index) => [id, index]))
  const all = guests.map((guest) => {
    const placed = places.get(guestKey(guest))
    const at = (placed && order.get(placed.tableId)) ?? tables.length
    return { guest, at, seat: tables[at] ? (placed?.seat ?? null) : null }
  })
  const last = Number.MAX_SAFE_INTEGER
  all.sort((a, b) => a.at - b.at || (a.seat ?? last) - (b.seat ?? last))
  const rows = all.map(({ guest, at, seat }) => [
    tables[at]?.name ?? '',
    seat ?? '',
    guest.name,
    guest.leadName,
  ])
  return [[...heading], ...rows]
}

/** A row as it was read; `line` counts from 1, the heading included. */
export type SeatingRow = { line: number; table: string; seat: string; guest: string; lead: string }

/**
 * The rows below a file's heading. Columns are found by name in any order, ignoring case and accents; other columns and
 * empty rows are skipped. If the column of table or guest is missing, returns the missing names.
 * @param heading the names of table, seat, guest and lead guest
 */
export function readSeating(
  rows: readonly (readonly string[])[],
  heading: readonly [table: string, seat: string, guest: string, lead: string],
): { rows: SeatingRow[] } | { missing: string[] } {
  const named = (rows[0] ?? []).map(nameFolded)
  const [table, seat, guest, lead] = heading.map((name) => named.indexOf(nameFolded(name))) as [
    number,
    number,
    number,
    number,
  ]
  const missing = [...(table < 0 ? [heading[0]] : []), ...(guest < 0 ? [heading[2]] : [])]
  if (missing.length > 0) return { missing }
  const read = rows.slice(1).map((row, index) => {
    const cell = (column: number) => cleanLine(undisarmed(row[column] ?? ''))
    return { line: index + 2, table: cell(table), seat: cell(seat), guest: cell(guest), lead: cell(lead) }
  })
  return {
    rows: read.filter((row) => row.table !== '' || row.seat !== '' || row.guest !== '' || row.lead !== ''),
  }
}

/**
 * Normalizes a name for comparing: without case, accents and separators between words, its digits from 0 to 9. A name of
 * signs alone stays as it is.
 */
export function nameFolded(name: string): string {
  return latinDigits(tokensIn(name).join(' ')) || name
}
