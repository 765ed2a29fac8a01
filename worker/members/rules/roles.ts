/** Roles that an owner gives to others. */
export const memberRoles = ['editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]
