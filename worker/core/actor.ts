/**
 * Who makes a change: a user (a planner, or an admin), a guest by an edit link or a new response, or the kitchen by its
 * link. `id` is the user's or the link's; guests have none. The system acts by the clock and by the card provider's news.
 */
export type Actor =
  | { kind: 'planner' | 'admin'; id: string }
  | { kind: 'guest'; id: null }
  | { kind: 'kitchen'; id: string }
  | { kind: 'system'; id: null }

/** An actor with an account: what only planners and admins may do. */
export type UserActor = Extract<Actor, { kind: 'planner' | 'admin' }>

export const guestActor: Actor = { kind: 'guest', id: null }

export const systemActor: Actor = { kind: 'system', id: null }

/** The user's id as audit rows and responses store it; null for an actor without an account. */
export function userIdOf(actor: Actor): string | null {
  return actor.kind === 'planner' || actor.kind === 'admin' ? actor.id : null
}
