import type { SQL } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Database, Results } from '#core/db'
import type { KitchenWords } from '#languages/language'
import type { PrintedEvent, PrintedFigures, PrintedKitchen } from '#print/shape/documents'
import { type KitchenRows, kitchenQueries } from '../kitchen/read.ts'
import { differenceToNow, diffInWords, liveFiguresAsSheet } from './difference.ts'
import type { IssuedSheet } from './shape/issued.ts'
import type { Sheet } from './shape/sheet.ts'
import { newestSheet, type SheetMetaRow, sheetContents, sheetsOf } from './stored.ts'

/** The queries for the present figures, and for the newest sheet, with which they are compared. */
export function sinceSheetQueries(db: Database, eventId: SQL<string>) {
  return { ...kitchenQueries(db, eventId), ...sheetContents(db, eventId, newestSheet(eventId)) }
}

/** The rows of `sinceSheetQueries` as a sentence: how many changes since the newest sheet. */
export function sinceSheetOf(
  rows: Results<ReturnType<typeof sinceSheetQueries>>,
  { sheets }: KitchenWords,
): string {
  const [last] = sheetsOf(rows).values()
  return last
    ? sheets.changesSince(last.number, differenceToNow(last, liveFiguresAsSheet(rows), now()).lines.length)
    : sheets.changesSince(null, null)
}

/**
 * An issued sheet as it is printed: figures and head as they were issued, the phone contact as it is now. The newest sheet
 * also lists what has changed since.
 */
export function printedSheetOf(
  issued: IssuedSheet,
  rows: KitchenRows & { metas: SheetMetaRow[] },
  { id, hostName, hostContact, kitchenContact, cloth, hasGuestList }: PrintedEvent,
  words: KitchenWords,
): Pick<PrintedKitchen, 'event' | 'at' | 'kitchen' | 'since' | 'issued' | 'later'> {
  const { metas } = rows
  const { number, kind, at, changes, newest, amiss, sheet } = issued
  const { title, timeZone, closesAt, serviceDay, serviceTime, venue } = sheet.body.head
  const previous = metas.find((one) => one.number === number - 1)
  return {
    event: {
      id,
      title,
      timeZone,
      closesAt,
      serviceDay,
      serviceTime,
      venue,
      hostName,
      hostContact,
      kitchenContact,
      cloth,
      ...(hasGuestList !== undefined && { hasGuestList }),
    },
    at,
    kitchen: figuresOf(sheet),
    since: previous ? { sheet: previous.number, issuedAt: previous.at, lines: changes } : null,
    issued: {
      number,
      kind,
      newest,
      amiss,
      erased: sheet.lines.filter(({ line }) => line === null).map(({ special }) => special),
    },
    later:
      number === newest ? diffInWords(differenceToNow(issued, liveFiguresAsSheet(rows), now()), words) : [],
  }
}

/** A sheet's figures as they were issued. A special guest that was erased is left out. */
function figuresOf({ body: { head, ...figures }, lines }: Sheet): PrintedFigures {
  return {
    ...head,
    ...figures,
    specials: lines.flatMap(({ special: number, responseId, personId, line }) =>
      line ? [{ ...line, number, responseId, personId }] : [],
    ),
  }
}
