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

/**
 * SQL for the names of the tables at which a party sits, as a JSON object by person id; null where nobody sits, and while
 * tables are switched off.
 * @param responseId a column of the query around it
 */
export function tablesOfParty(responseId: SQL): SQL<string | null> {
  return sql<string | null>`(select nullif(json_group_object(p.person_id, t.name), '{}') from placements p
    join tables t on t.id = p.table_id join events e on e.id = p.event_id and e.tables_on
    where p.response_id = ${responseId} and p.freed_at is null)`
}
