import { and, eq, isNull, sql } from 'drizzle-orm'
import type { User } from '#account/shape/account'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { mayUseSql } from '#events/table/may-use'
import { membersMax } from './rules/limits.ts'
import type { Joined, Membership } from './shape/member.ts'
import { eventMembers, memberInvitations } from './table.ts'

/**
 * The row of an invitation, and its event. `joined`: the reader accepted it, and has the event still.
 * @throws Refusal 404 for a link that opens nothing and for one that another accepted, 410 for one that expired or whose event is hidden
 */
async function invitationBy(db: Database, token: string, { userId, at }: { userId: string; at: number }) {
  const mayViewSql = sql<number>`exists (select 1 from events where ${mayUseSql(sql`event_member_invitations.event_id`, userId, 'viewer')})`
  const [found] = await db
    .select({ invitation: memberInvitations, event: events, mayView: mayViewSql })
    .from(memberInvitations)
    .innerJoin(events, eq(events.id, memberInvitations.eventId))
    .where(eq(memberInvitations.tokenHash, await sha256(token)))
  if (!found) throw new Refusal('membership_unknown')
  const { invitation, event } = found
  const joined = invitation.acceptedBy === userId && found.mayView === 1
  if (invitation.acceptedBy !== null && !joined) throw new Refusal('membership_unknown')
  if (!joined && invitation.expiresAt <= at) throw new Refusal('membership_expired')
  if (event.refundedAt !== null) throw new Refusal('event_refunded')
  return { invitation, event, joined }
}

/**
 * The invitation of a link, as its reader sees it.
 * @param userId the signed-in reader, empty for nobody
 * @throws Refusal 404, 410 as the link stands
 */
export async function readMembership(
  { db, at }: Context<'db' | 'at'>,
  { token, userId }: { token: string; userId: string },
): Promise<Membership> {
  const { invitation, event, joined } = await invitationBy(db, token, { userId, at })
  const { email, role, needs } = invitation
  return { title: event.title, email, role, needs, ...(joined && { joined: event.id }) }
}

/**
 * Makes the user a member by a link, once. Only an account whose confirmed address is the invited one may. Who has accepted
 * already is led to the event: the answer may have been lost.
 * @throws Refusal 404, 410 as the link stands, 403 for another account, 409 `limit_reached`
 */
export async function acceptMembership(
  { db, at }: Context<'db' | 'at'>,
  { token, user }: { token: string; user: User },
): Promise<Joined> {
  const { invitation, event, joined: before } = await invitationBy(db, token, { userId: user.id, at })
  if (before) return { eventId: event.id }
  if (invitation.email !== user.email) throw new Refusal('membership_of_another')
  const { id, role, needs } = invitation
  const [eventId, userId] = [event.id, user.id]
  const own = and(eq(memberInvitations.id, id), isNull(memberInvitations.acceptedBy))
  // As the tables stand then: the link is used once, and for the address alone.
  const { joined, left } = await runBatch(db, {
    joined: audited(
      db,
      insertSelect(
        db,
        eventMembers,
        { eventId, userId, role, needs, createdAt: at },
        sql`from event_member_invitations i join user u on u.id = ${userId} and u.email = i.email
          where i.id = ${id} and i.accepted_by is null and i.expires_at > ${at}
          and u.id <> (select e.user_id from events e where e.id = i.event_id)
          and (select count(*) from event_members where event_id = ${eventId}) < ${membersMax}`,
      )
        .onConflictDoUpdate({
          target: [eventMembers.eventId, eventMembers.userId],
          set: { role, needs },
        })
        .returning({ userId: eventMembers.userId }),
      {
        actor: { kind: 'planner', id: userId },
        action: 'JOIN_EVENT',
        entityType: 'event',
        entityId: eventId,
        details: { title: event.title, role },
        at,
      },
    ),
    used: db
      .update(memberInvitations)
      .set({ acceptedBy: userId })
      .where(
        and(
          own,
          sql`exists (select 1 from event_members where event_id = ${eventId} and user_id = ${userId})`,
        ),
      ),
    left: db
      .select({ acceptedBy: memberInvitations.acceptedBy })
      .from(memberInvitations)
      .where(eq(memberInvitations.id, id)),
  })
  const [kept] = left
  // If two presses come at once, the second finds it accepted.
  if (joined.length > 0 || kept?.acceptedBy === userId) return { eventId }
  if (kept && kept.acceptedBy === null) throw new Refusal('member_limit', { params: { limit: membersMax } })
  throw new Refusal('membership_unknown')
}
