import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { database } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { paymentOrders } from '#purchases/table'
import { removeEvent } from '../events/remove.ts'
import { notifyEventGone } from '../live/notify.ts'
import { refundedKeptDays } from './rules.ts'

const atOnce = 5
const dayLength = 86_400_000

/**
 * Deletes events that were refunded seven days ago, with everything in them. The actor is the admin who requested the
 * refund. At most five per run of the cron, the oldest first.
 */
export async function deleteRefunded({ env, at }: Context<'env' | 'at'>): Promise<void> {
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
      await removeEvent({ db, event, actor: { kind: 'admin', id: by }, at }, {})
    } catch (error) {
      // The refund has just failed, which made the event premium again, or somebody else deleted it.
      if (error instanceof Refusal) continue
      throw error
    }
    await notifyEventGone(env, event.eventCode)
  }
}
