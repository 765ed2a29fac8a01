import { eq } from 'drizzle-orm'
import { auditStatement } from '#core/audit'
import { now } from '#core/clock'
import { type Database, runBatch } from '#core/db'
import { userOfSession } from '#core/http/session'
import { session } from '#core/schema/accounts'

/**
 * Ends a session, with its audit row in the same batch. One that is over already is left as it is.
 * @returns whose session it was, or null for one that was over
 */
export async function signOut(db: Database, token: string): Promise<string | null> {
  const { current } = await runBatch(db, { current: userOfSession(db, { token, at: now() }) })
  const [user] = current
  if (!user) return null
  await db.batch([
    db.delete(session).where(eq(session.token, token)),
    auditStatement(db, {
      userId: user.id,
      action: 'SIGN_OUT',
      entityType: 'user',
      entityId: user.id,
      details: { email: user.email },
      at: now(),
    }),
  ])
  return user.id
}
