import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { csvLine, exportName } from '#core/files/csv-lines'
import { notFound } from '#core/http/refusal'
import { type ExportedBy, exportAudit } from '#events/table/export-audit'
import { seatingColumns } from '#seating/words/planner'
import { guestsOf, type SeatingRows, seatingQueries } from './read.ts'
import { seatingRows } from './rules/csv.ts'

/** The queries for an event's seating as a file, with its audit row. */
export function seatingExportQueries(db: Database, eventId: SQL<string>, by: ExportedBy) {
  return {
    ...seatingQueries(db, eventId),
    audit: exportAudit(db, eventId, by, {
      of: 'tables',
      given: sql`exists (select 1 from guest_selections where event_id = events.id and deleted_at is null)`,
    }),
  }
}

/**
 * The rows of `seatingExportQueries` as a file for spreadsheets, by table and seat: UTF-8 with a byte order mark, CRLF,
 * every cell quoted and harmless.
 * @throws Refusal 404 where there is nobody
 */
export function seatingCsv(rows: SeatingRows): { name: string; body: string } {
  const guests = guestsOf(rows)
  const [about] = rows.about
  if (!about || guests.length === 0) throw notFound('no_responses')
  const placed = about.seats ? rows.placed : rows.placed.map((one) => ({ ...one, seat: null }))
  const lines = seatingRows(rows.tables, placed, guests, seatingColumns).map(csvLine)
  return { name: exportName(about.title, about.eventCode, 'tables'), body: `\ufeff${lines.join('')}` }
}
