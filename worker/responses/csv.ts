import { and, eq, sql } from 'drizzle-orm'
import type { KnownMenu } from '#contract/answers'
import { csvNeedsUpgrade } from '#contract/dashboard'
import {
  dateWriter,
  exportName,
  headings,
  lineOf,
  noCategoriesFound,
  noItemsFound,
  noSelections,
  rowsOf,
} from '#contract/export'
import type { Database } from '#ground/db'
import { notFound, Refusal } from '#ground/refusal'
import { auditLogs, events } from '#ground/schema'
import { premium } from '../events/read.ts'
import { knownMenuOf, knownMenuRows } from './known-menu.ts'
import { type Cursor, liveResponses } from './planner-list.ts'

// Two pages hold the responses of the largest event there is.
const pageSize = 1_000

type Exported = { id: string; userId: string; title: string; eventCode: string; timeZone: string }

/**
 * An event's answers as a file for spreadsheets, streamed page by page: UTF-8 with a byte order mark, CRLF, every cell
 * quoted. The export is audited in the batch that decides it.
 * @param acceptLanguage the header that tells how the reader writes dates
 * @returns the file's name and its bytes
 * @throws Refusal 403 `premium_only`; 404 or 409 when there is nothing to export
 */
export async function exportCsv(
  db: Database,
  event: Exported,
  acceptLanguage: string,
  at: number,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { id, title, eventCode, timeZone } = event
  const [[paid], menuRows, chosen, first] = await db.batch([
    db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.id, id), premium)),
    knownMenuRows(db, id),
    db
      .select({ id: sql<string>`distinct s.key`.as('category_chosen') })
      .from(sql`guest_selections g, json_each(g.selections) p, json_each(p.value, '$.selections') s`)
      // Only a category that was taken off the menu has to be asked for: as a rule nobody's choices are looked through.
      .where(
        sql`g.event_id = ${id} and g.deleted_at is null and exists
          (select 1 from menu_categories where event_id = ${id} and deleted_at is not null)`,
      ),
    liveResponses(db, id, null, pageSize + 1),
    auditOf(db, event, at),
  ])
  if (!paid) throw new Refusal(403, 'premium_only', csvNeedsUpgrade)
  if (first.length === 0) throw notFound(noSelections)
  const chosenIds = new Set(chosen.map((one) => one.id))
  const known = knownMenuOf(menuRows)
  const categories = known.filter((category) => !category.removed || chosenIds.has(category.id))
  if (categories.length === 0) throw new Refusal(409, 'no_categories', noCategoriesFound)
  if (!categories.some(({ items }) => items.length > 0)) throw new Refusal(409, 'no_items', noItemsFound)
  const date = dateWriter(acceptLanguage, timeZone)
  return {
    name: exportName(title, eventCode),
    body: streamed(db, id, first, categories, date),
  }
}

// Written under the conditions of the export itself: a refused one leaves no row.
function auditOf(db: Database, { id, userId, title }: Exported, at: number) {
  const details = JSON.stringify({ title })
  return db.insert(auditLogs).select(
    sql`select null, ${userId}, 'EXPORT_CSV', 'event', ${id}, ${details}, ${at} from events
      where events.id = ${id} and ${premium}
      and exists (select 1 from guest_selections where event_id = ${id} and deleted_at is null)
      and exists (select 1 from menu_categories c join menu_items i on i.category_id = c.id where c.event_id = ${id})`,
  )
}

type Page = Awaited<ReturnType<typeof liveResponses>>

function streamed(
  db: Database,
  eventId: string,
  first: Page,
  categories: KnownMenu,
  date: (instant: number) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const lines = (rows: string[][]) => encoder.encode(rows.map(lineOf).join(''))
  let page = first
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode('\ufeff'))
      controller.enqueue(lines([headings(categories)]))
    },
    async pull(controller) {
      // One more than a page holds was read: whether another follows costs no further trip.
      const shown = page.slice(0, pageSize)
      for (let at = 0; at < shown.length; at += 100)
        controller.enqueue(
          lines(shown.slice(at, at + 100).flatMap((response) => rowsOf(response, categories, date))),
        )
      const last: Cursor | undefined = shown.at(-1)
      if (!last || page.length <= pageSize) return controller.close()
      page = await liveResponses(db, eventId, last, pageSize + 1)
    },
  })
}
