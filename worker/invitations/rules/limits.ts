/** Invitations of an event at most: its largest plan has places for as many guests. */
export const invitationsMax = 2000
export const labelMax = 100
export const phoneMax = 40
export const tableLabelMax = 50
export const noteMax = 500
