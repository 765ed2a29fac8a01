import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { events } from '#core/schema/events'

/**
 * Makes the menu a newer one, if the audit row before it in the batch was written: submissions decided on the older
 * menu are then decided again.
 */
export function menuGrowsNewer(db: Database, eventId: string) {
  return db
    .update(events)
    .set({ menuVersion: sql`${events.menuVersion} + 1` })
    .where(and(eq(events.id, eventId), sql`changes() > 0`))
}
