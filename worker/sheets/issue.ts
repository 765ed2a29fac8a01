import { and, eq, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { type Database, insertSelect, type Queries, type Query, rowsOf, runBatch, statement } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { isOpen } from '#events/rules/closing'
import type { EventContext } from '#events/table/context'
import { kitchenQueries } from '../kitchen/read.ts'
import { liveFiguresAsSheet } from './difference.ts'
import { queueSheetMails } from './queue-mails.ts'
import { canonical } from './rules/canonical.ts'
import { type NewSheet, sheetsMax } from './shape/issued.ts'
import type { Sheet, SheetLine } from './shape/sheet.ts'
import { sheets, sheetWatches } from './table.ts'

/** Attempts before the planner is asked to try again: answers may come in while the sheet is made. */
const triesMax = 5
/** D1 takes two megabytes a parameter. */
const linesPerStatement = 300

/**
 * Issues the present figures as the event's next sheet, and queues the mails to kitchens. The INSERT itself checks that
 * nothing changed since the figures were read and that the number is free; otherwise they are read again. A retry under
 * the same id returns the sheet that was issued first. The caller then calls `notifyEventChanged`.
 * @param at the server's time in milliseconds
 * @returns the sheet's number
 * @throws Refusal 409 `locked` for a final sheet before the closing, 409 `changed` where another one
 *   was issued since `after`, 409 `limit_reached`, 409 `id_taken`, 503 `unavailable` where answers come in too fast
 */
export async function issueSheet(
  {
    db,
    event: { id: eventId, title },
    actor,
    at,
  }: EventContext<'db' | 'event' | 'actor' | 'at', 'id' | 'title'>,
  input: NewSheet,
): Promise<number> {
  for (let tries = 0; tries < triesMax; tries++) {
    const { newest, sameId, ...rows } = await runBatch(db, {
      ...kitchenQueries(db, eventId),
      newest: db
        .select({ last: sql<number>`coalesce(max(number), 0)`.as('last') })
        .from(sheets)
        .where(eq(sheets.eventId, eventId)),
      sameId: db
        .select({ number: sheets.number, eventId: sheets.eventId })
        .from(sheets)
        .where(eq(sheets.id, input.id)),
    })
    const [issued] = sameId
    if (issued?.eventId === eventId) return issued.number
    if (issued) throw new Refusal('id_taken')
    const [kitchenEvent] = rows.kitchenEvent
    if (input.kind === 'final' && kitchenEvent && isOpen(kitchenEvent, at))
      throw new Refusal('sheet_before_closing')
    const last = newest[0]?.last ?? 0
    if (input.after !== undefined && input.after !== last)
      throw new Refusal('sheet_meanwhile', { params: { sheet: last }, details: { sheet: last } })
    const number = last + 1
    if (number > sheetsMax) throw new Refusal('sheet_limit', { params: { limit: sheetsMax } })
    const sheet = liveFiguresAsSheet(rows)
    const newSheet = {
      ...input,
      number,
      at,
      by: actor.id,
      version: rows.kitchenEvent[0]?.kitchenVersion ?? 0,
    }
    const { inserted } = await runBatch(db, {
      inserted: audited(db, await insertSheet(db, eventId, sheet, newSheet), {
        actor,
        action: 'ISSUE_SHEET',
        entityType: 'event',
        entityId: eventId,
        details: { title, sheet: number, kind: input.kind },
        at,
      }),
      ...insertLines(db, input.id, sheet.lines),
      watch: updateWatch(db, eventId, input.kind),
      mails: queueSheetMails(db, { eventId, sheetId: input.id, number, at }),
    })
    if (inserted.length > 0) return number
  }
  throw new Refusal('unavailable', { retryAfter: 2 })
}

type NextSheet = NewSheet & { number: number; at: number; by: string; version: number }

/** Inserts a sheet only while the event's kitchen and closing are as they were read, and the number is free. */
async function insertSheet(
  db: Database,
  eventId: string,
  { body, lines }: Sheet,
  { id, number, kind, at, by, version }: NextSheet,
): Promise<Query<unknown[]>> {
  const text = canonical(body)
  const query = sql`insert into sheets (id, event_id, number, kind, at, "by", version, lines, body, hash)
    select ${id}, e.id, ${number}, ${kind}, ${at}, ${by}, ${version}, ${lines.length}, ${text}, ${await sha256(text)}
    from events e where e.id = ${eventId} and e.kitchen_version = ${version} and e.closes_at = ${body.head.closesAt}
    and not exists (select 1 from sheets where id = ${id} or (event_id = ${eventId} and number = ${number}))
    returning number`
  return rowsOf(db, query)
}

/**
 * Starts a watch for changes after a final sheet; any other sheet ends it. The statement follows those of the lines, since
 * `changes()` tells whether the sheet was stored. The time of the last mail stays.
 */
function updateWatch(db: Database, eventId: string, kind: NewSheet['kind']) {
  return kind === 'final'
    ? insertSelect(db, sheetWatches, { eventId }, sql`where changes() > 0`).onConflictDoUpdate({
        target: sheetWatches.eventId,
        set: { changed: false, changedAt: null, mails: 0 },
      })
    : db.delete(sheetWatches).where(and(eq(sheetWatches.eventId, eventId), sql`changes() > 0`))
}

/** Each statement inserts only if the one before it did: first the audit row, then the previous lines. */
function insertLines(db: Database, sheetId: string, lines: readonly SheetLine[]): Queries {
  const numbered = lines.map((line, n) => ({ n, ...line }))
  const parts = Math.ceil(numbered.length / linesPerStatement)
  return Object.fromEntries(
    Array.from({ length: parts }, (_, part): [string, Query<null>] => {
      const json = JSON.stringify(numbered.slice(part * linesPerStatement, (part + 1) * linesPerStatement))
      const query = sql`insert into sheet_lines (sheet_id, n, special, response_id, person_id, line, erased_at)
        select ${sheetId}, value ->> 'n', value ->> 'special', value ->> 'responseId', value ->> 'personId',
          value -> 'line', null from json_each(${json}) where changes() > 0`
      return [`lines${part}`, { statement: statement(db, query), rows: () => null }]
    }),
  )
}
