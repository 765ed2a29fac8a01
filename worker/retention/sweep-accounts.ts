import { inArray, lt } from 'drizzle-orm'
import { accountLinks, addressChanges, session } from '#account/table'
import type { Context } from '#core/context'
import { attempts } from '#core/rate-limit/table'
import { handovers, memberInvitations } from '#members/table'

const day = 86_400_000
// Per run of the cron, so that a first sweep of many rows does not block the database.
const atOnce = 1000

/** Deletes attempts that no rate limit counts any more: the longest counts an hour. */
export async function sweepAttempts({ db, at }: Context<'db' | 'at'>): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, at - day))
}

/** Deletes sessions that expired a day ago or earlier. */
export async function sweepSessions({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const over = db
    .select({ id: session.id })
    .from(session)
    .where(lt(session.expiresAt, at - day))
  await db.delete(session).where(inArray(session.id, over.limit(atOnce)))
}

/** Deletes mailed links that expired a month ago. Until then, a used link says so when it is opened again. */
export async function sweepLinks({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const over = db
    .select({ hash: accountLinks.hash })
    .from(accountLinks)
    .where(lt(accountLinks.expiresAt, at - 30 * day))
  await db.delete(accountLinks).where(inArray(accountLinks.hash, over.limit(atOnce)))
}

/** Deletes invitations of members that have expired a month ago. Until then, one says so when it is opened. */
export async function sweepMemberInvitations({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const over = db
    .select({ id: memberInvitations.id })
    .from(memberInvitations)
    .where(lt(memberInvitations.expiresAt, at - 30 * day))
  await db.delete(memberInvitations).where(inArray(memberInvitations.id, over.limit(atOnce)))
}

/** Deletes offers of events that have expired a month ago. */
export async function sweepHandovers({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const over = db
    .select({ id: handovers.id })
    .from(handovers)
    .where(lt(handovers.expiresAt, at - 30 * day))
  await db.delete(handovers).where(inArray(handovers.id, over.limit(atOnce)))
}

/** Deletes new addresses whose link has expired, and confirmed ones once the old address has been told. */
export async function sweepAddressChanges({ db, at }: Context<'db' | 'at'>): Promise<void> {
  const over = db
    .select({ id: addressChanges.id })
    .from(addressChanges)
    .where(lt(addressChanges.expiresAt, at))
  await db.delete(addressChanges).where(inArray(addressChanges.id, over.limit(atOnce)))
}
