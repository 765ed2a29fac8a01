import { type SQL, sql } from 'drizzle-orm'
import { auditLogs } from '#core/audit/table'
import { type Database, insertSelect } from '#core/db'

/**
 * The audit row of a file that an event's planner downloads, for the batch that reads it.
 * @param of what the file holds beside responses
 * @param given SQL condition on the row of `events`: the file is given; where it is refused, nothing is written
 */
export function exportAudit(
  db: Database,
  eventId: string | SQL<string>,
  at: number,
  { of, given }: { of?: 'tables' | 'invitations'; given: SQL },
) {
  return insertSelect(
    db,
    auditLogs,
    {
      userId: sql`events.user_id`,
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
