/** Members an event may have, invited ones among them. */
export const membersMax = 20

/** Life of an invitation, in milliseconds. */
export const invitationLife = 7 * 86_400_000
