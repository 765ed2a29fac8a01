import { plural } from '../../languages/en/forms.ts'

// Pages of a personal link.

export const invitationAnswered = 'This invitation was answered meanwhile. Please load the page again.'
export const invitationChanged =
  'This answer was changed meanwhile. Please load the page again to see the newer one.'
export const byInvitation = 'This event is by personal invitation.'
export const answerByInvitation =
  'This event is by personal invitation. Please answer with the link in your invitation.'
export function invitationSize(places: number): string {
  return `This invitation is for ${places} ${plural(places, { one: 'person', other: 'people' })}. Please remove somebody from your party.`
}
