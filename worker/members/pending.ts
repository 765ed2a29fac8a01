import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '#core/context'
import { settings } from '#core/settings'
import { events } from '#events/table/events'
import { memberInvitations } from './table.ts'
import { storedMembershipToken } from './token.ts'

/**
 * The token of the newest invitation that waits for an address, so that a new account is led back to it from whichever
 * browser confirms.
 * @returns null where none waits
 */
export async function pendingMembership(
  { env, db, at }: Context<'env' | 'db' | 'at'>,
  email: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: memberInvitations.id, tokenHash: memberInvitations.tokenHash, code: events.eventCode })
    .from(memberInvitations)
    .innerJoin(events, eq(events.id, memberInvitations.eventId))
    .where(
      and(
        eq(memberInvitations.email, email),
        isNull(memberInvitations.acceptedBy),
        gt(memberInvitations.expiresAt, at),
        isNull(events.refundedAt),
      ),
    )
    .orderBy(desc(memberInvitations.createdAt))
    .limit(1)
  return found ? storedMembershipToken(settings(env).secrets, found.code, found) : null
}
