import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { events } from '../events/table/events.ts'
import { kitchenLinks } from '../kitchen/table.ts'
import { sheetKinds } from './shape/issued.ts'
import type { SheetSpecialGuest } from './shape/sheet.ts'

/**
 * Sheets given to the kitchen. Triggers refuse every change: a sheet goes only with its event. No person is in `body`,
 * so that erasing leaves its hash as it is.
 */
export const sheets = sqliteTable(
  'sheets',
  {
    /** Drawn by the page that issues it: sent again, it names the same sheet. */
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    kind: text('kind', { enum: sheetKinds }).notNull(),
    at: integer('at').notNull(),
    /** The account that issued it. Not a reference: the account may go, the row may not change. */
    by: text('by'),
    /** The kitchen version it was read at. */
    version: integer('version').notNull(),
    /** Number of lines it was issued with: none is added later. */
    lines: integer('lines').notNull(),
    /** Canonical JSON of a `SheetBody`. */
    body: text('body').notNull(),
    /** SHA-256 of `body`. */
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('sheets_of_event').on(table.eventId, table.number)],
)

/** The special guests of sheets. Erasing a person empties `line`, which is the one change that triggers let through. */
export const sheetLines = sqliteTable(
  'sheet_lines',
  {
    sheetId: text('sheet_id')
      .notNull()
      .references(() => sheets.id, { onDelete: 'cascade' }),
    /** Its index on the sheet, from 0. */
    n: integer('n').notNull(),
    special: integer('special'),
    responseId: text('response_id').notNull(),
    personId: text('person_id').notNull(),
    line: text('line', { mode: 'json' }).$type<SheetSpecialGuest>(),
    erasedAt: integer('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.n] }),
    index('sheet_lines_of_response').on(table.responseId),
  ],
)

/** Sheets marked as seen through a link. The first name and instant stay. */
export const sheetSeen = sqliteTable(
  'sheet_seen',
  {
    sheetId: text('sheet_id')
      .notNull()
      .references(() => sheets.id, { onDelete: 'cascade' }),
    linkId: text('link_id')
      .notNull()
      .references(() => kitchenLinks.id, { onDelete: 'cascade' }),
    /** Null once it was erased with the guests' names. */
    name: text('name'),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.linkId] }),
    index('sheet_seen_of_link').on(table.linkId),
  ],
)

/**
 * A watch exists while an event's newest sheet is final: a final sheet starts it anew, a provisional one ends it. A trigger
 * marks it with each change of the kitchen's data, so that the planner is notified of changes that no sheet holds.
 */
export const sheetWatches = sqliteTable(
  'sheet_watches',
  {
    eventId: text('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Something has changed since the clock last looked. */
    changed: integer('changed', { mode: 'boolean' }).notNull().default(false),
    /** Time at which the clock saw the last change of which the planner was not notified. */
    changedAt: integer('changed_at'),
    /** Number of mails to the planner about this sheet; `notifiedAt` is when the event's last one was written. */
    mails: integer('mails').notNull().default(0),
    notifiedAt: integer('notified_at'),
  },
  (table) => [
    // Read by cron each minute.
    index('sheet_watches_changed').on(table.eventId).where(sql`changed = 1`),
    index('sheet_watches_to_notify').on(table.changedAt).where(sql`changed_at is not null`),
  ],
)
