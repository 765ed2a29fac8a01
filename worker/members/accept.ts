import { eq, sql } from 'drizzle-orm'
import type { User } from '#account/shape/account'
import { audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { type Database, insertSelect, runBatch } from '#core/db'
import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { membersMax } from './rules/limits.ts'
import type { Joined, Membership } from './shape/member.ts'
import { eventMembers, memberInvitations } from './table.ts'

/** The row of an invitation, and its event. @throws Refusal 404 for a link that opens nothing, 410 for one that expired or whose event is hidden */
async function invitationBy(db: Database, token: string, at: number) {
  const [found] = await db
    .select({ invitation: memberInvitations, event: events })
    .from(memberInvitations)
    .innerJoin(events, eq(events.id, memberInvitations.eventId))
    .where(eq(memberInvitations.tokenHash, await sha256(token)))
  if (!found) throw new Refusal('membership_unknown')
  if (found.invitation.expiresAt <= at) throw new Refusal('membership_expired')
  if (found.event.refundedAt !== null) throw new Refusal('event_refunded')
  return found
}

/** The invitation of a link, as its reader sees it. @throws Refusal 404, 410 as the link stands */
export async function readMembership(db: Database, token: string, at: number): Promise<Membership> {
  const { invitation, event } = await invitationBy(db, token, at)
  const { email, role, needs } = invitation
  return { title: event.title, email, role, needs }
}

/**
 * Makes the user a member by a link, once. Only an account whose confirmed address is the invited one may.
 * @throws Refusal 404, 410 as the link stands, 403 for another account, 409 `limit_reached`
 */
export async function acceptMembership(
  { db, at }: Context<'db' | 'at'>,
  { token, user }: { token: string; user: User },
): Promise<Joined> {
  const { invitation, event } = await invitationBy(db, token, at)
  if (invitation.email !== user.email) throw new Refusal('membership_of_another')
  const { id, role, needs } = invitation
  const [eventId, userId] = [event.id, user.id]
  // As the tables stand then: the link is used once, and for the address alone.
  const { joined, left } = await runBatch(db, {
    joined: audited(
      db,
      insertSelect(
        db,
        eventMembers,
        { eventId, userId, role, needs, createdAt: at },
        sql`from event_member_invitations i join user u on u.id = ${userId} and u.email = i.email
          where i.id = ${id} and i.expires_at > ${at}
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
    used: db.delete(memberInvitations).where(
      sql`${memberInvitations.id} = ${id} and exists (select 1 from event_members
        where event_id = ${eventId} and user_id = ${userId})`,
    ),
    left: db.select({ id: memberInvitations.id }).from(memberInvitations).where(eq(memberInvitations.id, id)),
  })
  if (joined.length > 0) return { eventId }
  if (left.length > 0) throw new Refusal('member_limit', { params: { limit: membersMax } })
  throw new Refusal('membership_unknown')
}
