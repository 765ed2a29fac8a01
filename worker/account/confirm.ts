import { and, eq, sql } from 'drizzle-orm'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import { accountLinks, user } from '#ground/schema'
import { settings } from '#ground/settings'
import { linkHash, userOfLink } from './link.ts'
import { uncountedSignUp } from './sign-up.ts'

export type Confirmation = 'confirmed' | 'already' | 'invalid'

/**
 * Confirms the address a link was mailed to. The link may be followed again, as mail scanners do: that says
 * `already` and changes nothing. An address named by the operator becomes an admin with it.
 */
export async function confirm(env: Env, token: string): Promise<Confirmation> {
  const db = database(env.DB)
  const hash = await linkHash('confirm', token)
  const at = now()
  const [changed, , known] = await db.batch([
    db
      .update(user)
      .set({ emailVerified: true, role: roleOnceConfirmed(env), updatedAt: at })
      .where(and(eq(user.id, userOfLink(hash, at)), eq(user.emailVerified, false)))
      .returning({ id: user.id }),
    uncountedSignUp(db, userOfLink(hash, at)),
    db
      .select({ confirmed: user.emailVerified })
      .from(accountLinks)
      .innerJoin(user, eq(user.id, accountLinks.userId))
      .where(eq(accountLinks.hash, hash))
      .limit(1),
  ])
  if (changed.length > 0) return 'confirmed'
  return known[0]?.confirmed ? 'already' : 'invalid'
}

/** The role of a user whose address is proven: the operator names the first admins by their addresses. */
export function roleOnceConfirmed(env: Env) {
  const admins = JSON.stringify(settings(env).adminEmails)
  return sql<
    'planner' | 'admin'
  >`case when ${user.email} in (select value from json_each(${admins})) then 'admin' else ${user.role} end`
}
