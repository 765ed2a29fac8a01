import { and, eq } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { type Database, database, runBatch } from '#core/db'
import { randomToken } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { guessing } from './guess.ts'
import { endOld, opened } from './open-session.ts'
import { type Asker, hashOf, matches } from './password/kdf.ts'
import { isCurrent } from './password/password-hash.ts'
import type { SignIn, User } from './shape/account.ts'
import { passwords, user } from './table.ts'

/** The browser that signs in, from its request. */
export type Browser = {
  /** The address that limits count. */
  address: string
  /** The id in its device cookie, if it is known to this account. */
  device: string | null
  userAgent: string | null
  /** The token of the browser's previous session, which ends. */
  old: string | null
}

/**
 * Checks a password and opens a session. An unknown address costs the same work and gets the same answer as a wrong
 * password. Refuses with 401 a wrong pair, 403 before the address is confirmed, 429 and 503 as `guessing`.
 * @returns the person, signed in by the session of that token, and whose session the old one was, if it was one
 */
export async function signIn(
  { env }: Context<'env'>,
  { email, password, address, device, userAgent, old }: SignIn & Browser,
): Promise<{ user: User; sessionToken: string; ended: string | null }> {
  const db = database(env.DB)
  const sessionToken = randomToken()
  const found = await guessing(env, { email, address, device }, async (asker) => {
    const owner = await whose(db, email, password, asker)
    const role = await grantedRole(env, db, owner, email)
    const at = now()
    await runBatch(
      db,
      opened(db, { token: sessionToken, userId: owner.id, method: 'password', userAgent, at }),
    )
    if (!isCurrent(owner.hash)) await rehash(db, owner, password, asker)
    return { ...owner, role }
  })
  const { id, name, role } = found
  return { user: { id, email, name, role }, sessionToken, ended: old && (await endOld(db, old)) }
}

/** The account whose password this is. Costs one read and one hash, whether the account exists or not. */
async function whose(db: Database, email: string, password: string, asker: Asker) {
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
  if (!found) await hashOf(password, asker)
  if (!found || !(await matches(found.hash, password, asker))) throw new Refusal('wrong_credentials')
  if (!found.confirmed) throw new Refusal('email_not_confirmed')
  return found
}

/**
 * The role of an account at sign-in. The operator names the first admins by their addresses. The role needs the password
 * of a confirmed address; confirming alone does not grant it, since anybody may follow a mailed link.
 */
async function grantedRole(
  env: Env,
  db: Database,
  { id, role }: Pick<User, 'id' | 'role'>,
  email: string,
): Promise<User['role']> {
  if (role === 'admin' || !settings(env).adminEmails.includes(email)) return role
  await db.update(user).set({ role: 'admin', updatedAt: now() }).where(eq(user.id, id))
  return 'admin'
}

/** Stores the hash of a correct password with today's parameters. If the queue is full, the next sign-in does it. */
async function rehash(
  db: Database,
  { id, hash }: { id: string; hash: string },
  password: string,
  asker: Asker,
): Promise<void> {
  try {
    const anew = await hashOf(password, asker)
    await db
      .update(passwords)
      .set({ hash: anew })
      .where(and(eq(passwords.userId, id), eq(passwords.hash, hash)))
  } catch (error) {
    log('warn', 'a password was not hashed anew', errorFields(error))
  }
}
