import type { NotificationKind } from '../../notifications/shape.ts'

/** Label of each kind of mail, at its switch. */
export const notificationNames: Record<NotificationKind, string> = {
  full: 'When an event is full',
  closed: 'When an event has closed, with its counts and what is missing',
  kitchen_changes: 'When something changes after a final sheet',
}
export const notificationsHeading = 'Mail about your events'
export const mailsAbout = 'You always get mail about your account and your payments.'
export const notificationsUnread = 'Your choices could not be loaded. Please try again.'
export const notificationOn = 'You get this mail again.'
export const notificationOff = 'You no longer get this mail.'

// The page behind that address.
export const stopTitle = 'Stop this mail?'
/** @param name what the notification tells */
export function stopAsked(name: string): string {
  return `This stops the mail “${name}” for all your events.`
}
export const stopPress = 'Stop this mail'
export const stoppedTitle = 'This mail has stopped'
/** @param name what the notification told */
export function stopped(name: string): string {
  return `You will no longer get “${name}”. All your other mail stays as it is.`
}
/** @param account the link to it */
export function stopBack(account: string): string {
  return `You can switch it on again in ${account}.`
}
export const stopAccount = 'Your Account'
export const stopUnknownTitle = 'This link leads nowhere'
/** @param account the link to it */
export function stopUnknown(account: string): string {
  return `It may have been cut off. Open it from the mail again, or choose your mail in ${account}.`
}
