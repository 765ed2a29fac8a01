import { and, asc, eq, gt, isNull, max } from 'drizzle-orm'
import { user } from '#account/table'
import { auditLogs, besideGuests, eventOfEntry } from '#core/audit/table'
import type { Database, Results } from '#core/db'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { eventMails } from '#notifications/table'
import { handoversApart } from './rules/limits.ts'
import type { MemberList } from './shape/member.ts'
import { eventMembers, handovers, memberInvitations } from './table.ts'
import { storedMembershipToken } from './token.ts'

/** The queries for who may use an event. */
export function memberQueries(
  db: Database,
  { eventId, userId, at }: { eventId: string; userId: string; at: number },
) {
  return {
    mails: db
      .select({ wanted: eventMails.wanted })
      .from(eventMails)
      .where(and(eq(eventMails.eventId, eventId), eq(eventMails.userId, userId))),
    handedOver: db
      .select({ at: max(auditLogs.createdAt) })
      .from(auditLogs)
      .where(
        and(
          eq(eventOfEntry, eventId),
          besideGuests,
          eq(auditLogs.action, 'HAND_OVER_EVENT'),
          gt(auditLogs.createdAt, at - handoversApart),
        ),
      ),
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
    offers: db
      .select({
        id: handovers.id,
        userId: handovers.userId,
        stays: handovers.stays,
        tokenHash: handovers.tokenHash,
        expiresAt: handovers.expiresAt,
      })
      .from(handovers)
      .where(and(eq(handovers.eventId, eventId), isNull(handovers.acceptedAt), gt(handovers.expiresAt, at))),
  }
}

/** The rows of `memberQueries` as the list. Members who do not own the event learn nothing of invitations. */
export function memberListOf(
  {
    owner: [owner],
    members,
    invitations,
    mails,
    handedOver,
  }: Omit<Results<ReturnType<typeof memberQueries>>, 'offers'>,
  owns: boolean,
): Omit<MemberList, 'offer'> {
  return {
    owner: owner ?? { name: '', email: '' },
    members,
    invitations: owns ? invitations : [],
    mails: mails[0]?.wanted ?? owns,
    ...(owns && handedOver[0]?.at && { handOverFrom: handedOver[0].at + handoversApart }),
  }
}

/**
 * The offer of the event that stands, for its owner and for the member it is made to, who gets the link's token.
 * @param code of the event
 */
export async function offerOf(
  env: Env,
  { offers: [offer] }: Pick<Results<ReturnType<typeof memberQueries>>, 'offers'>,
  { code, userId, owns }: { code: string; userId: string; owns: boolean },
): Promise<Pick<MemberList, 'offer'>> {
  if (!offer || (!owns && offer.userId !== userId)) return {}
  const { stays, expiresAt } = offer
  const shown = { userId: offer.userId, stays, expiresAt }
  if (owns) return { offer: shown }
  const token = await storedMembershipToken(settings(env).secrets, code, offer, 'handover')
  return token === null ? {} : { offer: { ...shown, token } }
}
