import { sql } from 'drizzle-orm'
import type { Database } from '#ground/db'
import { sha256 } from '#ground/hash'
import { verification } from '#ground/schema'

/** What a mailed link of an account is for. */
export type LinkPurpose = 'confirm' | 'reset'

const hour = 3_600_000

/** How long a link is good, from the moment its mail is made. */
export const linkLife: Record<LinkPurpose, number> = { confirm: 24 * hour, reset: hour }

/** What is stored of a link: never the token itself. */
export function linkHash(purpose: LinkPurpose, token: string): Promise<string> {
  return sha256(`${purpose}:${token}`)
}

/**
 * Makes a link's token (43 characters) and stores its hash with the user it is for.
 * @param at the time its life begins
 */
export async function makeLink(
  db: Database,
  purpose: LinkPurpose,
  userId: string,
  at: number,
): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  await db.insert(verification).values({
    id: crypto.randomUUID(),
    identifier: await linkHash(purpose, token),
    value: userId,
    expiresAt: new Date(at + linkLife[purpose]),
    createdAt: new Date(at),
    updatedAt: new Date(at),
  })
  return token
}

/** The user a link is for, as a subquery: no row once it is used up or its time is over. */
export function userOfLink(hash: string, at: number) {
  return sql`(select value from verification where identifier = ${hash} and expires_at > ${at})`
}
