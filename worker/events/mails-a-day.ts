import { sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { usableBy } from '#events/table/may-use'

/**
 * The most mails a day to addresses that a planner names (kitchens, members, new owners), and as many again for each event
 * with a paid plan. The trigger `mails_take_their_turn` in `core/mail/triggers.sql` gives these mails alone a `planner_id`,
 * and fails what is queued beyond the most.
 */
export const mailsADay = 30
const day = 86_400_000

/** @throws Refusal 429 when the planner has caused a day's mails to such addresses */
export async function refuseMoreMails(db: Database, plannerId: string, at: number): Promise<void> {
  const paid = sql`(select count(distinct p.event_id) from event_purchases p join events on events.id = p.event_id
    where ${usableBy(plannerId, 'owner')} and p.refunded_at is null)`
  const [full] = await db.all<{ until: number }>(sql`select created_at + ${day} as until from outbox
    where planner_id = ${plannerId} and created_at > ${at - day}
    order by created_at desc limit 1 offset ${mailsADay} * (1 + ${paid}) - 1`)
  if (full) throw new Refusal('too_many', { retryAfter: Math.ceil((full.until - at) / 1000) })
}
