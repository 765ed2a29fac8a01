import { asc, eq, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import type { NamedTable } from './rules/csv.ts'
import { tables } from './table.ts'

/** The tables of an event as new ones, for another event. Who sits there is not copied. */
export async function copyOfTables(db: Database, eventId: string): Promise<NamedTable[]> {
  const rows = await db
    .select({ name: tables.name, seats: tables.seats })
    .from(tables)
    .where(eq(tables.eventId, eventId))
    .orderBy(asc(tables.sortOrder), asc(tables.id))
  return rows.map((table) => ({ id: randomId(menuIdLength), ...table }))
}

/** The statement that stores tables of a new event, if the statement right before it in the batch wrote something. */
export function insertTables(db: Database, eventId: string, copies: NamedTable[]) {
  // A statement without rows would tell the next one that nothing was written.
  if (copies.length === 0) return {}
  return {
    addedTables: insertSelect(
      db,
      tables,
      {
        id: sql`t.value ->> 'id'`,
        eventId,
        name: sql`t.value ->> 'name'`,
        seats: sql`t.value ->> 'seats'`,
        sortOrder: sql`t.key`,
      },
      sql`from json_each(${JSON.stringify(copies)}) t where changes() > 0`,
    ),
  }
}
