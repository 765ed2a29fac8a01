import { and, eq } from 'drizzle-orm'
import { emailNotConfirmed, type SignIn, type User, wrongCredentials } from '#contract/account'
import { countedOrRefused, uncount } from '#ground/attempts'
import { now } from '#ground/clock'
import { type Database, database } from '#ground/db'
import { randomToken } from '#ground/hash'
import { failure, log } from '#ground/log'
import { Refusal } from '#ground/refusal'
import { passwords, session, user } from '#ground/schema'
import { settings } from '#ground/settings'
import { hashOf, matches } from './kdf.ts'
import { passwordLimits } from './limits.ts'
import { opened } from './open-session.ts'
import { isCurrent } from './password-hash.ts'

/**
 * Checks a password and opens a session. The attempt is counted before the password is looked at, and taken back
 * when it was right; an unknown address costs the same work and gets the same answer as a wrong password.
 * @param headers the request's, for the browser's name on the session
 * @param address who is counted
 * @param old the token of a session the browser came with: it ends, nobody keeps a cookie from before
 * @returns the person, signed in by the session of that token, and whose session the old one was, if it was one
 */
export async function signIn(
  env: Env,
  { email, password }: SignIn,
  headers: Headers,
  address: string,
  old: string | null,
): Promise<{ user: User; sessionToken: string; ended: string | null }> {
  const db = database(env.DB)
  const counted = await countedOrRefused(db, settings(env).secret, passwordLimits(email, address))
  try {
    const found = await whose(db, email, password, address)
    const sessionToken = randomToken()
    await opened(db, {
      token: sessionToken,
      userId: found.id,
      method: 'password',
      userAgent: headers.get('user-agent'),
      at: now(),
    })
    if (!isCurrent(found.hash)) await rehash(db, found, password, address)
    const ended = await afterwards(db, counted, old)
    const { id, name, role } = found
    return { user: { id, email, name, role }, sessionToken, ended }
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 401)) await uncount(db, counted)
    throw error
  }
}

/** The account a password is the right one of: one read and one computation, whether there is such an account or not. */
async function whose(db: Database, email: string, password: string, address: string) {
  const [found] = await db
    .select({
      id: user.id,
      name: user.name,
      role: user.role,
      confirmed: user.emailVerified,
      hash: passwords.hash,
    })
    .from(user)
    .innerJoin(passwords, eq(passwords.userId, user.id))
    .where(eq(user.email, email))
    .limit(1)
  if (!found) await hashOf(password, address)
  if (!found || !(await matches(found.hash, password, address)))
    throw new Refusal(401, 'wrong_credentials', wrongCredentials)
  if (!found.confirmed) throw new Refusal(403, 'email_not_confirmed', emailNotConfirmed)
  return found
}

/** Stores the hash of a right password with today's parameters. Without room to compute it, the next sign-in does. */
async function rehash(
  db: Database,
  { id, hash }: { id: string; hash: string },
  password: string,
  address: string,
): Promise<void> {
  try {
    const anew = await hashOf(password, address)
    await db
      .update(passwords)
      .set({ hash: anew })
      .where(and(eq(passwords.userId, id), eq(passwords.hash, hash)))
  } catch (error) {
    log('warn', 'a password was not hashed anew', failure(error))
  }
}

/**
 * The session stands already: what is left to tidy up must not keep its owner from it.
 * @returns whose session the old one was
 */
async function afterwards(db: Database, ids: number[], old: string | null): Promise<string | null> {
  try {
    const ended = old
      ? await db.delete(session).where(eq(session.token, old)).returning({ userId: session.userId })
      : []
    await uncount(db, ids)
    return ended[0]?.userId ?? null
  } catch (error) {
    log('warn', 'a sign-in was not tidied up', failure(error))
    return null
  }
}
