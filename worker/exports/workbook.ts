import { asc, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { exportName } from '#core/files/csv-lines'
import { type Cell, xlsxOf } from '#core/files/xlsx'
import { notFound, Refusal } from '#core/http/refusal'
import { type ExportedBy, exportAudit } from '#events/table/export-audit'
import { invitations } from '#invitations/table'
import { listSheetName } from '#invitations/words/planner-file'
import { kitchenTotals } from '#kitchen/rules/figures'
import { needsCountedAtDish } from '#kitchen/rules/needs-at-dish'
import { locale } from '#languages/en/locale'
import { hasStatedNeed } from '#needs/rules/has-need'
import { statesNeed } from '#needs/rules/note/states-need'
import { inText } from '#needs/words/shared'
import { headingOf, noExtraColumns, rowsWriter } from '#party/rules/export'
import { dateWriter } from '#party/rules/export-date'
import { declineRowsWriter } from '#party/rules/export-declines'
import type { Person } from '#party/shape/person'
import { seatingRows } from '#seating/rules/csv'
import { seatingColumns } from '#seating/words/planner'
import { listRows } from '../invitations/export.ts'
import { liveParties, partyOfRow } from '../invitations/read.ts'
import { kitchenInputOf, kitchenQueries } from '../kitchen/read.ts'
import { isPremiumSql } from '../purchases/premium.ts'
import { exportColumnQueries, exportedColumns, exportWords } from '../responses/export.ts'
import { liveDeclines } from '../responses/list.ts'
import { totalsRows } from './rules/totals.ts'
import { sheetNames, workbookName } from './words/planner.ts'

/** The queries for an event's workbook, with its audit row. They read what the CSV files, the kitchen and the list show. */
export function workbookQueries(db: Database, eventId: SQL<string>, by: ExportedBy) {
  const some = (table: string) =>
    `exists (select 1 from ${table} where event_id = events.id and deleted_at is null)`
  const given = sql.raw(`(${['guest_selections', 'declines', 'invitations'].map(some).join(' or ')})`)
  return {
    ...kitchenQueries(db, eventId),
    ...exportColumnQueries(db, eventId),
    declined: liveDeclines(db, eventId),
    list: liveParties(db, eventId).orderBy(asc(invitations.sortKey), asc(invitations.id)),
    audit: exportAudit(db, eventId, by, { of: 'workbook', given: sql`${isPremiumSql} and ${given}` }),
  }
}

/**
 * The rows of `workbookQueries` as an Excel workbook: the CSV file's lines, the kitchen's totals, the lines of those with a
 * need, who does not come, who has not answered, the tables and the guest list. A sheet of which there is nothing has its
 * heading alone. An event's limits bound it: 2,000 guests, and as many on the list.
 * @param acceptLanguage the header that tells how the reader writes dates, which are in the event's zone
 * @throws Refusal 403 `premium_only`; 404 when there is nothing to export
 */
export function workbook(
  rows: Results<ReturnType<typeof workbookQueries>>,
  acceptLanguage: string,
): { name: string; body: Uint8Array<ArrayBuffer> } {
  const [event] = rows.exportedEvent
  if (!event) throw notFound()
  if (!event.paid) throw new Refusal('export_needs_upgrade')
  if (rows.parties.length + rows.declined.length + rows.list.length === 0) throw notFound('no_responses')
  const date = dateWriter(acceptLanguage, event.timeZone, locale)
  const { categories, more } = exportedColumns(event, rows)
  const asCell = (cell: Cell) => cell
  const rowsOf = rowsWriter(categories, date, exportWords, more, asCell)
  // The newest first, as everywhere else.
  const parties = rows.parties
    .map((row) => ({
      id: row.id,
      leadGuestName: row.lead_guest_name,
      leadGuestEmail: row.lead_guest_email,
      party: JSON.parse(row.selections) as Person[],
      createdAt: row.created_at,
    }))
    .reverse()
  const lines = parties.map((response) => ({ response, cells: rowsOf(response) }))
  const heading = headingOf(categories, exportWords, more)
  const ofDeclines = { ...noExtraColumns, notComing: true }
  const list = rows.list.map(partyOfRow)
  const named = parties.toReversed().flatMap(({ id, leadGuestName, party }) =>
    party.map(({ id: personId = '', name }, at) => ({
      responseId: id,
      personId: personId || String(at),
      name,
      leadName: leadGuestName,
    })),
  )
  const sheets: [string, Cell[][]][] = [
    [sheetNames.responses, [heading, ...lines.flatMap(({ cells }) => cells)]],
    [
      sheetNames.totals,
      totalsRows(
        kitchenTotals(kitchenInputOf(rows)),
        (what) => inText(what, event.ownNeeds),
        notedByDish(parties.flatMap(({ party }) => party)),
      ),
    ],
    [
      sheetNames.needs,
      [
        heading,
        ...lines.flatMap(({ response, cells }) =>
          cells.filter((_, at) => {
            const person = response.party[at]
            return person !== undefined && hasStatedNeed(person)
          }),
        ),
      ],
    ],
    [
      sheetNames.notComing,
      [
        headingOf([], exportWords, ofDeclines),
        ...rows.declined.flatMap(declineRowsWriter([], date, exportWords, ofDeclines, asCell)),
      ],
    ],
    [sheetNames.notAnswered, listRows(list.filter(({ counts }) => counts.silent > 0))],
    [sheetNames.tables, seatingRows(rows.tables, rows.placements, named, seatingColumns)],
    [listSheetName, listRows(list)],
  ]
  return {
    name: exportName(event.title, event.eventCode, workbookName, 'xlsx'),
    body: xlsxOf(sheets.map(([name, cells]) => ({ name, rows: cells }))),
  }
}

/** Counts by dish who wrote a need and ticked none that is counted there. */
function notedByDish(people: readonly Person[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { allergies, needs, selections } of people)
    if (statesNeed(allergies) && needsCountedAtDish(needs).length === 0)
      for (const item of Object.values(selections)) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
