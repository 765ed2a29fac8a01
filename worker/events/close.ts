import { and, gt } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { plannerEvent, plannerView } from './read.ts'
import type { PlannerEvent } from './shape/event.ts'
import type { EventContext } from './table/context.ts'
import { events } from './table/events.ts'
import { mayUseSql } from './table/may-use.ts'

/**
 * Closes an event before its deadline, which stays. One that is closed already is left as it is. The caller then calls
 * `notifyClosingChanged`.
 * @throws Refusal 404 when the event is gone
 */
export async function closeEvent({
  db,
  event: { id, title, eventCode, eventDate },
  actor,
  at,
}: EventContext): Promise<PlannerEvent> {
  const { after } = await runBatch(db, {
    closed: audited(
      db,
      db
        .update(events)
        .set({ closesAt: at, updatedAt: at })
        .where(and(mayUseSql(id, actor.id, 'editor'), gt(events.closesAt, at))),
      {
        actor,
        action: 'CLOSE_EVENT',
        entityType: 'event',
        entityId: id,
        details: { title, event_code: eventCode, event_date: eventDate },
        at,
      },
    ),
    after: plannerEvent(db, id, actor.id),
  })
  const [event] = after
  if (!event) throw notFound('event_not_found')
  return plannerView(event)
}
