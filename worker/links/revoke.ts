import { and, eq, isNull } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { kitchenLinks } from '#kitchen/table'

/**
 * Revokes a link: its URL opens nothing any more. One that is revoked already is left as it is. The caller then calls
 * `notifyLinkEnded`.
 * @throws Refusal 404 for a link that is not this event's
 */
export async function revokeLink(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  id: string,
): Promise<void> {
  const own = and(eq(kitchenLinks.id, id), eq(kitchenLinks.eventId, eventId))
  const { found } = await runBatch(db, {
    revoked: audited(
      db,
      db
        .update(kitchenLinks)
        .set({ revokedAt: at })
        .where(and(own, isNull(kitchenLinks.revokedAt))),
      {
        actor,
        action: 'REVOKE_KITCHEN_LINK',
        entityType: 'kitchen_link',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
    found: db.select({ id: kitchenLinks.id }).from(kitchenLinks).where(own),
  })
  if (found.length === 0) throw notFound('kitchen_link_not_found')
}
