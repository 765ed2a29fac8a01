import { and, eq, isNull } from 'drizzle-orm'
import { isSuspended } from '#admin/rules'
import { now } from '#core/clock'
import type { Database } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { isOpen } from '#events/rules/closing'
import { events } from '#events/table/events'
import { isAnonymizedDecline } from '#party/rules/anonymized'
import type { DeclineView } from '#party/shape/decline'
import { declines } from '#party/table/declines'
import { eventView } from '../look-up.ts'
import { eventCodeOf, hashToken } from '../token.ts'

/**
 * Reads the decline of a link, after the deadline, too.
 * @throws Refusal 404 for a link that is unknown or no longer valid, 410 `closed` for an event that was refunded or suspended
 */
export async function readDecline(db: Database, token: string): Promise<DeclineView> {
  const code = eventCodeOf(token)
  const at = now()
  const [found] = await db
    .select({ event: events, decline: declines })
    .from(declines)
    .innerJoin(events, eq(events.id, declines.eventId))
    .where(
      and(
        eq(declines.tokenHash, await hashToken(token)),
        eq(events.eventCode, code),
        isNull(declines.deletedAt),
      ),
    )
  // An erased decline cannot be read once the event has opened again.
  const isErased = found !== undefined && isAnonymizedDecline(found.decline)
  if (!found || (isErased && isOpen(found.event, at))) throw notFound('link_invalid')
  if (found.event.refundedAt !== null) throw new Refusal('event_unavailable')
  if (isSuspended(found.event)) throw new Refusal('event_suspended')
  const { names, email, createdAt, language } = found.decline
  return { decline: { names, email, createdAt }, language, event: eventView(found.event, at) }
}
