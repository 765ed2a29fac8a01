import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#core/schema/events'

/** Bumps `menu_version` and `kitchen_version` if the audit row right before it in the batch was written. */
export function bumpMenuVersion(db: Database, eventId: string) {
  return db
    .update(events)
    .set({
      menuVersion: sql`${events.menuVersion} + 1`,
      kitchenVersion: sql`${events.kitchenVersion} + 1`,
    })
    .where(and(eq(events.id, eventId), sql`changes() > 0`))
}
