import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '#core/db'
import { agreements } from './table.ts'

/** The query for what is served instead of dishes in an event. */
export function agreementsQuery(db: Database, eventId: string | SQL<string>) {
  const { responseId, personId, categoryId, words, agreedBy, link } = agreements
  return db
    .select({ responseId, personId, categoryId, words, agreedBy, link })
    .from(agreements)
    .where(eq(agreements.eventId, eventId))
}
