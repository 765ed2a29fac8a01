import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { notAuthenticated } from '#contract/refusal'
import type { AppEnv } from './app.ts'
import { now } from './clock.ts'
import { type Database, sinceSignedIn } from './db.ts'
import { notFound, Refusal } from './refusal.ts'
import { session, user } from './schema.ts'
import { settings } from './settings.ts'

export const sessionCookie = '__Host-session'

/** The session's token when the cookie carries our signature, else null: no database is asked for a forged one. */
export async function sessionToken<E extends AppEnv>(context: Context<E>): Promise<string | null> {
  const token = await getSignedCookie(context, settings(context.env).secret, sessionCookie)
  return token || null
}

/**
 * The one statement that tells who is signed in: a revoked or ended session gives no row, nor does one of somebody
 * whose address was never proven.
 */
export function userOfSession(db: Database, token: string) {
  return db
    .select({ id: user.id, email: user.email, name: user.name, role: user.role })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(eq(session.token, token), gt(session.expiresAt, new Date(now())), eq(user.emailVerified, true)),
    )
    .limit(1)
}

export function unauthenticated(sentence = notAuthenticated): Refusal {
  return new Refusal(401, 'unauthenticated', sentence)
}

/** Lets signed-in planners and admins through, with `user` set. Refuses others with 401. */
export const signedIn = createMiddleware<AppEnv>(async (context, next) => {
  const token = await sessionToken(context)
  if (!token) throw unauthenticated()
  const db = sinceSignedIn(context.env)
  const [found] = await userOfSession(db, token)
  if (!found) throw unauthenticated()
  context.set('user', found)
  context.set('db', db)
  await next()
})

/**
 * Lets only admins through, with `user` set. The role is read on each call: one that was taken away works no longer.
 * Refuses with 401 when nobody is signed in, and with 404 for planners, who need not know what is here.
 */
export const adminOnly = createMiddleware<AppEnv>(async (context, next) => {
  const token = await sessionToken(context)
  if (!token) throw unauthenticated()
  const db = sinceSignedIn(context.env)
  const [found] = await userOfSession(db, token)
  if (!found) throw unauthenticated()
  if (found.role !== 'admin') throw notFound()
  context.set('user', found)
  context.set('db', db)
  await next()
})
