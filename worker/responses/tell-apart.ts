import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import type { EventContext } from '#events/table/context'
import type { ToldApart } from '#party/shape/responses'
import { responses } from '#party/table/responses'
import { notifyResponsesChanged } from '../live/notify.ts'

/** Marks responses that share names as different parties, or removes that mark. A repeated call changes nothing. */
export async function tellApart(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at', 'id' | 'eventCode'>,
  { responses: ids, apart }: ToldApart,
): Promise<void> {
  const { id, eventId, toldApartAt } = responses
  const { marked } = await runBatch(db, {
    marked: audited(
      db,
      db
        .update(responses)
        .set({ toldApartAt: apart ? at : null })
        .where(
          and(eq(eventId, event.id), inArray(id, ids), apart ? isNull(toldApartAt) : isNotNull(toldApartAt)),
        )
        .returning({ id }),
      {
        actor,
        action: apart ? 'TELL_RESPONSES_APART' : 'UNDO_TELL_RESPONSES_APART',
        entityType: 'event',
        entityId: event.id,
        details: { ids },
        at,
      },
    ),
  })
  if (marked.length > 0) await notifyResponsesChanged(env, event.eventCode)
}
