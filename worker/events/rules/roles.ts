/** Roles of a user in an event. Events are not shared yet: each has its owner, and nobody else has a role. */
export type EventRole = 'owner' | 'editor' | 'viewer'

const rights: Record<EventRole, readonly ('read' | 'edit' | 'own')[]> = {
  owner: ['read', 'edit', 'own'],
  editor: ['read', 'edit'],
  viewer: ['read'],
}

export const eventRoles = Object.keys(rights) as EventRole[]

/** True if a role, or having none, allows all that the needed one allows. */
export function allows(role: EventRole | null, needed: EventRole): boolean {
  return role !== null && rights[needed].every((right) => rights[role].includes(right))
}
