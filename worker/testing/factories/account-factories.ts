import { eq, sql } from 'drizzle-orm'
import { sessionCookie } from '#account/http/session'
import { passwords, session, user } from '#account/table'
import { auditLogs } from '#core/audit/table'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { settings } from '#core/settings'
import { hashPassword } from '../../account/password/password-hash.ts'

/** A planner (or admin) whose address is confirmed. */
export async function makePlanner(db: Database, more: Partial<typeof user.$inferInsert> = {}) {
  const id = crypto.randomUUID()
  const at = now()
  const row = {
    id,
    name: 'Pat Planner',
    email: `${id}@example.com`,
    emailVerified: true,
    createdAt: at,
    updatedAt: at,
    ...more,
  }
  await db.insert(user).values(row)
  return { ...row, role: row.role ?? ('planner' as const) }
}

// A hash takes 0.15 s, so each password is hashed once.
const hashes = new Map<string, string>()

/** A planner with a password to sign in with. */
export async function makeAccount(
  db: Database,
  password: string,
  more: Partial<typeof user.$inferInsert> = {},
) {
  const planner = await makePlanner(db, more)
  const hash = hashes.get(password) ?? (await hashPassword(password))
  hashes.set(password, hash)
  await db.insert(passwords).values({ userId: planner.id, hash, updatedAt: planner.updatedAt })
  return planner
}

/** The Cookie header of a signed-in person, with the session and the sign-in stored. */
export async function makeSession(env: Env, userId: string): Promise<string> {
  const token = crypto.randomUUID()
  const at = now()
  const db = database(env.DB)
  const signedIn = { action: 'SIGN_IN', entityType: 'user' as const, entityId: userId, createdAt: at }
  const details = sql`json_object('email', (select email from user where id = ${userId}), 'sign_in_method', 'password')`
  await db.batch([
    db
      .insert(session)
      .values({ id: token, token, userId, expiresAt: at + 86_400_000, createdAt: at, updatedAt: at }),
    db.insert(auditLogs).values({ ...signedIn, userId, details }),
    db.update(user).set({ lastSignInAt: at }).where(eq(user.id, userId)),
  ])
  return `${sessionCookie}=${encodeURIComponent(`${token}.${await signature(settings(env).secret, token)}`)}`
}

async function signature(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return btoa(
    String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(text)))),
  )
}
