import { eq } from 'drizzle-orm'
import { emailNotConfirmed, type SignIn, type User, wrongCredentials } from '#contract/account'
import { tooMany } from '#contract/refusal'
import { count, uncount } from '#ground/attempts'
import { type Database, database } from '#ground/db'
import { failure, log } from '#ground/log'
import { Refusal } from '#ground/refusal'
import { session } from '#ground/schema'
import { settings } from '#ground/settings'
import { passwordLimits } from './limits.ts'

/**
 * Checks a password and opens a session. The attempt is counted before the password is looked at, and taken back
 * when it was right; an unknown address costs the same time and gets the same answer as a wrong password.
 * @param headers the request's, for the browser's name on the session
 * @param address who is counted
 * @param old the token of a session the browser came with: it ends, nobody keeps a cookie from before
 * @returns the person and the Set-Cookie header
 */
export async function signIn(
  env: Env,
  { email, password }: SignIn,
  headers: Headers,
  address: string,
  old: string | null,
): Promise<{ user: User; cookie: string }> {
  const db = database(env.DB)
  const counted = await count(db, settings(env).secret, passwordLimits(email, address))
  if (!counted.ok) throw new Refusal(429, 'too_many', tooMany, { retryAfter: counted.retryAfter })
  const { authOf } = await import('./better-auth.ts')
  try {
    const { headers: set, response } = await authOf(env, address).api.signInEmail({
      body: { email, password },
      headers: new Headers({ 'user-agent': headers.get('user-agent') ?? '' }),
      returnHeaders: true,
    })
    await afterwards(db, counted.ids, old)
    const { id, name, role } = response.user
    return {
      user: { id, email, name, role: role === 'admin' ? 'admin' : 'planner' },
      cookie: set.get('set-cookie') ?? '',
    }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_EMAIL')
      throw new Refusal(401, 'wrong_credentials', wrongCredentials)
    await uncount(db, counted.ids)
    if (code === 'EMAIL_NOT_VERIFIED') throw new Refusal(403, 'email_not_confirmed', emailNotConfirmed)
    throw error
  }
}

/** The session stands already: what is left to tidy up must not keep its owner from it. */
async function afterwards(db: Database, ids: number[], old: string | null): Promise<void> {
  try {
    if (old) await db.delete(session).where(eq(session.token, old))
    await uncount(db, ids)
  } catch (error) {
    log('warn', 'a sign-in was not tidied up', failure(error))
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}
