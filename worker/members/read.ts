import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { user } from '#account/table'
import type { Database, Results } from '#core/db'
import { events } from '#events/table/events'
import type { MemberList } from './shape/member.ts'
import { eventMembers, memberInvitations } from './table.ts'

/** The queries for who may use an event. */
export function memberQueries(db: Database, eventId: string | SQL<string>, at: number) {
  return {
    owner: db
      .select({ name: user.name, email: user.email })
      .from(events)
      .innerJoin(user, eq(user.id, events.userId))
      .where(eq(events.id, eventId)),
    members: db
      .select({
        userId: eventMembers.userId,
        email: user.email,
        name: user.name,
        role: eventMembers.role,
        needs: eventMembers.needs,
      })
      .from(eventMembers)
      .innerJoin(user, eq(user.id, eventMembers.userId))
      .where(eq(eventMembers.eventId, eventId))
      .orderBy(asc(eventMembers.createdAt), asc(eventMembers.userId)),
    invitations: db
      .select({
        id: memberInvitations.id,
        email: memberInvitations.email,
        role: memberInvitations.role,
        needs: memberInvitations.needs,
        expiresAt: memberInvitations.expiresAt,
      })
      .from(memberInvitations)
      .where(
        and(
          eq(memberInvitations.eventId, eventId),
          isNull(memberInvitations.acceptedBy),
          gt(memberInvitations.expiresAt, at),
        ),
      )
      .orderBy(asc(memberInvitations.createdAt), asc(memberInvitations.id)),
  }
}

/** The rows of `memberQueries` as the list. Members who do not own the event learn nothing of invitations. */
export function memberListOf(
  { owner: [owner], members, invitations }: Results<ReturnType<typeof memberQueries>>,
  owns: boolean,
): MemberList {
  return { owner: owner ?? { name: '', email: '' }, members, invitations: owns ? invitations : [] }
}
