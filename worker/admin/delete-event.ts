import { eq } from 'drizzle-orm'
import type { UserActor } from '#core/actor'
import type { Context } from '#core/context'
import { notFound, Refusal } from '#core/http/refusal'
import type { EventDeletion } from '#events/shape/deletion'
import { events } from '#events/table/events'
import { removeEvent } from '../events/remove.ts'

/**
 * Deletes any planner's event, audited as the admin's act.
 * @returns its code, for notifying its open pages
 * @throws Refusal 404 when it does not exist, 409 `confirm` for a premium one without the typed word
 */
export async function deleteAnyEvent(
  { db, actor, at }: Context<'db' | 'actor' | 'at', UserActor>,
  { eventId, deletion }: { eventId: string; deletion: EventDeletion },
): Promise<string> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId)).limit(1)
  if (!event) throw notFound('admin_event_not_found')
  try {
    await removeEvent({ db, event, actor, at }, deletion)
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw notFound('admin_event_not_found')
    throw error
  }
  return event.eventCode
}
