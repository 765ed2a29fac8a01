import { eq } from 'drizzle-orm'
import { audited } from '#core/audit'
import { now } from '#core/clock'
import { type Database, together } from '#core/db'
import { userOfSession } from '#core/http/session'
import { session } from '#core/schema/accounts'

/**
 * Ends a session, with its audit row in the same batch. One that is over already is left as it is.
 * @returns whose session it was, or null for one that was over
 */
export async function signOut(db: Database, token: string): Promise<string | null> {
  const [[found]] = await together(db, [userOfSession(db, token)])
  if (!found) return null
  await db.batch([
    db.delete(session).where(eq(session.token, token)),
    audited(db, {
      userId: found.id,
      action: 'SIGN_OUT',
      entityType: 'user',
      entityId: found.id,
      details: { email: found.email },
      at: now(),
    }),
  ])
  return found.id
}
