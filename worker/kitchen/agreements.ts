import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '#core/db'
import { alternatives } from './table.ts'

/** The query for what is served instead of dishes in an event. */
export function agreements(db: Database, eventId: string | SQL<string>) {
  const { responseId, personId, categoryId, words, agreedBy, link } = alternatives
  return db
    .select({ responseId, personId, categoryId, words, agreedBy, link })
    .from(alternatives)
    .where(eq(alternatives.eventId, eventId))
}
