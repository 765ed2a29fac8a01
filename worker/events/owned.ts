import { and, eq, gt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { notAuthenticated } from '#contract/refusal'
import type { AppEnv } from '#ground/app'
import { now } from '#ground/clock'
import { sinceSignedIn } from '#ground/db'
import { notFound } from '#ground/refusal'
import { events, session } from '#ground/schema'
import { sessionToken, unauthenticated, userOfSession } from '#ground/session'

export type OwnedEvent = typeof events.$inferSelect

export type OwnerEnv = AppEnv & { Variables: { event: OwnedEvent } }

/**
 * Loads the event a path names with the person signed in, in one round trip, and lets only its planner through.
 * Refuses with 401 when nobody is signed in, and with 404 for an event that is not theirs as for one that is not.
 */
export const owned = ownedElse(notAuthenticated)

/** The same with another sentence for nobody being signed in. */
export function ownedElse(sentence: string) {
  return createMiddleware<OwnerEnv, '/:id'>(async (context, next) => {
    const token = await sessionToken(context)
    if (!token) throw unauthenticated(sentence)
    const db = sinceSignedIn(context.env)
    const [[user], [event]] = await db.batch([
      userOfSession(db, token),
      db
        .select()
        .from(events)
        .where(
          and(
            eq(events.id, context.req.param('id')),
            eq(
              events.userId,
              db
                .select({ userId: session.userId })
                .from(session)
                .where(and(eq(session.token, token), gt(session.expiresAt, new Date(now())))),
            ),
          ),
        )
        .limit(1),
    ])
    if (!user) throw unauthenticated(sentence)
    if (!event) throw notFound('Event not found.')
    context.set('user', user)
    context.set('db', db)
    context.set('event', event)
    await next()
  })
}
