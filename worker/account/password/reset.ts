import { and, eq, gt } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Context } from '#core/context'
import { database, runBatch } from '#core/db'
import { randomToken } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { linkHash, userOfLink } from '../link.ts'
import { opened } from '../open-session.ts'
import { waysVoided } from '../own/change-password.ts'
import type { User } from '../shape/account.ts'
import { refuseCommon, uncountedSignUp } from '../sign-up.ts'
import { accountLinks, passwords, session, user } from '../table.ts'
import { hashOf } from './kdf.ts'

/** True if a reset link is still valid. Checking does not use it up. */
export async function isResetLink(env: Env, token: string): Promise<boolean> {
  const found = await database(env.DB)
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(and(eq(accountLinks.hash, await linkHash('reset', token)), gt(accountLinks.expiresAt, now())))
  return found.length > 0
}

/**
 * Sets a new password by a reset link. One batch sets the password, ends every session, opens a new one, and voids every
 * reset link of the account, mailed or queued, and a new address that waits. Of two requests at once one wins.
 * Reading the mail proves the address, so it becomes confirmed.
 * Refuses a used or expired link with 400 `invalid`.
 * @returns the person, signed in by the session of that token
 */
export async function reset(
  { env }: Context<'env'>,
  { token, newPassword, userAgent }: { token: string; newPassword: string; userAgent: string | null },
): Promise<{ user: User; sessionToken: string }> {
  // Checked before hashing, so that made-up links cost no CPU.
  if (!(await isResetLink(env, token))) throw resetRefusal()
  refuseCommon('newPassword', newPassword)
  const db = database(env.DB)
  const link = await linkHash('reset', token)
  // The owner of a link hashes in the `known` lane, which others cannot fill.
  const hash = await hashOf(newPassword, { lane: 'known', of: link })
  const at = now()
  const owner = userOfLink(link, at)
  const sessionToken = randomToken()
  const {
    confirmed: [found],
  } = await runBatch(db, {
    changed: db.update(passwords).set({ hash, updatedAt: at }).where(eq(passwords.userId, owner)),
    ended: db.delete(session).where(eq(session.userId, owner)),
    confirmed: db
      .update(user)
      .set({ emailVerified: true, updatedAt: at })
      .where(eq(user.id, owner))
      .returning({ id: user.id, email: user.email, name: user.name, role: user.role }),
    uncounted: uncountedSignUp(db, owner),
    ...opened(db, { token: sessionToken, userId: owner, method: 'reset', userAgent, at }),
    // Last, because the statements before find the account by the link.
    ...waysVoided(db, owner),
  })
  if (!found) throw resetRefusal()
  return { user: found, sessionToken }
}

function resetRefusal(): Refusal {
  return new Refusal('reset_link_invalid')
}
