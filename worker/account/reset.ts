import { and, eq, gt, sql } from 'drizzle-orm'
import { resetLinkInvalid, type User } from '#contract/account'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { Refusal } from '#ground/refusal'
import { account, session, user, verification } from '#ground/schema'
import { roleOnceConfirmed } from './confirm.ts'
import { hashOf } from './kdf.ts'
import { linkHash, userOfLink } from './link.ts'
import { sessionLife } from './sign-in.ts'
import { refuseCommon } from './sign-up.ts'

/** Whether a reset link is still good. Looking does not use it up. */
export async function isResetLink(env: Env, token: string): Promise<boolean> {
  const found = await database(env.DB)
    .select({ id: verification.id })
    .from(verification)
    .where(
      and(
        eq(verification.identifier, await linkHash('reset', token)),
        gt(verification.expiresAt, new Date(now())),
      ),
    )
  return found.length > 0
}

/**
 * Sets a new password by a reset link, all in one batch: the password, the end of every session, a new session, the
 * end of the link. Of two at once one wins. Whoever has read the mail has proven the address, so it is confirmed.
 * Refuses a link that was used or is too old (400 `invalid`).
 * @param address who asks: passwords are computed in turns
 * @returns the person, signed in by the session of that token
 */
export async function reset(
  env: Env,
  { token, newPassword }: { token: string; newPassword: string },
  address: string,
): Promise<{ user: User; sessionToken: string }> {
  // Before the hash is computed: nobody keeps the processor busy with made-up links.
  if (!(await isResetLink(env, token))) throw resetRefusal()
  refuseCommon('newPassword', newPassword)
  const db = database(env.DB)
  const { generateRandomString } = await import('better-auth/crypto')
  const hash = await hashOf(newPassword, address)
  const link = await linkHash('reset', token)
  const at = now()
  const owner = userOfLink(link, at)
  const sessionToken = generateRandomString(32, 'a-z', 'A-Z', '0-9')
  const [, , [found]] = await db.batch([
    db
      .update(account)
      .set({ password: hash, updatedAt: new Date(at) })
      .where(and(eq(account.userId, owner), eq(account.providerId, 'credential'))),
    db.delete(session).where(eq(session.userId, owner)),
    db
      .update(user)
      .set({ emailVerified: true, role: roleOnceConfirmed(env), updatedAt: new Date(at) })
      .where(eq(user.id, owner))
      .returning({ id: user.id, email: user.email, name: user.name, role: user.role }),
    db.insert(session).select(
      sql`select ${crypto.randomUUID()}, ${sessionToken}, id, ${at + sessionLife}, null, null, 'reset', ${at}, ${at}
          from user where id = ${owner}`,
    ),
    db
      .delete(verification)
      .where(and(eq(verification.identifier, link), gt(verification.expiresAt, new Date(at)))),
  ])
  if (!found) throw resetRefusal()
  return { user: found, sessionToken }
}

function resetRefusal(): Refusal {
  return new Refusal(400, 'invalid', resetLinkInvalid)
}
