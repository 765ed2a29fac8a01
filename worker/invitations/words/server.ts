import { plural } from '../../languages/en/forms.ts'

// Pages of a personal link.

export const invitationAnswered = 'This invitation was answered meanwhile. Please load the page again.'
export const invitationChanged =
  'This answer was changed meanwhile. Please load the page again to see the newer one.'
export function invitationSize(places: number): string {
  return `This invitation is for ${places} ${plural(places, { one: 'person', other: 'people' })}. Please remove somebody from your party.`
}
