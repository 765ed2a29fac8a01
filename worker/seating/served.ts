import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#events/table/events'
import { placements, tables } from './table.ts'

/** The queries for tables and who sits there, as the kitchen has them: none while they are switched off. */
export function tablesServed(db: Database, eventId: string | SQL<string>) {
  return {
    tables: db
      .select({ id: tables.id, name: tables.name })
      .from(tables)
      .innerJoin(events, and(eq(events.id, tables.eventId), eq(events.tablesOn, true)))
      .where(eq(tables.eventId, eventId))
      .orderBy(asc(tables.sortOrder), asc(tables.id)),
    placements: db
      .select({
        responseId: placements.responseId,
        personId: placements.personId,
        tableId: placements.tableId,
        seat: sql<number | null>`case when ${events.seatsOn} then ${placements.seat} end`.as('served_seat'),
      })
      .from(placements)
      .innerJoin(events, and(eq(events.id, placements.eventId), eq(events.tablesOn, true)))
      .where(and(eq(placements.eventId, eventId), isNull(placements.freedAt))),
  }
}
