import { and, eq } from 'drizzle-orm'
import type { Database } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { kitchenLinks } from '#kitchen/table'

/**
 * A link of an event that is not revoked, for its planner.
 * @throws Refusal 404 for a link that is not this event's, 410 `revoked`
 */
export async function unrevokedLink(db: Database, eventId: string, id: string) {
  const [link] = await db
    .select()
    .from(kitchenLinks)
    .where(and(eq(kitchenLinks.id, id), eq(kitchenLinks.eventId, eventId)))
  if (!link) throw notFound('kitchen_link_not_found')
  if (link.revokedAt !== null) throw new Refusal('kitchen_link_revoked')
  return link
}
