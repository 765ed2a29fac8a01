// Pages of a personal link.

export const invitationAnswered = 'This invitation was answered meanwhile. Please load the page again.'
export function invitationSize(places: number): string {
  return places === 1
    ? 'This invitation is for one person.'
    : `This invitation is for ${places} people. Please remove somebody from your party.`
}
