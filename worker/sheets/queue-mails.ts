import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { queueMail } from '#core/mail/queue'

type Issued = { eventId: string; sheetId: string; number: number; at: number }

/**
 * Queues the mail to each live link with an email that the batch's sheet replaces the one before. A mail that is queued
 * for a link already reports the newest sheet when it is sent.
 */
export function queueSheetMails(db: Database, { eventId, sheetId, number, at }: Issued) {
  return queueMail(
    db,
    { kind: 'kitchen_sheet', subjectId: sql`k.id`, dedupeKey: number, at },
    sql`from kitchen_links k where k.event_id = ${eventId} and k.revoked_at is null and k.email is not null
      and ${number} > 1 and exists (select 1 from sheets where id = ${sheetId})`,
  )
}
