import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#events/table/events'
import { placements, tables } from './table.ts'

/** The queries for tables and who sits there, as the kitchen has them: none while they are switched off. */
export function kitchenTableQueries(db: Database, eventId: string | SQL<string>) {
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

/** The queries for who sits at which table, and what tables are called: nobody sits while tables are switched off. */
export function seatedQueries(db: Database, eventId: string | SQL<string>) {
  const on = db.select({ on: events.tablesOn }).from(events).where(eq(events.id, eventId))
  return {
    tableNames: db
      .select({ id: tables.id, name: tables.name })
      .from(tables)
      .where(eq(tables.eventId, eventId)),
    seated: db
      .select({
        responseId: placements.responseId,
        personId: placements.personId,
        tableId: placements.tableId,
      })
      .from(placements)
      .where(and(eq(placements.eventId, eventId), isNull(placements.freedAt), sql`(${on})`)),
  }
}
