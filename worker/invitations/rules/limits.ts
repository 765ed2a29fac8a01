/** Invitations of an event at most: its largest plan has places for as many guests. */
export const invitationsMax = 2000
export const labelMax = 100
export const phoneMax = 40
export const tableLabelMax = 50
export const noteMax = 500

/**
 * Places that an event's list may have once a file is added: half as many again as the event takes, since some of whom one
 * invites do not come.
 */
export function listedPlacesMax(guestLimit: number): number {
  return Math.floor(guestLimit * 1.5)
}
