/** Roles of a user in an event: it has one owner, who may ask others in as editors and viewers. */
export type EventRole = 'owner' | 'editor' | 'viewer'

/** Roles that an owner gives to others. */
export const memberRoles = ['editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Needed for a call: a role, or `needs`: a viewer who also reads needs, addresses and notes of guests. */
export type EventRight = EventRole | 'needs'

/** A user's access to an event. `needs` is an owner's and an editor's always, a viewer's where the owner ticked it. */
export type EventAccess = { role: EventRole; needs: boolean }

const rights: Record<EventRight, readonly ('read' | 'readNeeds' | 'edit' | 'own')[]> = {
  owner: ['read', 'readNeeds', 'edit', 'own'],
  editor: ['read', 'readNeeds', 'edit'],
  needs: ['read', 'readNeeds'],
  viewer: ['read'],
}

export const eventRights = Object.keys(rights) as EventRight[]

/** True if a right allows all that the needed one allows. */
export function allows(held: EventRight, needed: EventRight): boolean {
  return rights[needed].every((right) => rights[held].includes(right))
}

/** The widest right of a user in an event. */
export function rightOf({ role, needs }: EventAccess): EventRight {
  return role === 'viewer' && needs ? 'needs' : role
}

/** True if the reader of an event sees needs, addresses and notes of guests. */
export function seesNeeds({ member }: { member?: EventAccess | undefined }): boolean {
  return member?.needs !== false
}

/** True if the reader of an event may change it. Only a member's access comes with it, so that an owner has none. */
export function mayEdit({ member }: { member?: EventAccess | undefined }): boolean {
  return member?.role !== 'viewer'
}
