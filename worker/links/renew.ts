import { and, eq, isNull } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import type { EventContext } from '#events/table/context'
import { kitchenLinks } from '#kitchen/table'
import type { MadeKitchenLink } from './shape/link.ts'
import { kitchenToken } from './token.ts'
import { unrevokedLink } from './unrevoked-link.ts'
import { linkWithUrl } from './with-url.ts'

/**
 * Gives a link another URL; the one before opens nothing any more. Two at once get the same one. The caller then calls
 * `notifyLinkEnded`.
 * @throws Refusal 404 for a link that is not this event's, 410 `revoked`
 */
export async function renewLink(
  { env, db, event, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  id: string,
): Promise<MadeKitchenLink> {
  const { id: eventId, title, eventCode } = event
  const { secret } = settings(env)
  const { generation } = await unrevokedLink(db, eventId, id)
  const next = generation + 1
  const token = await kitchenToken(secret, eventCode, { id, generation: next })
  const { found } = await runBatch(db, {
    renewed: audited(
      db,
      db
        .update(kitchenLinks)
        .set({ generation: next, tokenHash: await sha256(token), openedAt: null })
        .where(
          and(
            eq(kitchenLinks.id, id),
            eq(kitchenLinks.eventId, eventId),
            eq(kitchenLinks.generation, generation),
            isNull(kitchenLinks.revokedAt),
          ),
        ),
      {
        actor,
        action: 'RENEW_KITCHEN_LINK',
        entityType: 'kitchen_link',
        entityId: id,
        details: { event_id: eventId, title },
        at,
      },
    ),
    found: db
      .select({ generation: kitchenLinks.generation, tokenHash: kitchenLinks.tokenHash })
      .from(kitchenLinks)
      .where(and(eq(kitchenLinks.id, id), isNull(kitchenLinks.revokedAt))),
  })
  const [link] = found
  if (!link) throw new Refusal('kitchen_link_revoked')
  return linkWithUrl(env, event, { id, ...link })
}
