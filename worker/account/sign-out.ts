import { eq } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { now } from '#core/clock'
import { type Database, runBatch } from '#core/db'
import { userOfSession } from './http/session.ts'
import { session } from './table.ts'

/**
 * Ends a session, with its audit row in the same batch. Does nothing for one that has ended.
 * @returns the user's id, or null for a session that has ended
 */
export async function signOut(db: Database, token: string): Promise<string | null> {
  const { current } = await runBatch(db, { current: userOfSession(db, { token, at: now() }) })
  const [user] = current
  if (!user) return null
  await runBatch(db, {
    ended: audited(db, db.delete(session).where(eq(session.token, token)), {
      actor: { kind: user.role, id: user.id },
      action: 'SIGN_OUT',
      entityType: 'user',
      entityId: user.id,
      details: { email: user.email },
      at: now(),
    }),
  })
  return user.id
}
