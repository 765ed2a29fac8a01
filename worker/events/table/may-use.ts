import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#core/actor'
import { errorFields } from '#core/log'
import { allows, type EventAccess, type EventRight, type EventRole, eventRights } from '../rules/roles.ts'
import { type EventRow, events } from './events.ts'

type Id = string | SQL<string>

// Read by name: the table of members names events, and this one is read with events.
function memberAs(user: Id, role: SQL): SQL {
  return sql`${events.id} in (select m.event_id from event_members m where m.user_id = ${user} and ${role})`
}

/** The condition under which a user has a right, and none wider. */
const holds: Record<EventRight, (user: Id) => SQL> = {
  owner: (user) => eq(events.userId, user),
  editor: (user) => memberAs(user, sql`m.role = 'editor'`),
  needs: (user) => memberAs(user, sql`m.role = 'viewer' and m.needs`),
  viewer: (user) => memberAs(user, sql`m.role = 'viewer' and not m.needs`),
}

/** The condition for the events that a user may use as one with the right may. */
export function usableBy(user: Id, right: EventRight): SQL {
  // Every member reads: one look at the members' index instead of three.
  if (right === 'viewer') return or(holds.owner(user), memberAs(user, sql`true`)) ?? sql`false`
  const each = eventRights.filter((held) => allows(held, right)).map((held) => holds[held](user))
  return or(...each) ?? sql`false`
}

/** The condition for one event, if the user may use it as one with the right may. */
export function mayUseSql(event: Id, user: Id, right: EventRight): SQL {
  return and(eq(events.id, event), usableBy(user, right)) ?? sql`false`
}

/**
 * A statement that fails unless the user may use the event as one with the right may. It never writes: at the head of a batch
 * it lets the rest be written or not. `isRightMissing` tells its error.
 */
export function requireRight(event: Id, user: Id, right: EventRight): SQL {
  return sql`insert into event_members (event_id) select null
    where not exists (select 1 from ${events} where ${mayUseSql(event, user, right)})`
}

/** True for the error of a batch that `requireRight` ended. */
export function isRightMissing(error: unknown): boolean {
  return errorFields(error).reason.includes('NOT NULL constraint failed: event_members.event_id')
}

/** The user whose role a write needs. Admins and the system act in the owner's place. */
export function userBehind(actor: Actor, event: Pick<EventRow, 'userId'>): string {
  return actor.kind === 'planner' ? actor.id : event.userId
}

/** SQL for rows of `events`: a user's membership as `[role, needs]` in JSON, null without one. */
export function membership(user: Id): SQL<string | null> {
  return sql<string | null>`(select json_array(m.role, m.needs) from event_members m
    where m.event_id = events.id and m.user_id = ${user})`
}

/** A `membership` as access to the event; null for none. */
export function parseMembership(member: string | null | undefined): EventAccess | null {
  if (!member) return null
  const [role, needs] = JSON.parse(member) as [EventRole, 0 | 1]
  return { role, needs: needs === 1 }
}

/** The access of a user to an event that was read with their `membership`; null for none. */
export function eventAccessOf(
  event: Pick<EventRow, 'userId'>,
  user: string,
  member: string | null | undefined,
): EventAccess | null {
  return event.userId === user ? { role: 'owner', needs: true } : parseMembership(member)
}
