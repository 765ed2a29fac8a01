import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { eventRefunded } from '#contract/refund'
import { notAuthenticated } from '#contract/refusal'
import { now } from '#core/clock'
import { type Database, deciding, question, sinceSignedIn, together } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { notFound, Refusal } from '#core/http/refusal'
import { readSignedIn, sessionToken, signedInId, unauthenticated, userOfSession } from '#core/http/session'
import { events } from '#core/schema/events'

export type OwnedEvent = typeof events.$inferSelect

export type OwnerEnv = AppEnv & { Variables: { event: OwnedEvent } }

const eventOf = question((db) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.id, sql.placeholder('id')), eq(events.userId, signedInId)))
    .limit(1),
)

/** Refuses an event that is not there with 404, and one that was refunded and is hidden with 410. */
function visible(event: OwnedEvent | undefined): asserts event is OwnedEvent {
  if (!event) throw notFound('Event not found.')
  if (event.refundedAt !== null) throw new Refusal(410, 'closed', eventRefunded)
}

/**
 * Loads the event a path names with the person signed in, in one round trip, and lets only its planner through.
 * Refuses with 401 when nobody is signed in, with 404 for an event that is not theirs as for one that is not, and with
 * 410 for one that was refunded.
 */
export const owned = ownedElse(notAuthenticated)

/** The same with another sentence for nobody being signed in. */
export function ownedElse(sentence: string) {
  return createMiddleware<OwnerEnv, '/:id'>(async (context, next) => {
    const token = await sessionToken(context)
    if (!token) throw unauthenticated(sentence)
    const db = sinceSignedIn(context.env)
    const [[user], [event]] = await together(db, [
      userOfSession(db, token),
      eventOf(db, { token, at: now(), id: context.req.param('id') }),
    ])
    if (!user) throw unauthenticated(sentence)
    visible(event)
    context.set('user', user)
    context.set('db', db)
    context.set('event', event)
    await next()
  })
}

/**
 * What is read of the event a path names, in the round trip that tells whose it is, as `readSignedIn` does. Refuses with
 * 401, 404 and 410 as `owned` does.
 * @param read is given the event's id and its planner's as values for its statements; both are null for anybody else
 */
export async function readOwned<T, E extends AppEnv>(
  context: Context<E, '/:id'>,
  read: (db: Database, eventId: SQL<string>, userId: SQL<string>) => Promise<T>,
): Promise<T> {
  return readSignedIn(context, async (db, userId, who) => {
    const id = context.req.param('id')
    const eventId = sql<string>`(select ${events.id} from ${events}
      where ${events.id} = ${id} and ${events.userId} = ${userId})`
    let known = false
    const asked = deciding(db, eventOf(db, { ...who, id }), ([found]) => {
      visible(found)
      known = true
    })
    const answer = await read(asked, eventId, userId)
    if (!known) throw new Error('a read went by without the question whose event it is of')
    return answer
  })
}
