import { type SQL, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, type Results, rowsOf } from '#core/db'
import type { KitchenWords } from '#languages/language'
import type { KitchenRows } from '../kitchen/read.ts'
import { differenceToNow, diffInWords, liveFiguresAsSheet } from './difference.ts'
import { type Scope, scopedSheet } from './rules/scope.ts'
import type { LinkSheets, SheetKind } from './shape/issued.ts'
import { sheetContents, sheetsOf } from './stored.ts'

type Newest = { number: number; kind: SheetKind; at: number; version: number }
type Seen = { number: number; name: string | null; at: number; issuedAt: number }

/** The rows of `linkSheetQueries`. */
export type LinkSheetRows = Results<ReturnType<typeof linkSheetQueries>>

/**
 * The queries for the sheets on a link's page: the newest, the one that the link acknowledged last, and the content of both where it
 * is compared.
 * @param hash of the link's token
 */
export function linkSheetQueries(db: Database, eventId: SQL<string>, hash: string) {
  const newest = sql`(select max(number) from sheets where event_id = ${eventId})`
  const fromSeen = sql`from sheet_seen x join sheets t on t.id = x.sheet_id
    where x.link_id = (select id from kitchen_links where token_hash = ${hash}) order by t.number desc limit 1`
  return {
    newest: rowsOf<Newest>(
      db,
      sql`select number, kind, at, version from sheets where event_id = ${eventId} order by number desc limit 1`,
    ),
    seen: rowsOf<Seen>(db, sql`select t.number, x.name, x.at, t.at as issuedAt ${fromSeen}`),
    ...sheetContents(
      db,
      eventId,
      sql`s.number = (select t.number ${fromSeen}) or (s.kind = 'final' and s.number = ${newest})`,
    ),
  }
}

/** The rows of `linkSheetQueries` as the link's page shows them. Both ends of a difference are within its scope. */
export function linkSheetsOf(
  rows: KitchenRows & LinkSheetRows,
  scope: Scope,
  words: KitchenWords,
): LinkSheets {
  const [[sheet = null], [seen]] = [rows.newest, rows.seen]
  const stored = sheetsOf(rows)
  const changesSince = (number: number) => {
    const issued = stored.get(number)
    if (!issued) return []
    const sheet = scopedSheet(issued.sheet, scope)
    return diffInWords(
      differenceToNow({ kind: issued.kind, sheet }, scopedSheet(liveFiguresAsSheet(rows), scope), now()),
      words,
    )
  }
  return {
    sheet,
    seen: seen ? { number: seen.number, name: seen.name, at: seen.at } : null,
    diff: seen ? { sheet: seen.number, issuedAt: seen.issuedAt, lines: changesSince(seen.number) } : null,
    changesSinceFinal: sheet?.kind === 'final' ? changesSince(sheet.number).length : 0,
  }
}
