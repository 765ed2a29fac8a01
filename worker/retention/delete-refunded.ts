import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { refundedKeptDays } from '#contract/retention'
import { database } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { events } from '#core/schema/events'
import { paymentOrders } from '#core/schema/purchases'
import { tellGone } from '../desk/notify-gone.ts'
import { removeEvent } from '../events/remove.ts'

const atOnce = 5
const dayLength = 86_400_000

/**
 * Deletes events that were refunded seven days ago, with all they hold, as the act of the admin who asked for the
 * refund. At most five a call, the oldest first; the clock calls each minute.
 */
export async function deleteRefunded(env: Env, at: number): Promise<void> {
  const db = database(env.DB)
  const askedBy = db
    .select({ by: paymentOrders.refundAskedBy })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.eventId, events.id), isNotNull(paymentOrders.refundAskedBy)))
    .limit(1)
  const due = await db
    .select({ event: events, by: sql<string>`(${askedBy})`.as('asked_by') })
    .from(events)
    .where(lte(events.refundedAt, at - refundedKeptDays * dayLength))
    .orderBy(events.refundedAt)
    .limit(atOnce)
  for (const { event, by } of due) {
    try {
      await removeEvent(db, event, { userId: by, action: 'ADMIN_DELETE_EVENT' }, at)
    } catch (error) {
      // A refund that failed at this moment has made it premium again, or somebody else deleted it.
      if (error instanceof Refusal) continue
      throw error
    }
    await tellGone(env, event.eventCode)
  }
}
