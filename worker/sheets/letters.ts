import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { queueMails } from '#core/mail/outbox'

type Issued = { eventId: string; sheetId: string; number: number; at: number }

/**
 * Queues the letter to each live link with an address that the batch's sheet replaces the one before. A letter that waits
 * for a link already tells the newest when it is sent.
 */
export function queueSheetLetters(db: Database, { eventId, sheetId, number, at }: Issued) {
  const dedupeKey = sql`'kitchen_sheet:' || k.id || ':' || ${number}`
  return queueMails(
    db,
    { kind: 'kitchen_sheet', subjectId: sql`k.id`, dedupeKey, at },
    sql`from kitchen_links k where k.event_id = ${eventId} and k.revoked_at is null and k.email is not null
      and ${number} > 1 and exists (select 1 from sheets where id = ${sheetId})`,
  )
}
