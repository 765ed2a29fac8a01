import { and, eq, isNull, sql } from 'drizzle-orm'
import type { User } from '#account/shape/account'
import { user as users } from '#account/table'
import { isSuspended } from '#admin/rules'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, rowsOf, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import type { OfferedEvent } from './shape/member.ts'
import { eventMembers, handovers } from './table.ts'

/**
 * The row of an offer, with its event and its owner. `taken`: the reader accepted it, and owns the event still.
 * @throws Refusal 404 for a link that opens nothing, 410 for one that expired or whose event is hidden
 */
async function offerBy(db: Database, token: string, { userId, at }: { userId: string; at: number }) {
  const [found] = await db
    .select({ offer: handovers, event: events, owner: users })
    .from(handovers)
    .innerJoin(events, eq(events.id, handovers.eventId))
    .innerJoin(users, eq(users.id, handovers.offeredBy))
    .where(eq(handovers.tokenHash, await sha256(token)))
  if (!found) throw new Refusal('handover_unknown')
  const { offer, event } = found
  const taken = offer.acceptedAt !== null && offer.userId === userId && event.userId === userId
  if (!taken && (offer.acceptedAt !== null || event.userId !== offer.offeredBy))
    throw new Refusal('handover_unknown')
  if (!taken && offer.expiresAt <= at) throw new Refusal('handover_expired')
  if (event.refundedAt !== null) throw new Refusal('event_refunded')
  return { ...found, taken }
}

/**
 * The offer of a link, as its reader sees it.
 * @param userId the signed-in reader, empty for nobody
 * @throws Refusal 404, 410 as the link stands
 */
export async function readOffer(
  { db, at }: Context<'db' | 'at'>,
  { token, userId }: { token: string; userId: string },
): Promise<OfferedEvent> {
  const { offer, event, owner, taken } = await offerBy(db, token, { userId, at })
  const [to] = await db.select({ email: users.email }).from(users).where(eq(users.id, offer.userId))
  return {
    title: event.title,
    owner: owner.name || owner.email,
    to: to?.email ?? '',
    stays: offer.stays,
    ...(taken && { taken: event.id }),
  }
}

/** An event that has changed hands, and its former owner where they left. */
export type HandedOver = { eventId: string; eventCode: string; left: string | null }

/**
 * Makes the user the owner of an event that was offered to them, once. The former owner stays as an editor or leaves, as
 * they chose. Payments stay with who paid. Mail to lists that was paused for the former owner stays paused in the event.
 * A second acceptance by the same person leads to the event: the first answer may have been lost.
 * @throws Refusal 404, 410 as the link stands and for who is no member any more, 403 for another account and for a
 *   suspended event
 */
export async function acceptOffer(
  { db, at }: Context<'db' | 'at'>,
  { token, user }: { token: string; user: User },
): Promise<HandedOver> {
  const { offer, event, taken } = await offerBy(db, token, { userId: user.id, at })
  const { id: eventId, eventCode, title } = event
  const { id, stays, offeredBy } = offer
  if (offer.userId !== user.id) throw new Refusal('handover_of_another')
  const over = { eventId, eventCode, left: stays ? null : offeredBy }
  if (taken) return over
  if (isSuspended(event)) throw new Refusal('suspended')
  const hasOfferSql = sql`exists (select 1 from handovers h join event_members m
    on m.event_id = h.event_id and m.user_id = h.user_id join user u on u.id = h.user_id
    where h.id = ${id} and h.accepted_at is null and h.expires_at > ${at} and u.suspended_at is null)`
  // As the update before has left it: the offer is not used yet, and the event is theirs.
  const isMovedSql = sql`exists (select 1 from handovers h join events e on e.id = h.event_id and e.user_id = h.user_id
    where h.id = ${id} and h.accepted_at is null)`
  const former = and(eq(eventMembers.eventId, eventId), eq(eventMembers.userId, offeredBy), isMovedSql)
  const { left } = await runBatch(db, {
    moved: audited(
      db,
      db
        .update(events)
        .set({ userId: user.id })
        .where(
          and(
            eq(events.id, eventId),
            eq(events.userId, offeredBy),
            isNull(events.refundedAt),
            isNull(events.suspendedAt),
            isNull(events.plannerSuspendedAt),
            hasOfferSql,
          ),
        ),
      {
        actor: { kind: 'planner', id: user.id },
        action: 'HAND_OVER_EVENT',
        entityType: 'event',
        entityId: eventId,
        details: { title, member: offeredBy },
        at,
      },
    ),
    owns: db
      .delete(eventMembers)
      .where(and(eq(eventMembers.eventId, eventId), eq(eventMembers.userId, user.id), isMovedSql)),
    former: insertSelect(
      db,
      eventMembers,
      { eventId, userId: offeredBy, role: 'editor', needs: true, createdAt: at },
      sql`where ${isMovedSql}`,
    ).onConflictDoNothing(),
    // Deleted and not left out: a trigger records its end for a restored database.
    ...(!stays && { leaves: db.delete(eventMembers).where(former) }),
    paused: rowsOf(
      db,
      sql`insert into mail_pauses (subject_id, subject, reason, at)
        select ${eventId}, 'event', reason, ${at} from mail_pauses
        where subject_id = ${offeredBy} and lifted_at is null and ${isMovedSql}
        on conflict (subject_id) do update set reason = excluded.reason, at = excluded.at, lifted_at = null`,
    ),
    used: db
      .update(handovers)
      .set({ acceptedAt: at })
      .where(and(eq(handovers.id, id), isMovedSql)),
    left: db.select({ acceptedAt: handovers.acceptedAt }).from(handovers).where(eq(handovers.id, id)),
  })
  // If two presses come at once, the second finds it accepted.
  if (left[0] && left[0].acceptedAt !== null) return over
  throw new Refusal('handover_unknown')
}
