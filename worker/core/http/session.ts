import { and, eq, gt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { User } from '#contract/account'
import { notAuthenticated } from '#contract/refusal'
import { now } from '../clock.ts'
import { type Database, deciding, type Part, question, sinceSignedIn, together } from '../db.ts'
import { signedBy } from '../hash.ts'
import { session, user } from '../schema/accounts.ts'
import { settings } from '../settings.ts'
import type { AppEnv } from './app.ts'
import { notFound, Refusal } from './refusal.ts'

export const sessionCookie = '__Host-session'

/** The session's token when the cookie carries our signature, else null: no database is asked for a forged one. */
export async function sessionToken<E extends AppEnv>(context: Context<E>): Promise<string | null> {
  const cookie = getCookie(context, sessionCookie)
  const [, token, signature] = /^(.+)\.([A-Za-z0-9+/]{43}=)$/.exec(cookie ?? '') ?? []
  if (!token || !signature) return null
  return (await signedBy(settings(context.env).secret, token, signature)) ? token : null
}

const person = { id: user.id, email: user.email, name: user.name, role: user.role }

const live = and(
  eq(session.token, sql.placeholder('token')),
  gt(session.expiresAt, sql.placeholder('at')),
  eq(user.emailVerified, true),
)

const userOf = question((db) =>
  db.select(person).from(session).innerJoin(user, eq(user.id, session.userId)).where(live).limit(1),
)

/**
 * The one statement that tells who is signed in: a revoked or ended session gives no row, nor does one of somebody
 * whose address was never proven.
 */
export function userOfSession(db: Database, token: string): Part<User[]> {
  return userOf(db, { token, at: now() })
}

/** A session's token, and the moment it must not have ended at: values for the placeholders of `idOfSession`. */
export type Who = { token: string; at: number }

/** The id `userOfSession` tells, as a value for other statements: null when it gives no row. */
export function idOfSession({ token, at }: { [Name in keyof Who]: Who[Name] | Placeholder }): SQL<string> {
  return sql`(select ${session.userId} from ${session} join ${user} on ${user.id} = ${session.userId}
    where ${session.token} = ${token} and ${session.expiresAt} > ${at} and ${user.emailVerified} = 1)`
}

/** `idOfSession` in a `question`: its values are a `Who`. */
export const signedInId = idOfSession({ token: sql.placeholder('token'), at: sql.placeholder('at') })

export function unauthenticated(sentence = notAuthenticated): Refusal {
  return new Refusal(401, 'unauthenticated', sentence)
}

/**
 * What is read for somebody signed in, in the round trip that tells who they are: the first batch of `read` carries that
 * question, and nothing comes of it when nobody is. Refuses with 401.
 * @param read is given the id as a value for its statements, which is null then, and what a `question` makes it of
 */
export async function readSignedIn<T, E extends AppEnv>(
  context: Context<E>,
  read: (db: Database, userId: SQL<string>, who: Who) => Promise<T>,
): Promise<T> {
  const token = await sessionToken(context)
  if (!token) throw unauthenticated()
  const db = sinceSignedIn(context.env)
  const who = { token, at: now() }
  let known = false
  const asked = deciding(db, userOf(db, who), ([found]) => {
    if (!found) throw unauthenticated()
    known = true
  })
  const answer = await read(asked, idOfSession(who), who)
  if (!known) throw new Error('a read went by without the question who is signed in')
  return answer
}

/** Lets signed-in planners and admins through, with `user` set. Refuses others with 401. */
export const signedIn = createMiddleware<AppEnv>(async (context, next) => {
  const token = await sessionToken(context)
  if (!token) throw unauthenticated()
  const db = sinceSignedIn(context.env)
  const [[found]] = await together(db, [userOfSession(db, token)])
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
  const [[found]] = await together(db, [userOfSession(db, token)])
  if (!found) throw unauthenticated()
  if (found.role !== 'admin') throw notFound()
  context.set('user', found)
  context.set('db', db)
  await next()
})
