import { inAList, plural } from '../../languages/en/forms.ts'

// The page of a personal link.

/** Below the sentence that an event is by personal invitation. */
export const askForLink = 'Are you on the guest list? Enter your email address, and we send you your link.'
export const linkEmail = 'Your email address'
export const sendMyLink = 'Send me my link'
export const sendingLink = 'Sending…'
/** The same for every address. */
export const linkOnItsWay =
  'If this address is on the list, your link is on its way. If no mail comes, please ask whoever invited you.'
export const coming = 'Coming'
export const notComing = 'Not coming'
/** The accessible name of a person's question. */
export function doesCome(name: string): string {
  return `Is ${name} coming?`
}
export const everyoneComes = 'We are all coming'
export const sayWhoComes = 'Please say who is coming'
/** Said once each of the listed is marked as not coming, beside a button. */
export const nobodyComes = 'So nobody is coming?'
/** @param count of places without a name */
export function alsoBring(count: number): string {
  return `You can bring ${count} more ${plural(count, { one: 'guest', other: 'guests' })}`
}
/** Said where a party answered before: whoever holds the link reads this, and no needs. */
export const answeredBefore =
  'You have answered before, and can change it here. What you told us about allergies is kept. It is not shown here.'
/** The same for a party that told that it cannot come. @param organizer the host's name, or a word for them */
export function declinedBefore(organizer: string): string {
  return `You told ${organizer} that you can’t come. If your plans have changed, say so here.`
}
/** Before sending. @param names of the listed */
export function willNotCome(names: string[]): string {
  return `Not coming: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `No answer yet for ${inAList(names)}. You can answer later with the same link.`
}
export const inviteNotLoaded = 'Your invitation could not be loaded. Please try again.'
/** Said of a change that was not saved, beside the newer answer. */
export const changedMeanwhile =
  'This answer was changed on another device meanwhile. Your own change was not saved: this is the newer answer.'
