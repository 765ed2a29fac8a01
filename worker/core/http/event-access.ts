import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { User } from '#contract/account'
import { eventRefunded } from '#contract/refund'
import { notAuthenticated } from '#contract/refusal'
import { type Database, preparedQuery, type Queries, type Query, type Results, runBatch } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { notFound, Refusal } from '#core/http/refusal'
import { callerOf, idOfSession, signedInId, unauthenticated, userOfSession } from '#core/http/session'
import { events } from '#core/schema/events'

export type OwnedEvent = typeof events.$inferSelect

export type OwnerEnv = AppEnv & { Variables: { event: OwnedEvent } }

const eventOf = preparedQuery((db) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.id, sql.placeholder('id')), eq(events.userId, signedInId)))
    .limit(1),
)

/** Refuses a missing event with 404, and a refunded one, which is hidden, with 410. */
function visible([event]: OwnedEvent[]): OwnedEvent {
  if (!event) throw notFound('Event not found.')
  if (event.refundedAt !== null) throw new Refusal(410, 'closed', eventRefunded)
  return event
}

/**
 * Loads the event of the path together with the signed-in user, in one round trip, and lets only its planner through.
 * Refuses with 401 when nobody is signed in, with 404 when the event is missing or somebody else's, and with 410 when it
 * was refunded.
 */
export const owned = ownedElse(notAuthenticated)

/** `owned` with another sentence for 401. */
export function ownedElse(sentence: string) {
  return createMiddleware<OwnerEnv, '/:id'>(async (context, next) => {
    const { db, who } = await callerOf(context, sentence)
    const { session, event } = await runBatch(db, {
      session: userOfSession(db, who),
      event: eventOf(db, { ...who, id: context.req.param('id') }),
    })
    const [user] = session
    if (!user) throw unauthenticated(sentence)
    context.set('event', visible(event))
    context.set('user', user)
    context.set('db', db)
    await next()
  })
}

/**
 * Reads data of the event of the path, in the round trip that looks up the session and the event. Refuses with 401, 404
 * and 410, as `owned` does, before any row is returned.
 * @param queriesOf makes the queries. It gets the ids of the event and of its planner as SQL; both are null for anybody
 *   else
 */
export async function readOwned<Q extends Queries & { session?: never; event?: never }>(
  context: Context<AppEnv, '/:id'>,
  queriesOf: (db: Database, eventId: SQL<string>, userId: SQL<string>) => Q,
): Promise<Results<Q>> {
  const { db, who } = await callerOf(context)
  const id = context.req.param('id')
  const userId = idOfSession(who)
  const eventId = sql<string>`(select ${events.id} from ${events}
    where ${events.id} = ${id} and ${events.userId} = ${userId})`
  type Own = { session: Query<User[]>; event: Query<OwnedEvent[]> }
  const { session, event, ...rows } = await runBatch<Queries & Own>(db, {
    ...queriesOf(db, eventId, userId),
    session: userOfSession(db, who),
    event: eventOf(db, { ...who, id }),
  })
  if (session.length === 0) throw unauthenticated()
  visible(event)
  context.set('db', db)
  return rows as unknown as Results<Q>
}
