import { figure } from '../../core/figures.ts'
import { plural } from '../../languages/en/forms.ts'

export const thatDidNotWork = 'That did not work'
export const backToHome = 'Back to home'
export const backToHomeTitle = 'Back to Home'
export const needsScript =
  'This form needs JavaScript. Please switch it on, or tell the organizer what you would like.'
export const stillLoading = 'Still loading…'

export const nameTooLong = 'Name must be less than 100 characters'
export const emailInvalid = 'Please enter a valid email address'

export const somethingWrong = 'Something went wrong. Please try again.'
export const tooMany = 'Too many attempts.'
/** Said with a refusal that passes by itself. @param seconds until it is worth trying again */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(seconds, { one: 'second', other: 'seconds' })
  if (minutes < 120) return againIn(minutes, { one: 'minute', other: 'minutes' })
  return againIn(Math.ceil(minutes / 60), { one: 'hour', other: 'hours' })
}
function againIn(count: number, unit: { one: string; other: string }): string {
  return `Please try again in ${figure(count)} ${plural(count, unit)}.`
}

export const returnToHome = 'Return to Home'

// The pieces of web/ui.

export const close = 'Close'

export const pageMissing = 'This page does not exist'
export const pageMissingWhy = 'The address may be mistyped, or the page has moved.'
/** @param homeLink says `homePage`. @param plannerLink says `plannerPage` */
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `If you have an event code, you can enter it on the ${homeLink}. If you plan events, your events are on the ${plannerLink}.`
}
export const homePage = 'home page'
export const plannerPage = 'planner page'

export const loading = 'Loading...'
export const youAreOffline = 'You are offline. We will do this as soon as you are back.'
export const notifications = 'Notifications'
export const tryAgain = 'Try again'
/** @param requestId what support asks for */
export function reference(requestId: string): string {
  return `Reference: ${requestId}`
}
/** The button that opens a list of choices. @param label of the field */
export function showAll(label: string): string {
  return `Show all: ${label}`
}
