import { type SQL, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Database, Results } from '#core/db'
import { sha256 } from '#core/hash'
import { notFound } from '#core/http/refusal'
import type { KitchenWords } from '#languages/language'
import { kitchenQueries } from '../kitchen/read.ts'
import {
  differenceOf,
  differenceToNow,
  diffInWords,
  liveFiguresAsSheet,
  withoutErasedAfterMeal,
} from './difference.ts'
import type { Amiss, IssuedSheet, SheetDifference, SheetSummary, Sheets } from './shape/issued.ts'
import {
  type SheetMetaRow,
  type StoredSheet,
  seenOf,
  sheetContents,
  sheetMetas,
  sheetsOf,
  sheetsSeen,
} from './stored.ts'

/** Number of newest sheets listed with their changes. `sheetDifferenceOf` compares any two. */
const summarizedMax = 30

type EventId = string | SQL<string>
type Stored = ReadonlyMap<number, StoredSheet>

/** The queries for an event's sheets, and for what has changed since the newest. */
export function listQueries(db: Database, eventId: EventId) {
  const newest = sql`(select max(number) from sheets where event_id = ${eventId})`
  return {
    ...kitchenQueries(db, eventId),
    metas: sheetMetas(db, eventId),
    seen: sheetsSeen(db, eventId),
    ...sheetContents(db, eventId, sql`s.number >= ${newest} - ${summarizedMax}`),
  }
}

/** The rows of `listQueries` as the planner's list. */
export function listOf(rows: Results<ReturnType<typeof listQueries>>, words: KitchenWords): Sheets {
  const stored = sheetsOf(rows)
  const [newest] = rows.metas
  const last = newest && stored.get(newest.number)
  const since = last ? diffInWords(differenceToNow(last, liveFiguresAsSheet(rows), now()), words) : []
  return {
    sheets: rows.metas.map((meta) => summaryOf(meta, rows.seen, stored, words)),
    since,
    version: rows.kitchenEvent[0]?.kitchenVersion ?? 0,
    changed: since.length > 0,
  }
}

/**
 * A list for a member who does not see needs. Changes may reveal these, and so may a hash: counts by needs can be guessed and
 * tried on it.
 */
export function withoutChanges(list: Sheets): Sheets {
  return {
    ...list,
    sheets: list.sheets.map((sheet) => ({ ...sheet, hash: '', changes: [] })),
    since: [],
    changed: false,
  }
}

/** The queries for one sheet, and the one before it. */
export function sheetQueries(db: Database, eventId: EventId, number: number) {
  return {
    metas: sheetMetas(db, eventId),
    seen: sheetsSeen(db, eventId),
    ...sheetContents(db, eventId, sql`s.number in (${number}, ${number - 1})`),
  }
}

/**
 * The rows of `sheetQueries` as the sheet. Its content is compared with its hash.
 * @throws Refusal 404 `not_found`
 */
export async function issuedSheetOf(
  rows: Results<ReturnType<typeof sheetQueries>>,
  number: number,
  words: KitchenWords,
): Promise<IssuedSheet> {
  const stored = sheetsOf(rows)
  const [meta, found] = [rows.metas.find((one) => one.number === number), stored.get(number)]
  if (!meta || !found) throw notFound('sheet_not_found')
  const amiss = await damageIn(found)
  return {
    ...summaryOf(meta, rows.seen, stored, words),
    sheet: found.sheet,
    asIssued: amiss === null,
    amiss,
    newest: rows.metas[0]?.number ?? number,
  }
}

async function damageIn({ body, hash, complete }: StoredSheet): Promise<Amiss | null> {
  if ((await sha256(body)) !== hash) return 'content'
  return complete ? null : 'lines'
}

/** The queries for two sheets, or for one and the present figures where `to` is null. */
export function differenceQueries(db: Database, eventId: EventId, from: number, to: number | null) {
  return {
    ...kitchenQueries(db, eventId),
    ...sheetContents(db, eventId, sql`s.number in (${from}, ${to ?? from})`),
  }
}

/**
 * The rows of `differenceQueries` as differences.
 * @throws Refusal 404 `not_found`
 */
export function sheetDifferenceOf(
  rows: Results<ReturnType<typeof differenceQueries>>,
  from: number,
  to: number | null,
  words: KitchenWords,
): SheetDifference {
  const stored = sheetsOf(rows)
  const sheetOf = (number: number) => {
    const found = stored.get(number)
    if (!found) throw notFound('sheet_not_found')
    return found.sheet
  }
  if (to !== null) return { from, to, lines: diffInWords(differenceOf(sheetOf(from), sheetOf(to)), words) }
  const current = liveFiguresAsSheet(rows)
  const since = differenceOf(withoutErasedAfterMeal(sheetOf(from), current, now()), current)
  return { from, to, lines: diffInWords(since, words) }
}

function summaryOf(
  { issuedBy, hash, ...meta }: SheetMetaRow,
  seen: Parameters<typeof seenOf>[0],
  stored: Stored,
  words: KitchenWords,
): SheetSummary {
  const [sheet, previous] = [stored.get(meta.number), stored.get(meta.number - 1)]
  return {
    ...meta,
    hash,
    by: issuedBy,
    changes: sheet && previous ? diffInWords(differenceOf(previous.sheet, sheet.sheet), words) : [],
    seen: seenOf(seen, meta.number),
  }
}

/** Parses a sheet's number from a URL; 0, which no sheet has, for any other text. */
export function numberIn(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}
