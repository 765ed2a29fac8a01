import { eq, type SQL, sql } from 'drizzle-orm'
import { auditLogs } from '#core/audit/table'
import { type Database, insertSelect } from '#core/db'
import { errorFields, log } from '#core/log'
import { sessionLife } from './rules/session-life.ts'
import { session, user } from './table.ts'

export type NewSession = {
  /** The secret the cookie carries. */
  token: string
  /** The user's id: a value, or a subquery without a row when nobody may be signed in. */
  userId: string | SQL
  method: typeof session.$inferSelect.signInMethod
  userAgent: string | null
  at: number
}

/** The statements that open a session and record the sign-in, for a batch. The first may read `changes()`. */
export function opened(db: Database, { token, userId, method, userAgent, at }: NewSession) {
  const id = crypto.randomUUID()
  const signedIn = sql`(select user_id from session where id = ${id})`
  const inserted = insertSelect(
    db,
    session,
    {
      id,
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
  const audit = insertSelect(
    db,
    auditLogs,
    {
      userId: sql`id`,
      action: 'SIGN_IN',
      entityType: 'user',
      entityId: sql`id`,
      details: sql`json_object('email', email, 'sign_in_method', ${method})`,
      createdAt: at,
    },
    sql`from ${user} where id = ${signedIn}`,
  )
  const seen = db.update(user).set({ lastSignInAt: at }).where(eq(user.id, signedIn))
  return { opened: inserted, openedAudit: audit, openedLast: seen }
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
