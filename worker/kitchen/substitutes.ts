import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '#core/db'
import { endedSubstitutes, substitutes } from './table.ts'

const { responseId, personId, categoryId, words, agreedBy, linkLabel } = substitutes
const shownColumns = { responseId, personId, categoryId, words, agreedBy, linkLabel }

/** The query for the substitutes of an event, as lists of people show them. */
export function substitutesQuery(db: Database, eventId: string | SQL<string>) {
  return db.select(shownColumns).from(substitutes).where(eq(substitutes.eventId, eventId))
}

/** The query for the substitutes of an event as the kitchen reads them: with the dish each replaces, and earlier ones. */
export function substitutesWithReplacedQuery(db: Database, eventId: string | SQL<string>) {
  const { itemId, linkId, replaced, at } = substitutes
  return db
    .select({ ...shownColumns, itemId, linkId, replaced, at })
    .from(substitutes)
    .where(eq(substitutes.eventId, eventId))
}

/** The query for substitutes of an event that ended. */
export function endedSubstitutesQuery(db: Database, eventId: string | SQL<string>) {
  const { eventId: _eventId, by: _by, ...columns } = getTableColumns(endedSubstitutes)
  return db.select(columns).from(endedSubstitutes).where(eq(endedSubstitutes.eventId, eventId))
}
