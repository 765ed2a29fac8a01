import { type SQL, sql } from 'drizzle-orm'
import { auditLogs } from '#core/audit/table'
import { type Database, insertSelect } from '#core/db'

/** The planner who downloads, as SQL, and when. */
export type ExportedBy = { userId: SQL<string>; at: number }

/**
 * The audit row of a file that one of an event's planners downloads, for the batch that reads it.
 * @param of what the file holds beside responses
 * @param given SQL condition on the row of `events`: the file is given; where it is refused, nothing is written
 */
export function exportAudit(
  db: Database,
  eventId: string | SQL<string>,
  { userId, at }: ExportedBy,
  { of, given }: { of?: 'tables' | 'invitations' | 'workbook' | 'event'; given: SQL },
) {
  return insertSelect(
    db,
    auditLogs,
    {
      userId,
      action: 'EXPORT_CSV',
      entityType: 'event',
      entityId: sql`events.id`,
      details: of
        ? sql`json_object('title', events.title, 'of', ${of})`
        : sql`json_object('title', events.title)`,
      createdAt: at,
    },
    sql`from events where events.id = ${eventId} and ${given}`,
  )
}
