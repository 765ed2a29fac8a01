import { typedNumber } from '../../core/typed-number.ts'
import { type NamedGuest, type NamedTable, nameFolded, type SeatingRow } from './csv.ts'
import { type Guest, guestKey, type Placement, seatsMax } from './seating.ts'

/** A row that seats a person: at an existing table, at a new one, or at none. */
export type MatchedRow = Guest & {
  line: number
  tableId: string | null
  newTable: string | null
  seat: number | null
}

/**
 * A row that moves nobody. Unknown: no person has that name (`guest`), the table has no such seat (`seat`), a person
 * who is not moved keeps the seat (`taken`), or no table can have that name (`table`). Ambiguous: several people have that name (`guest`), several tables have it
 * (`table`), or another row names the same person (`person`) or the same seat (`place`).
 */
export type UnmatchedRow = {
  line: number
  guest: string
  reason: 'guest' | 'seat' | 'taken' | 'table' | 'person' | 'place'
}

/** Preview of an import. It moves nobody. */
export type SeatingPreview = {
  matched: MatchedRow[]
  unknown: UnmatchedRow[]
  ambiguous: UnmatchedRow[]
  /** Missing tables that the matched rows name, with the number of people at each. */
  newTables: { name: string; guests: number }[]
}

type Names<T> = ReadonlyMap<string, readonly T[]>

/**
 * Matches rows with an event's guests and tables by name: exactly if one has this name, else without case and accents.
 * A lead guest, if given, must be the party's. Rows that name the same person or seat are all refused.
 */
export function matchSeating(
  rows: readonly SeatingRow[],
  event: { guests: readonly NamedGuest[]; tables: readonly NamedTable[]; placements: readonly Placement[] },
): SeatingPreview {
  const preview: SeatingPreview = { matched: [], unknown: [], ambiguous: [], newTables: [] }
  const [guests, tables] = [byName(event.guests), byName(event.tables)]
  for (const row of rows) place(row, guests, tables, preview)
  const names = new Map(rows.map(({ line, guest }) => [line, guest]))
  const drop = (
    to: 'unknown' | 'ambiguous',
    reason: UnmatchedRow['reason'],
    dropped: readonly MatchedRow[],
  ) => {
    const gone = new Set(dropped)
    preview.matched = preview.matched.filter((one) => !gone.has(one))
    for (const { line } of dropped) preview[to].push({ line, guest: names.get(line) ?? '', reason })
  }
  drop('ambiguous', 'person', repeated(preview.matched, guestKey))
  drop('ambiguous', 'place', repeated(preview.matched, seatKey))
  // The person of a refused row keeps their place, which may be the seat another row asks for.
  for (
    let taken = keptSeats(preview, event.placements);
    taken.length > 0;
    taken = keptSeats(preview, event.placements)
  )
    drop('unknown', 'taken', taken)
  const fresh = Map.groupBy(
    preview.matched.filter(({ newTable }) => newTable !== null),
    ({ newTable }) => nameFolded(newTable ?? ''),
  )
  preview.newTables = [...fresh.values()].map((all) => ({ name: all[0]?.newTable ?? '', guests: all.length }))
  for (const list of [preview.unknown, preview.ambiguous]) list.sort((one, other) => one.line - other.line)
  return preview
}

function byName<T extends { name: string }>(all: readonly T[]): Names<T> {
  return Map.groupBy(all, ({ name }) => nameFolded(name))
}

/** The candidate with exactly this name among those with the same folded name; without one, all of them. */
function exactly<T extends { name: string }>(alike: readonly T[], name: string): readonly T[] {
  const exact = alike.filter((one) => one.name === name)
  return exact.length === 1 ? exact : alike
}

/** Reads one row by itself. */
function place(
  row: SeatingRow,
  guests: Names<NamedGuest>,
  tables: Names<NamedTable>,
  preview: SeatingPreview,
): void {
  const { line, guest } = row
  const lead = nameFolded(row.lead)
  const alike = (guests.get(nameFolded(guest)) ?? []).filter(
    ({ leadName }) => lead === '' || nameFolded(leadName) === lead,
  )
  const [person, another] = exactly(alike, guest)
  const at = row.table === '' ? [] : exactly(tables.get(nameFolded(row.table)) ?? [], row.table)
  const [table] = at
  const seat = seatIn(row, table?.seats ?? seatsMax)
  if (!person) preview.unknown.push({ line, guest, reason: 'guest' })
  else if (another) preview.ambiguous.push({ line, guest, reason: 'guest' })
  else if (at.length > 1) preview.ambiguous.push({ line, guest, reason: 'table' })
  else if (seat === undefined) preview.unknown.push({ line, guest, reason: 'seat' })
  else
    preview.matched.push({
      line,
      responseId: person.responseId,
      personId: person.personId,
      tableId: table?.id ?? null,
      newTable: table || row.table === '' ? null : row.table,
      seat,
    })
}

/** The seat of a row. Null if it names none, undefined if the table has no such seat. */
function seatIn({ table, seat }: SeatingRow, seats: number): number | null | undefined {
  if (seat === '') return null
  const number = /^\p{Nd}{1,3}$/u.test(seat) ? typedNumber(seat) : 0
  return table !== '' && number >= 1 && number <= seats ? number : undefined
}

/** The key of the seat a row names. Rows without a seat each have a unique key. */
function seatKey({ tableId, newTable, seat, line }: MatchedRow): string {
  return seat === null ? `line ${line}` : JSON.stringify([tableId, newTable && nameFolded(newTable), seat])
}

function repeated(matched: readonly MatchedRow[], key: (one: MatchedRow) => string): MatchedRow[] {
  return [...Map.groupBy(matched, key).values()].filter((all) => all.length > 1).flat()
}

/** The rows whose seat is kept by a person who is not moved. */
function keptSeats({ matched }: SeatingPreview, placements: readonly Placement[]): MatchedRow[] {
  const moving = new Set(matched.map(guestKey))
  const kept = new Set(
    placements
      .filter((one) => one.seat !== null && !moving.has(guestKey(one)))
      .map(({ tableId, seat }) => `${tableId}/${seat}`),
  )
  return matched.filter(({ tableId, seat }) => seat !== null && kept.has(`${tableId}/${seat}`))
}
