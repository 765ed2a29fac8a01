import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { csvLine, exportName } from '#core/files/csv-lines'
import { type Cell, xlsxOf } from '#core/files/xlsx'
import { notFound } from '#core/http/refusal'
import { events } from '#events/table/events'
import { type ExportedBy, exportAudit } from '#events/table/export-audit'
import { liveParties, partyOfRow } from './read.ts'
import type { Invitation } from './shape/invitation.ts'
import { invitations } from './table.ts'
import { listColumnHeads, listFileName, listSheetName, statusNames } from './words/planner-file.ts'
import { listKinds } from './words/planner-list.ts'

/** The queries for an event's guest list as a file, with its audit row. */
export function listExportQueries(db: Database, eventId: SQL<string>, by: ExportedBy) {
  return {
    about: db
      .select({ title: events.title, eventCode: events.eventCode })
      .from(events)
      .where(eq(events.id, eventId)),
    parties: liveParties(db, eventId).orderBy(asc(invitations.sortKey), asc(invitations.id)),
    audit: exportAudit(db, eventId, by, {
      of: 'invitations',
      given: sql`exists (select 1 from invitations where event_id = events.id and deleted_at is null)`,
    }),
  }
}

/**
 * The rows of `listExportQueries` as a file for spreadsheets, a line a party by label: UTF-8 with a byte order mark, CRLF,
 * every cell quoted and harmless. It holds no personal link.
 * @throws Refusal 404 for an event without a list
 */
export function listCsv(rows: Exported): { name: string; body: string } {
  const { name, cells } = listOf(rows, 'csv')
  return { name, body: `\ufeff${cells.map(csvLine).join('')}` }
}

/** The same as an Excel workbook, in which figures are numbers. @throws Refusal 404 for an event without a list */
export function listXlsx(rows: Exported): { name: string; body: Uint8Array<ArrayBuffer> } {
  const { name, cells } = listOf(rows, 'xlsx')
  return { name, body: xlsxOf([{ name: listSheetName, rows: cells }]) }
}

type Exported = Results<ReturnType<typeof listExportQueries>>

function listOf({ about, parties }: Exported, ending: string): { name: string; cells: Cell[][] } {
  const [event] = about
  if (!event || parties.length === 0) throw notFound('no_invitations')
  const name = exportName(event.title, event.eventCode, listFileName, ending)
  return { name, cells: listRows(parties.map(partyOfRow)) }
}

/** Parties as rows of a file, below their heading. */
export function listRows(parties: readonly Invitation[]): Cell[][] {
  return [listColumnHeads, ...parties.map(cellsOf)]
}

function cellsOf({ label, people, maxSize, status, counts, ...party }: Invitation): Cell[] {
  const names = people.map(({ name, kind }) => (kind === 'adult' ? name : `${name} (${listKinds[kind]})`))
  const { coming, notComing, silent, unused } = counts
  return [
    ...[label, names.join(', '), maxSize, statusNames[status]],
    ...[coming, notComing, silent, unused],
    ...[party.email, party.phone, party.language].map((text) => text ?? ''),
    ...[party.tableLabel, party.note],
  ]
}
