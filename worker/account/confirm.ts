import { and, eq, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { type Database, database, runBatch } from '#core/db'
import { randomToken } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { guessing } from './guess.ts'
import { linkHash } from './link.ts'
import { endOld, opened } from './open-session.ts'
import { signedUpHere } from './own-browser.ts'
import { matches } from './password/kdf.ts'
import type { Confirmation, User } from './shape/account.ts'
import { uncountedSignUp } from './sign-up.ts'
import { accountLinks, passwords, user } from './table.ts'

/** The browser that confirms, from its request. */
export type ConfirmingBrowser = {
  /** The address that limits count. */
  address: string
  userAgent: string | null
  /** The value of the cookie set at sign-up, if there is one. */
  signUp: string | undefined
  /** The token of the browser's previous session, which ends. */
  old: string | null
}

/**
 * Reads the address a confirmation link is for, and whether this browser signed up. Changes nothing.
 * Refuses an unknown or expired link with 400 `invalid`, and a used one with 409 `already_confirmed`.
 */
export async function confirmationOf(
  env: Env,
  token: string,
  signUp: string | undefined,
): Promise<Confirmation> {
  const { id, email } = await waiting(database(env.DB), token)
  return { email, ownBrowser: await signedUpHere(settings(env).secrets, signUp, id) }
}

/**
 * Confirms the address a link was mailed to, and signs its owner in. The reader of the mail may not be the person who
 * signed up, so any other browser has to send the password. Confirming never makes an admin.
 * Refuses as `confirmationOf`, with 400 and 401 a password that is missing or wrong, 429 and 503 as a sign-in.
 * @returns the person, signed in by the session of that token, and whose session the old one was, if it was one
 */
export async function confirm(
  { env }: Context<'env'>,
  {
    token,
    password,
    address,
    userAgent,
    signUp,
    old,
  }: { token: string; password?: string | undefined } & ConfirmingBrowser,
): Promise<{ user: User; sessionToken: string; ended: string | null }> {
  const db = database(env.DB)
  const { id, email, name, role, hash } = await waiting(db, token)
  if (!(await signedUpHere(settings(env).secrets, signUp, id))) {
    if (!password) throw new Refusal('password_required', { field: 'password' })
    await guessing(env, { email, address, device: null }, async (asker) => {
      if (!(await matches(hash, password, asker))) throw new Refusal('wrong_password', { field: 'password' })
    })
  }
  const sessionToken = randomToken()
  const at = now()
  const { confirmed } = await runBatch(db, {
    confirmed: db
      .update(user)
      .set({ emailVerified: true, updatedAt: at })
      .where(and(eq(user.id, id), eq(user.emailVerified, false)))
      .returning({ id: user.id }),
    // If two requests come at once, only the one whose update changed a row is signed in.
    ...opened(db, {
      token: sessionToken,
      userId: sql`case when changes() > 0 then ${id} end`,
      method: 'confirmation',
      userAgent,
      at,
    }),
    uncounted: uncountedSignUp(db, sql`${id}`),
  })
  if (confirmed.length === 0) throw alreadyRefusal()
  return { user: { id, email, name, role }, sessionToken, ended: old && (await endOld(db, old)) }
}

async function waiting(db: Database, token: string) {
  const [found] = await db
    .select({
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      confirmed: user.emailVerified,
      hash: passwords.hash,
      expiresAt: accountLinks.expiresAt,
    })
    .from(accountLinks)
    .innerJoin(user, eq(user.id, accountLinks.userId))
    .innerJoin(passwords, eq(passwords.userId, user.id))
    .where(eq(accountLinks.hash, await linkHash('confirm', token)))
    .limit(1)
  if (found?.confirmed) throw alreadyRefusal()
  if (!found || found.expiresAt <= now()) throw new Refusal('confirm_link_invalid')
  return found
}

function alreadyRefusal(): Refusal {
  return new Refusal('already_confirmed')
}
