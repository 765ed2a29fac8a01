import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Query, rowsOf } from '#core/db'
import type { SheetKind, SheetSeen } from './shape/issued.ts'
import type { Sheet, SheetBody, SheetLine, SheetSpecialGuest } from './shape/sheet.ts'

type EventId = string | SQL<string>

/** A sheet without its content. */
export type SheetMetaRow = {
  number: number
  kind: SheetKind
  at: number
  issuedBy: string | null
  version: number
  hash: string
}

/** The query for an event's sheets without their content, the newest first. */
export function sheetMetas(db: Database, eventId: EventId): Query<SheetMetaRow[]> {
  return rowsOf(
    db,
    sql`select s.number, s.kind, s.at, s.version, s.hash, u.name as issuedBy from sheets s left join user u on u.id = s."by"
      where s.event_id = ${eventId} order by s.number desc`,
  )
}

type BodyRow = { number: number; kind: SheetKind; at: number; hash: string; lines: number; body: string }
type LineRow = {
  number: number
  special: number | null
  responseId: string
  personId: string
  line: string | null
}

/**
 * The queries for the content of some of an event's sheets.
 * @param condition a condition on `sheets s`
 */
export function sheetContents(db: Database, eventId: EventId, condition: SQL) {
  return {
    bodies: rowsOf<BodyRow>(
      db,
      sql`select s.number, s.kind, s.at, s.hash, s.lines, s.body from sheets s where s.event_id = ${eventId} and (${condition})`,
    ),
    specials: rowsOf<LineRow>(
      db,
      sql`select s.number, l.special, l.response_id as responseId, l.person_id as personId, l.line
        from sheets s join sheet_lines l on l.sheet_id = s.id
        where s.event_id = ${eventId} and (${condition}) order by s.number, l.n`,
    ),
  }
}

/** The condition of `sheetContents` for the newest. */
export function newestSheet(eventId: EventId): SQL {
  return sql`s.number = (select max(number) from sheets where event_id = ${eventId})`
}

/** A stored sheet, with the text of which it has the hash. `complete`: it has as many lines as it was issued with. */
export type StoredSheet = Omit<BodyRow, 'lines'> & { sheet: Sheet; complete: boolean }

/** The rows of `sheetContents` by the sheets' numbers. */
export function sheetsOf({
  bodies,
  specials,
}: {
  bodies: BodyRow[]
  specials: LineRow[]
}): Map<number, StoredSheet> {
  const linesOf = Map.groupBy(specials, ({ number }) => number)
  return new Map(
    bodies.map(({ lines: count, ...row }) => {
      const lines = (linesOf.get(row.number) ?? []).map(lineOf)
      const sheet = { body: JSON.parse(row.body) as SheetBody, lines }
      return [row.number, { ...row, sheet, complete: lines.length === count }]
    }),
  )
}

function lineOf({ special, responseId, personId, line }: LineRow): SheetLine {
  return {
    special,
    responseId,
    personId,
    line: line === null ? null : (JSON.parse(line) as SheetSpecialGuest),
  }
}

type SeenRow = SheetSeen & { number: number }

/** The query for who saw an event's sheets, in the order in which they acknowledged them. */
export function sheetsSeen(db: Database, eventId: EventId): Query<SeenRow[]> {
  return rowsOf(
    db,
    sql`select s.number, k.label as "linkLabel", x.name, x.at from sheets s join sheet_seen x on x.sheet_id = s.id
      join kitchen_links k on k.id = x.link_id where s.event_id = ${eventId} order by x.at`,
  )
}

/** The rows of `sheetsSeen` for one sheet. */
export function seenOf(rows: SeenRow[], number: number): SheetSeen[] {
  return rows
    .filter((row) => row.number === number)
    .map(({ linkLabel, name, at }) => ({ linkLabel, name, at }))
}
