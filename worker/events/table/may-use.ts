import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#core/actor'
import { allows, type EventRole, eventRoles } from '../rules/roles.ts'
import { type EventRow, events } from './events.ts'

type Id = string | SQL<string>

/** The condition under which a user has a role, for the roles that somebody has. */
const holds: { [Role in EventRole]?: (user: Id) => SQL } = { owner: (user) => eq(events.userId, user) }

/** The condition for the events that a user may use as one with the role may. */
export function usableBy(user: Id, role: EventRole): SQL {
  const each = eventRoles.filter((held) => allows(held, role)).map((held) => holds[held]?.(user))
  return or(...each) ?? sql`false`
}

/** The condition for one event, if the user may use it as one with the role may. */
export function mayUse(event: Id, user: Id, role: EventRole): SQL {
  return and(eq(events.id, event), usableBy(user, role)) ?? sql`false`
}

/** The user whose role a write needs. Admins and the system act in the owner's place. */
export function userBehind(actor: Actor, event: Pick<EventRow, 'userId'>): string {
  return actor.kind === 'planner' ? actor.id : event.userId
}

/** The role of a user on an event that was read; null for none. */
export function roleOf(event: Pick<EventRow, 'userId'>, user: string): EventRole | null {
  return event.userId === user ? 'owner' : null
}
