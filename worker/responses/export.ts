import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, type Query, type Results, rowsOf } from '#core/db'
import { exportName } from '#core/files/csv-lines'
import { notFound, Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { type ExportedBy, exportAudit } from '#events/table/export-audit'
import { locale } from '#languages/en/locale'
import * as menuWords from '#menu/words/shared'
import { needInText } from '#needs/words/shared'
import {
  type ExportedResponse,
  type ExportWords,
  type ExtraColumns,
  headingLine,
  linesWriter,
} from '#party/rules/export'
import { dateWriter } from '#party/rules/export-date'
import { declineWriter } from '#party/rules/export-declines'
import type { Person } from '#party/shape/person'
import type { MenuWithRemoved } from '#party/shape/responses'
import { responses } from '#party/table/responses'
import * as party from '#party/words/planner'
import { ageName } from '#party/words/planner-form'
import { guestKey } from '#seating/rules/seating'
import { specialNumber } from '#seating/words/shared'
import { substitutesQuery } from '../kitchen/substitutes.ts'
import { menuWithRemoved, menuWithRemovedOf } from '../menu/read.ts'
import { isPremiumSql } from '../purchases/premium.ts'
import { kitchenTableQueries } from '../seating/kitchen-tables.ts'
import { liveAfter, liveDeclines } from './list.ts'

const responsesPerChunk = 200

/** The sentences of the file. Planners read English. */
export const exportWords: ExportWords = { ...menuWords, ...party, ageName, needInText, specialNumber }

/** The queries for an event's export, and its audit row, which is written on the same conditions. */
export function exportQueries(db: Database, eventId: string | SQL<string>, by: ExportedBy) {
  return {
    ...exportColumnQueries(db, eventId),
    responseRows: responsesNewestFirst(db, eventId),
    declined: liveDeclines(db, eventId),
    audit: auditOf(db, eventId, by),
  }
}

/** The queries for what the file's columns are made of. */
export function exportColumnQueries(db: Database, eventId: string | SQL<string>) {
  return {
    exportedEvent: exportedEventQuery(db, eventId),
    menu: menuWithRemoved(db, eventId),
    chosenCategories: chosenCategoriesQuery(db, eventId),
    agreedSubstitutes: substitutesQuery(db, eventId),
    ...kitchenTableQueries(db, eventId),
  }
}

type ColumnRows = Results<ReturnType<typeof exportColumnQueries>>
type ExportedEvent = ColumnRows['exportedEvent'][number]

/**
 * The rows of `exportColumnQueries` as the file's columns: one for each category that is on the menu or has choices, and the
 * optional ones behind them.
 */
export function exportedColumns(
  { ownNeeds, hasNeeds, hasAges, hasNumbers }: ExportedEvent,
  { menu, chosenCategories, agreedSubstitutes, tables, placements }: Omit<ColumnRows, 'exportedEvent'>,
): { categories: MenuWithRemoved; more: ExtraColumns } {
  const chosenIds = new Set(chosenCategories.map((one) => one.id))
  const names = new Map(tables.map(({ id, name }) => [id, name]))
  return {
    categories: menuWithRemovedOf(menu).filter((category) => !category.removed || chosenIds.has(category.id)),
    more: {
      ownNeeds,
      substitutes: hasNeeds ? agreedSubstitutes : null,
      numbers: Boolean(hasNumbers),
      ages: Boolean(hasAges),
      notComing: false,
      tables: new Map(placements.map((placed) => [guestKey(placed), names.get(placed.tableId) ?? ''])),
    },
  }
}

/**
 * The rows of `exportQueries` as a file for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell quoted. An event's
 * limit bounds the rows: 2,000 guests. The file is written while it is streamed.
 * @param acceptLanguage the header that tells how the reader writes dates
 * @returns the file's name and its bytes
 * @throws Refusal 403 `premium_only`; 404 `not_found`, 409 `no_categories` or `no_items`
 */
export function exportedCsv(
  { exportedEvent, responseRows, declined, ...rows }: Results<ReturnType<typeof exportQueries>>,
  acceptLanguage: string,
): { name: string; body: ReadableStream<Uint8Array> } {
  const [event] = exportedEvent
  if (!event) throw notFound()
  if (!event.paid) throw new Refusal('export_needs_upgrade')
  if (responseRows.length === 0) throw notFound('no_responses')
  const { categories, more: columns } = exportedColumns(event, rows)
  if (categories.length === 0) throw new Refusal('export_no_categories')
  if (!event.hasDishes) throw new Refusal('export_no_items')
  const { title, eventCode, timeZone } = event
  const date = dateWriter(acceptLanguage, timeZone, locale)
  const more = { ...columns, notComing: declined.length > 0 }
  const linesOf = linesWriter(categories, date, exportWords, more)
  function* parts() {
    yield `\ufeff${headingLine(categories, exportWords, more)}`
    for (let start = 0; start < responseRows.length; start += responsesPerChunk)
      yield responseRows
        .slice(start, start + responsesPerChunk)
        .map((row) => linesOf(responseOf(row)))
        .join('')
    yield declined.map(declineWriter(categories, date, exportWords, more)).join('')
  }
  return { name: exportName(title, eventCode), body: stream(parts()) }
}

// Dishes that are on the menu, or were when a guest chose them.
const hasDishesSql = sql`(exists (select 1 from menu_categories c join menu_items i on i.category_id = c.id
    where c.event_id = events.id and c.deleted_at is null and i.deleted_at is null)
  or exists (select 1 from guest_selections g, json_each(g.selections) p, json_each(p.value, '$.selections') s
    join menu_items i on i.id = s.value where g.event_id = events.id and g.deleted_at is null))`

// Special numbers are given with the first need or note, so most events need not be searched.
const hasNeedsSql = sql`(events.next_special > 1 and exists (select 1 from guest_selections g, json_each(g.selections) p
  where g.event_id = events.id and g.deleted_at is null
  and (p.value -> 'needs' is not null or exists (select 1 from agreements where response_id = g.id))))`

// Searches the stored JSON as text: a quote within a value is escaped.
const hasAgesSql = sql`exists (select 1 from guest_selections g
  where g.event_id = events.id and g.deleted_at is null and instr(g.selections, '"age":"') > 0)`

function exportedEventQuery(db: Database, eventId: string | SQL<string>) {
  const { id, title, eventCode, timeZone, ownNeeds } = events
  const paid = sql<number>`${isPremiumSql}`.as('is_premium')
  const hasDishes = sql<number>`${hasDishesSql}`.as('has_dishes')
  const hasNeeds = sql<number>`${hasNeedsSql}`.as('has_needs')
  const hasNumbers = sql<number>`events.next_special > 1`.as('has_numbers')
  const hasAges = sql<number>`${hasAgesSql}`.as('has_ages')
  return db
    .select({ id, title, eventCode, timeZone, ownNeeds, paid, hasDishes, hasNeeds, hasNumbers, hasAges })
    .from(events)
    .where(eq(id, eventId))
}

function chosenCategoriesQuery(db: Database, eventId: string | SQL<string>) {
  return (
    db
      .select({ id: sql<string>`distinct s.key`.as('category_chosen') })
      .from(sql`guest_selections g, json_each(g.selections) p, json_each(p.value, '$.selections') s`)
      // Only removed categories have to be searched for in the choices, so most exports read no choices here.
      .where(
        sql`g.event_id = ${eventId} and g.deleted_at is null and exists
          (select 1 from menu_categories where event_id = ${eventId} and deleted_at is not null)`,
      )
  )
}

// Inserted on the conditions of the export itself: a refused export is not audited.
function auditOf(db: Database, eventId: string | SQL<string>, by: ExportedBy) {
  const hasResponsesSql = sql`exists (select 1 from guest_selections where event_id = events.id and deleted_at is null)`
  return exportAudit(db, eventId, by, {
    given: sql`${isPremiumSql} and ${hasResponsesSql} and ${hasDishesSql}`,
  })
}

type ResponseRow = {
  id: string
  lead_guest_name: string
  lead_guest_email: string | null
  selections: string
  created_at: number
}

// Raw rows: mapping them by drizzle takes half as long as reading them.
function responsesNewestFirst(db: Database, eventId: string | SQL<string>): Query<ResponseRow[]> {
  const { id, leadGuestName, leadGuestEmail, selections, createdAt } = responses
  const query = db
    .select({ id, leadGuestName, leadGuestEmail, selections, createdAt })
    .from(responses)
    .where(liveAfter(eventId, null))
    .orderBy(desc(createdAt), desc(id))
  return rowsOf(db, query.getSQL())
}

function responseOf(row: ResponseRow): ExportedResponse {
  return {
    id: row.id,
    leadGuestName: row.lead_guest_name,
    leadGuestEmail: row.lead_guest_email,
    party: JSON.parse(row.selections) as Person[],
    createdAt: row.created_at,
  }
}

function stream(parts: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
