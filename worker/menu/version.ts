import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#events/table/events'

/** Bumps `menu_version` alone: for what guests read and the kitchen does not. @param when the condition */
export function bumpGuestsVersion(db: Database, eventId: string, when: SQL) {
  return db
    .update(events)
    .set({ menuVersion: sql`${events.menuVersion} + 1` })
    .where(and(eq(events.id, eventId), when))
}

/**
 * Bumps `menu_version` and `kitchen_version`.
 * @param when the condition: if it is not given, that the audit row right before it in the batch was written
 */
export function bumpMenuVersion(db: Database, eventId: string, when: SQL = sql`changes() > 0`) {
  return db
    .update(events)
    .set({
      menuVersion: sql`${events.menuVersion} + 1`,
      kitchenVersion: sql`${events.kitchenVersion} + 1`,
    })
    .where(and(eq(events.id, eventId), when))
}
