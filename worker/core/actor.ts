/**
 * Author of a change: a user (a planner, or an admin), a guest by an edit link or a new response, or the kitchen by its
 * link. `id` is the user's or the link's, `label` the link's. A guest has none; where the event's planner writes by a guest's link, what binds
 * a guest binds them, and `id` is theirs. The system acts by the clock and by the card provider's news.
 */
export type Actor =
  | { kind: 'planner' | 'admin'; id: string }
  | { kind: 'guest'; id: string | null }
  | { kind: 'kitchen'; id: string; label: string }
  | { kind: 'system'; id: null }

/** An actor with an account: what only planners and admins may do. */
export type UserActor = Extract<Actor, { kind: 'planner' | 'admin' }>

export const guestActor: Actor = { kind: 'guest', id: null }

export const systemActor = { kind: 'system', id: null } as const satisfies Actor

/** The user's id as audit rows and responses store it; null for an actor without an account. */
export function userIdOf(actor: Actor): string | null {
  return actor.kind === 'kitchen' ? null : actor.id
}
