import { and, eq, gt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { now } from '../../core/clock.ts'
import {
  type Database,
  preparedQuery,
  primaryFirstDb,
  type Queries,
  type Query,
  type Results,
  runBatch,
} from '../../core/db.ts'
import { signedWith } from '../../core/hash.ts'
import type { AppContext, AppEnv } from '../../core/http/app.ts'
import { notFound, type ReasonOf, Refusal } from '../../core/http/refusal.ts'
import { settings } from '../../core/settings.ts'
import type { User } from '../shape/account.ts'
import { session, user } from '../table.ts'

export const sessionCookie = '__Host-session'

/** The session's token if the cookie has our signature, else null. A forged cookie costs no database query. */
export function sessionToken<E extends AppEnv>(context: Context<E>): Promise<string | null> {
  return sessionTokenIn(context.env, context.req.header('cookie') ?? '')
}

/** `sessionToken` for code that has a Cookie header but no context. */
export async function sessionTokenIn(env: Env, cookies: string): Promise<string | null> {
  const { [sessionCookie]: cookie = '' } = parse(cookies, sessionCookie)
  const [, token, signature] = /^(.+)\.([A-Za-z0-9+/]{43}=)$/.exec(cookie) ?? []
  if (!token || !signature) return null
  return (await signedWith(settings(env).secrets, token, signature)) ? token : null
}

const person = {
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  suspendedAt: user.suspendedAt,
}

const live = and(
  eq(session.token, sql.placeholder('token')),
  gt(session.expiresAt, sql.placeholder('at')),
  eq(user.emailVerified, true),
)

/** The query for the signed-in user, by a `Who`. No row for a revoked or expired session or an unconfirmed address. */
export const userOfSession = preparedQuery((db) =>
  db.select(person).from(session).innerJoin(user, eq(user.id, session.userId)).where(live).limit(1),
)

/** A session's token, and the time in milliseconds at which it must not have expired. */
export type Who = { token: string; at: number }

/** The user's id as a value inside other statements: null where `userOfSession` returns no row. */
export function signedInUserIdSql({
  token,
  at,
}: { [Name in keyof Who]: Who[Name] | Placeholder }): SQL<string> {
  return sql`(select ${session.userId} from ${session} join ${user} on ${user.id} = ${session.userId}
    where ${session.token} = ${token} and ${session.expiresAt} > ${at} and ${user.emailVerified} = 1)`
}

/** `signedInUserIdSql` for a `preparedQuery`: its values are a `Who`. */
export const signedInId = signedInUserIdSql({ token: sql.placeholder('token'), at: sql.placeholder('at') })

export function unauthenticated(reason: ReasonOf<'unauthenticated'> = 'unauthenticated'): Refusal {
  return new Refusal(reason)
}

/** The caller's session, and the database to read for it. Refuses a missing or forged cookie with 401. */
export async function callerOf<E extends AppEnv>(
  context: Context<E>,
  reason?: ReasonOf<'unauthenticated'>,
): Promise<{ db: Database; who: Who }> {
  const token = await sessionToken(context)
  if (!token) throw unauthenticated(reason)
  return { db: primaryFirstDb(context.env), who: { token, at: now() } }
}

/**
 * Reads data of the signed-in user, in the round trip that looks the session up. Refuses with 401 before any row is
 * returned.
 * @param queriesOf makes the queries. It gets the user's id as SQL, null when nobody is signed in, and the values by which
 *   a `preparedQuery` finds it
 */
export async function readSignedIn<Q extends Queries & { session?: never }>(
  context: AppContext,
  queriesOf: (db: Database, userId: SQL<string>, who: Who) => Q,
): Promise<Results<Q>> {
  const { db, who } = await callerOf(context)
  const { session, ...rows } = await runBatch<Queries & { session: Query<User[]> }>(db, {
    ...queriesOf(db, signedInUserIdSql(who), who),
    session: userOfSession(db, who),
  })
  if (session.length === 0) throw unauthenticated()
  return rows as unknown as Results<Q>
}

async function authenticate(context: AppContext): Promise<User & { suspendedAt?: number | null }> {
  const { db, who } = await callerOf(context)
  const { session } = await runBatch(db, { session: userOfSession(db, who) })
  const [user] = session
  if (!user) throw unauthenticated()
  context.set('user', user)
  context.set('db', db)
  return user
}

/** Lets signed-in planners and admins through, with `user` set. Refuses others with 401. */
export const signedIn = createMiddleware<AppEnv>(async (context, next) => {
  await authenticate(context)
  await next()
})

/** As `signedIn`, for what a suspended planner may not do: 403. */
export const notSuspended = createMiddleware<AppEnv>(async (context, next) => {
  const { suspendedAt = null } = await authenticate(context)
  if (suspendedAt !== null) throw new Refusal('suspended')
  await next()
})

/**
 * Lets only admins through, with `user` set. The role is read on each call, so that revoking it works at once. Refuses
 * with 401 when nobody is signed in, and planners with 404, so that they do not learn what exists.
 */
export const adminOnly = createMiddleware<AppEnv>(async (context, next) => {
  const { role } = await authenticate(context)
  if (role !== 'admin') throw notFound()
  await next()
})
