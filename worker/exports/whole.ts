import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '#core/db'
import { exportName } from '#core/files/csv-lines'
import { notFound } from '#core/http/refusal'
import { site } from '#core/site'
import { events } from '#events/table/events'
import { type ExportedBy, exportAudit } from '#events/table/export-audit'
import { contentOf, contentQueries } from './content.ts'
import { workbookName } from './words/planner.ts'

/** The queries for everything of an event but its payments, which are its owner's, with the audit row. */
export function wholeQueries(db: Database, eventId: SQL<string>, by: ExportedBy) {
  return {
    about: db.select().from(events).where(eq(events.id, eventId)),
    ...contentQueries(db, eventId),
    audit: exportAudit(db, eventId, by, { of: 'event', given: sql`true` }),
  }
}

/** The rows of `wholeQueries` as one JSON document, whatever the event's tier. */
export function wholeEvent(
  { about: [event], audit: _audit, ...content }: Results<ReturnType<typeof wholeQueries>>,
  at: number,
): { name: string; body: string } {
  if (!event) throw notFound()
  const { userId: _owner, ...settings } = event
  const whole = {
    from: site.name,
    exportedAt: new Date(at).toISOString(),
    event: settings,
    ...contentOf(content),
  }
  return { name: exportName(event.title, event.eventCode, workbookName, 'json'), body: JSON.stringify(whole) }
}
