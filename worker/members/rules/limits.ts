/** Members an event may have, invited ones among them. */
export const membersMax = 20

/** Life of an invitation and of an offer, in milliseconds. */
export const invitationLife = 7 * 86_400_000

/** Time between two hand-overs of an event, in milliseconds: quotas of mail are a day's, and one event adds to one owner's. */
export const handoversApart = 86_400_000
