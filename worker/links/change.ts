import { and, eq, isNull, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { kitchenLinks } from '#kitchen/table'
import type { KitchenLinkChange } from './shape/new-link.ts'

/**
 * Sets the language that a link is read in. Its URL stays, and the same language writes nothing.
 * @throws Refusal 404 for a link that is not this event's, 410 `revoked`
 */
export async function changeLink(
  { db, event: { id: eventId, title }, actor, at }: EventContext,
  id: string,
  { language }: KitchenLinkChange,
): Promise<void> {
  const own = and(eq(kitchenLinks.id, id), eq(kitchenLinks.eventId, eventId))
  const isChangedSql = sql`${kitchenLinks.language} is not ${language}`
  const { found } = await runBatch(db, {
    changed: audited(
      db,
      db
        .update(kitchenLinks)
        .set({ language })
        .where(and(own, isNull(kitchenLinks.revokedAt), isChangedSql)),
      {
        actor,
        action: 'UPDATE_KITCHEN_LINK',
        entityType: 'kitchen_link',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
    found: db.select({ revokedAt: kitchenLinks.revokedAt }).from(kitchenLinks).where(own),
  })
  const [link] = found
  if (!link) throw notFound('kitchen_link_not_found')
  if (link.revokedAt !== null) throw new Refusal('kitchen_link_revoked')
}
