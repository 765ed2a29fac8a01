import { sql } from 'drizzle-orm'
import type { Context } from '#core/context'
import { randomToken, sha256 } from '#core/hash'
import { accountLinks } from './table.ts'

/** The purpose of a mailed link. */
export type LinkPurpose = typeof accountLinks.$inferSelect.purpose

const hour = 3_600_000

/** Validity of a link after its mail was rendered, in milliseconds. */
export const linkLife: Record<LinkPurpose, number> = { confirm: 24 * hour, reset: hour }

/** The stored hash of a link. The token itself is never stored. */
export function linkHash(purpose: LinkPurpose, token: string): Promise<string> {
  return sha256(`${purpose}:${token}`)
}

/**
 * Makes a link's token (43 characters) and stores its hash with the user it is for.
 * @param at when its lifetime begins
 */
export async function makeLink(
  { db, at }: Context<'db' | 'at'>,
  { purpose, userId }: { purpose: LinkPurpose; userId: string },
): Promise<string> {
  const token = randomToken()
  await db.insert(accountLinks).values({
    hash: await linkHash(purpose, token),
    purpose,
    userId,
    expiresAt: at + linkLife[purpose],
    createdAt: at,
  })
  return token
}

/** The user a link is for, as a subquery. No row after the link was used or has expired. */
export function userOfLink(hash: string, at: number) {
  return sql`(select user_id from ${accountLinks} where hash = ${hash} and expires_at > ${at})`
}
