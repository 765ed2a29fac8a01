import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { queueMail } from '#core/mail/queue'
import { whoChose } from './chosen.ts'

/**
 * Queues the mails to those who chose an item that the batch has just removed: one to each response with an address,
 * none after closing. A mail that waits for the response already will tell the same when it is sent.
 * @param removed the condition that this batch removed the item
 */
export function queueChooseAgain(db: Database, eventId: string, itemId: string, removed: SQL, at: number) {
  return queueMail(
    db,
    { kind: 'edit_link', subjectId: sql`id`, dedupeKey: `gone:${itemId}`, at },
    sql`from (select distinct g.id ${whoChose(eventId, itemId)} and g.lead_guest_email is not null
      and ${removed} and (select closes_at from events where id = ${eventId}) > ${at}) where true`,
  )
}
