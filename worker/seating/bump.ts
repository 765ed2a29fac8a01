import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#events/table/events'

type Switches = { tablesOn?: boolean | SQL; seatsOn?: boolean | SQL }

/**
 * Raises an event's `seating_version` and `kitchen_version`.
 * @param when the condition: if it is not given, that the statement right before it in the batch changed something
 * @param switches switched at the same time
 */
export function bumpSeating(
  db: Database,
  eventId: string,
  when: SQL = sql`changes() > 0`,
  switches: Switches = {},
) {
  return db
    .update(events)
    .set({
      ...switches,
      seatingVersion: sql`${events.seatingVersion} + 1`,
      kitchenVersion: sql`${events.kitchenVersion} + 1`,
    })
    .where(and(eq(events.id, eventId), when))
}
