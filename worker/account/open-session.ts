import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '#core/db'
import { errorFields, log } from '#core/log'
import { session, user } from './table.ts'

/** How long a session lasts after its last use, in milliseconds. */
export const sessionLife = 30 * 86_400_000

export type NewSession = {
  /** The secret the cookie carries. */
  token: string
  /** The user's id: a value, or a subquery without a row when nobody may be signed in. */
  userId: string | SQL
  method: typeof session.$inferSelect.signInMethod
  userAgent: string | null
  at: number
}

/** The insert of a new session, for a batch. A trigger records the sign-in. */
export function opened(db: Database, { token, userId, method, userAgent, at }: NewSession) {
  return insertSelect(
    db,
    session,
    {
      id: crypto.randomUUID(),
      token,
      userId: sql`id`,
      expiresAt: at + sessionLife,
      userAgent,
      signInMethod: method,
      createdAt: at,
      updatedAt: at,
    },
    sql`from ${user} where id = ${userId}`,
  )
}

/**
 * Ends a browser's previous session. The new session exists already, so a failure here is only logged.
 * @returns whose session it was
 */
export async function endOld(db: Database, token: string): Promise<string | null> {
  try {
    const [ended] = await db
      .delete(session)
      .where(eq(session.token, token))
      .returning({ userId: session.userId })
    return ended?.userId ?? null
  } catch (error) {
    log('warn', 'a session from before was not ended', errorFields(error))
    return null
  }
}
