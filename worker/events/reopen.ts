import { and, eq, isNull, lte } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { plannerEvent, plannerView } from './read.ts'
import { deadlineInstant, isOpen } from './rules/closing.ts'
import { deadlineStateOf } from './rules/early-closing.ts'
import type { PlannerEvent } from './shape/event.ts'
import type { EventContext } from './table/context.ts'
import { events } from './table/events.ts'
import { mayUseSql } from './table/may-use.ts'

/**
 * Opens an event that was closed early until its deadline, which never moved. One that is open is left as it is. The caller
 * then calls `notifyClosingChanged`.
 * @throws Refusal 410 `closed` once the deadline has passed, 503 when the deadline was moved at the same moment, 404 when the
 *   event is gone
 */
export async function reopenEvent({ db, event, actor, at }: EventContext): Promise<PlannerEvent> {
  const { id, title, eventCode, eventDate, timeZone } = event
  if (deadlineStateOf(event, at) === 'over') throw new Refusal('reopen_over')
  const { after } = await runBatch(db, {
    reopened: audited(
      db,
      db
        .update(events)
        .set({ closesAt: deadlineInstant(eventDate, timeZone), updatedAt: at })
        .where(
          and(
            mayUseSql(id, actor.id, 'editor'),
            lte(events.closesAt, at),
            eq(events.eventDate, eventDate),
            eq(events.timeZone, timeZone),
            // A refund closes an event for good.
            isNull(events.refundedAt),
          ),
        ),
      {
        actor,
        action: 'REOPEN_EVENT',
        entityType: 'event',
        entityId: id,
        details: { title, event_code: eventCode, event_date: eventDate },
        at,
      },
    ),
    after: plannerEvent(db, id, actor.id),
  })
  const [now] = after
  if (!now) throw notFound('event_not_found')
  if (!isOpen(now, at)) throw new Refusal('unavailable', { retryAfter: 1 })
  return plannerView(now)
}
