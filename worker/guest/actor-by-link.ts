import { and, eq, sql } from 'drizzle-orm'
import { sessionToken, signedInUserIdSql } from '#account/http/session'
import { type Actor, guestActor } from '#core/actor'
import { now } from '#core/clock'
import { primaryFirstDb } from '#core/db'
import type { AppContext } from '#core/http/app'
import { events } from '#events/table/events'
import { usableBy } from '#events/table/may-use'

/**
 * The actor of a call by a guest's link: a guest, with the planner's id if the event's owner or an editor is signed in. Callers
 * without a session cost no query.
 * @param code of the event, as the link names it
 */
export async function actorByLink(context: AppContext, code: string): Promise<Actor> {
  const token = await sessionToken(context)
  if (!token) return guestActor
  const user = signedInUserIdSql({ token, at: now() })
  const [planner] = await primaryFirstDb(context.env)
    .select({ id: sql<string>`${user}`.as('planner') })
    .from(events)
    .where(and(eq(events.eventCode, code), usableBy(user, 'editor')))
  return planner ? { kind: 'guest', id: planner.id } : guestActor
}
