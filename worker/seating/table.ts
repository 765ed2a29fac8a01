import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { events } from '../events/table/events.ts'
import { responses } from '../party/table/responses.ts'
import { seatsMax } from './rules/seating.ts'

/** The tables of an event, in the planner's order. */
export const tables = sqliteTable(
  'tables',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    seats: integer('seats').notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [
    index('tables_of_event_in_order').on(table.eventId, table.sortOrder),
    check('tables_have_seats', sql`${table.seats} between 1 and ${sql.raw(String(seatsMax))}`),
    check('tables_have_a_name', sql`${table.name} <> ''`),
  ],
)

/**
 * People at tables, without names. A trigger on guest_selections deletes the place of whoever left, frees those of a
 * deleted party and, once it is restored, gives back what is free.
 */
export const placements = sqliteTable(
  'placements',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    responseId: text('response_id')
      .notNull()
      .references(() => responses.id, { onDelete: 'cascade' }),
    /** A person's id, or their position in a party of before people had ids. */
    personId: text('person_id').notNull(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: integer('seat'),
    /** When their party was deleted. Null while the place is taken. */
    freedAt: integer('freed_at'),
    placedAt: integer('placed_at').notNull(),
    /** The filling that placed them; null once they were moved. Undoing removes what still carries its id. */
    fillId: text('fill_id'),
  },
  (table) => [
    primaryKey({ columns: [table.responseId, table.personId] }),
    uniqueIndex('placements_one_per_seat').on(table.tableId, table.seat).where(sql`freed_at is null`),
    index('placements_of_event').on(table.eventId),
    // The partial index above does not serve the deletion of a table.
    index('placements_of_table').on(table.tableId),
    check('placements_have_a_seat_of_a_table', sql`${table.seat} is null or ${table.seat} >= 1`),
  ],
)
