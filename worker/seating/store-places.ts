import { and, eq, sql } from 'drizzle-orm'
import { type AuditEntry, audited } from '#core/audit/audit'
import { type Database, insertSelect } from '#core/db'
import { events } from '#events/table/events'
import { bumpSeating } from './bump.ts'
import { personIdIn } from './read.ts'
import type { NamedTable } from './rules/csv.ts'
import type { Move } from './rules/seating.ts'
import { placements, tables } from './table.ts'

/** An event's computed seating, to be stored. */
export type Places = {
  /** The seating version it was computed of. */
  version: number
  moves: Move[]
  newTables: NamedTable[]
  /** The filling it belongs to. */
  fillId: string | null
  at: number
}

/**
 * The statements that store what was computed of an event's seating, if that is still the one read: `bumped` is empty when
 * it is not, and then nothing is stored. Whoever left their party meanwhile is left out.
 */
export function storePlaces(
  db: Database,
  eventId: string,
  { version, moves, newTables, fillId, at }: Places,
  entry: Pick<AuditEntry, 'actor' | 'action' | 'details'>,
) {
  const isReadSql = sql`exists (select 1 from events where id = ${eventId} and seating_version = ${version})`
  const list = JSON.stringify(moves)
  const withSeat = moves.some(({ tableId, seat }) => tableId !== null && seat != null)
  return {
    left: db.delete(placements).where(
      and(
        eq(placements.eventId, eventId),
        sql`(${placements.responseId}, ${placements.personId}) in
            (select value ->> 'responseId', value ->> 'personId' from json_each(${list}))`,
        isReadSql,
      ),
    ),
    tables: insertSelect(
      db,
      tables,
      {
        id: sql`t.value ->> 'id'`,
        eventId,
        name: sql`t.value ->> 'name'`,
        seats: sql`t.value ->> 'seats'`,
        sortOrder: sql`coalesce((select max(sort_order) from tables where event_id = ${eventId}), -1) + 1 + t.key`,
      },
      sql`from json_each(${JSON.stringify(newTables)}) t where ${isReadSql}`,
    ),
    placed: insertSelect(
      db,
      placements,
      {
        eventId,
        responseId: sql`m.value ->> 'responseId'`,
        personId: sql`m.value ->> 'personId'`,
        tableId: sql`m.value ->> 'tableId'`,
        seat: sql`m.value ->> 'seat'`,
        placedAt: at,
        fillId,
      },
      sql`from json_each(${list}) m
        where m.value ->> 'tableId' is not null and ${isReadSql}
        and exists (select 1 from guest_selections g, json_each(g.selections) p where g.id = m.value ->> 'responseId'
          and g.event_id = ${eventId} and g.deleted_at is null
          and ${personIdIn(sql.raw('p'))} = m.value ->> 'personId')`,
    ),
    bumped: audited(
      db,
      bumpSeating(db, eventId, sql`${events.seatingVersion} = ${version}`, {
        ...(newTables.length > 0 && { tablesOn: true }),
        ...(withSeat && { seatsOn: true }),
      }).returning({ id: events.id }),
      { ...entry, entityType: 'event', entityId: eventId, at },
    ),
  }
}
