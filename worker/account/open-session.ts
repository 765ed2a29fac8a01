import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { errorFields, log } from '#core/log'
import { session, user } from '#core/schema/accounts'

/** How long a session lives from its last use, in milliseconds. */
export const sessionLife = 30 * 86_400_000

export type NewSession = {
  /** The secret the cookie carries. */
  token: string
  /** The user's id: a value, or a statement that gives none where nobody may be signed in. */
  userId: string | SQL
  method: typeof session.$inferSelect.signInMethod
  userAgent: string | null
  at: number
}

/** The row of a new session, as a statement for a batch. A trigger writes the sign-in down. */
export function opened(db: Database, { token, userId, method, userAgent, at }: NewSession) {
  return db.insert(session).select(
    sql`select ${crypto.randomUUID()}, ${token}, id, ${at + sessionLife}, ${userAgent}, ${method}, ${at}, ${at}
        from ${user} where id = ${userId}`,
  )
}

/**
 * Ends the session a browser came with. The new one stands already: a failure here must not keep its owner from it.
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
