import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { browserName } from '#account/words/planner'
import { type AuditEntry, audited } from '#core/audit/audit'
import type { Context } from '#core/context'
import { runBatch } from '#core/db'
import { notFound } from '#core/http/refusal'
import { browserOf } from '../rules/browser-name.ts'
import type { User } from '../shape/account.ts'
import type { OwnAccount } from '../shape/own-account.ts'
import { sharedEvents } from '../shared-events.ts'
import { addressChanges, session } from '../table.ts'

const listedMax = 100

/** A planner's open sessions, this one first and then the last used, the new address that waits for its link, and shared events. */
export async function ownAccountOf(
  { db, at }: Context<'db' | 'at'>,
  { userId, token }: { userId: string; token: string },
): Promise<OwnAccount> {
  const {
    rows,
    waiting: [waiting],
    shared,
  } = await runBatch(db, {
    rows: db
      .select()
      .from(session)
      .where(and(eq(session.userId, userId), gt(session.expiresAt, at)))
      .orderBy(desc(eq(session.token, token)), desc(session.updatedAt), desc(session.createdAt))
      .limit(listedMax),
    waiting: db
      .select({ email: addressChanges.email, confirmedAt: addressChanges.confirmedAt })
      .from(addressChanges)
      .where(and(eq(addressChanges.userId, userId), gt(addressChanges.expiresAt, at)))
      .orderBy(desc(addressChanges.createdAt))
      .limit(1),
    shared: sharedEvents(db, userId),
  })
  return {
    shared,
    sessions: rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt,
      usedAt: row.updatedAt,
      browser: browserName(browserOf(row.userAgent)),
      here: row.token === token,
    })),
    newAddress: waiting && waiting.confirmedAt === null ? waiting.email : null,
  }
}

/**
 * Ends one session of a planner, which is not the one that asks: that one signs out.
 * @returns its token
 * @throws Refusal 404 for one that has ended, and for another planner's
 */
export async function endSession(
  { db, user, at }: Context<'db' | 'at'> & { user: User },
  { id, token }: { id: string; token: string },
): Promise<string> {
  const {
    ended: [ended],
  } = await runBatch(db, {
    ended: audited(
      db,
      db
        .delete(session)
        .where(and(eq(session.id, id), eq(session.userId, user.id), ne(session.token, token)))
        .returning({ token: session.token }),
      entry(user, at),
    ),
  })
  if (!ended) throw notFound()
  return ended.token
}

/** Ends every session of a planner but the one that asks. */
export async function endOtherSessions(
  { db, user, at }: Context<'db' | 'at'> & { user: User },
  token: string,
): Promise<void> {
  await runBatch(db, {
    ended: audited(
      db,
      db.delete(session).where(and(eq(session.userId, user.id), ne(session.token, token))),
      entry(user, at),
    ),
  })
}

function entry({ id, role }: User, at: number): AuditEntry {
  return { actor: { kind: role, id }, action: 'END_SESSION', entityType: 'user', entityId: id, at }
}
