import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { User } from '#account/shape/account'
import { isSuspended } from '#admin/rules'
import {
  callerOf,
  signedInId,
  signedInUserIdSql,
  unauthenticated,
  userOfSession,
} from '../../account/http/session.ts'
import type { UserActor } from '../../core/actor.ts'
import { now } from '../../core/clock.ts'
import {
  type Database,
  database,
  guarded,
  preparedQuery,
  type Queries,
  type Query,
  type Results,
  runBatch,
  statement,
} from '../../core/db.ts'
import { type AppEnv, clientAddressOf } from '../../core/http/app.ts'
import { notFound, type ReasonOf, Refusal } from '../../core/http/refusal.ts'
import { allows, type EventAccess, type EventRight, rightOf } from '../rules/roles.ts'
import type { EventContext } from '../table/context.ts'
import { type EventRow, events } from '../table/events.ts'
import { eventAccessOf, isRightMissing, mayUseSql, membership, requireRight } from '../table/may-use.ts'

export type EventEnv = AppEnv & {
  Variables: { event: EventRow; actor: UserActor; eventAccess: EventAccess; write: Database }
}

const eventById = preparedQuery((db) =>
  db
    .select({ event: events, member: membership(signedInId).as('member') })
    .from(events)
    .where(eq(events.id, sql.placeholder('id')))
    .limit(1),
)

type EventFound = { event: EventRow; member: string | null }

/**
 * The user and the event, where the user has the right. Refuses with 401 when nobody is signed in, with 404 an event that
 * is missing or where the user is nobody, with 403 a member who lacks the right, and with 410 a refunded event, which is hidden.
 */
function granted(
  right: EventRight,
  [user]: User[],
  [found]: EventFound[],
  reason?: ReasonOf<'unauthenticated'>,
): { user: User; event: EventRow; eventAccess: EventAccess } {
  if (!user) throw unauthenticated(reason)
  const eventAccess = found ? eventAccessOf(found.event, user.id, found.member) : null
  if (!found || !eventAccess) throw notFound('event_not_found')
  if (!allows(rightOf(eventAccess), right)) throw new Refusal('role_too_small')
  if (found.event.refundedAt !== null) throw new Refusal('event_refunded')
  return { user, event: found.event, eventAccess }
}

/**
 * Lets only users through who have the right on the event of the path, with `event`, `user`, `actor` and `eventAccess` set.
 * Session and event are read in one round trip. Refuses with 401, 404 and 410, and with 403 a member without the right and
 * what would change a suspended event.
 * @param reason of the 401
 */
export function access(right: EventRight, reason?: ReasonOf<'unauthenticated'>) {
  return createMiddleware<EventEnv, '/:id'>(async (context, next) => {
    const { db, who } = await callerOf(context, reason)
    const lookUp = async (on: Database) => {
      const { session, event } = await runBatch(on, {
        session: userOfSession(on, who),
        event: eventById(on, { id: context.req.param('id'), ...who }),
      })
      return granted(right, session, event, reason)
    }
    const { user, event, eventAccess } = await lookUp(db)
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD'
    if (!reads && isSuspended(event)) throw new Refusal('suspended')
    context.set('event', event)
    context.set('user', user)
    context.set('eventAccess', eventAccess)
    context.set('actor', { kind: 'planner', id: user.id })
    context.set('db', db)
    const primary = database(context.env.DB)
    const write = guarded(primary, {
      statement: statement(primary, requireRight(event.id, user.id, right)),
      async refuse(error) {
        if (isRightMissing(error)) await lookUp(primary)
        throw error
      },
    })
    context.set('write', write)
    await next()
  })
}

/**
 * The context of a verb in a request that `access` let through. Its database writes only while the right holds: one that ended
 * since is refused as `access` would refuse it.
 */
export function verbContext(
  context: Context<EventEnv>,
): EventContext<'env' | 'db' | 'event' | 'actor' | 'at' | 'clientAddress'> {
  const { env } = context
  return {
    env,
    db: context.get('write'),
    event: context.get('event'),
    actor: context.get('actor'),
    at: now(),
    clientAddress: clientAddressOf(context),
  }
}

/**
 * Reads data of the event of the path for users who have the right, in the round trip that reads session and event.
 * Refuses with 401, 403, 404 and 410 before any row is returned. Who reads as `viewer` may lack the needs: `seesNeeds` of
 * the context tells, and the caller leaves them out.
 * @param queriesOf makes the queries. It gets the ids of the event and of the user as SQL. The event's is null for anybody
 *   else, the user's when nobody is signed in
 */
export async function readEvent<Q extends Queries & { session?: never; event?: never }>(
  context: Context<AppEnv, '/:id'>,
  right: EventRight,
  queriesOf: (db: Database, eventId: SQL<string>, userId: SQL<string>) => Q,
): Promise<Results<Q>> {
  const { db, who } = await callerOf(context)
  const id = context.req.param('id')
  const userId = signedInUserIdSql(who)
  const eventId = sql<string>`(select ${events.id} from ${events}
    where ${mayUseSql(id, userId, right)})`
  type Own = { session: Query<User[]>; event: Query<EventFound[]> }
  const { session, event, ...rows } = await runBatch<Queries & Own>(db, {
    ...queriesOf(db, eventId, userId),
    session: userOfSession(db, who),
    event: eventById(db, { id, ...who }),
  })
  const { eventAccess } = granted(right, session, event)
  context.set('seesNeeds', eventAccess.needs)
  return rows as unknown as Results<Q>
}
