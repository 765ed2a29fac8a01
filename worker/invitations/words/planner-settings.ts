import { figure } from '../../core/figures.ts'

// An event's settings that concern its guest list.

export const guestListTitle = 'Guest list'
export const keepPlacesLabel = 'Keep places for invited guests'
export const keepPlacesHint =
  'Guests with the event code see only the places that your invited guests leave free. It ends 7 days before the deadline.'
/** @param day the last on which places were kept */
export function keptUntilDay(day: string): string {
  return `Places were kept until ${day}, 7 days before the deadline. Now every free place is open to all.`
}
export const listOutgrown =
  'More guests are invited than there are places. Invited guests can still answer while there is room; others have to wait.'

export const entryLabel = 'How guests answer'
const codeOrLink = 'With the event code or their own link'
export const entryNames = {
  open: codeOrLink,
  list_and_open: codeOrLink,
  list_only: 'Only with their own link',
} as const
export const entryHint =
  'With their own link alone, only guests on your list can answer. The page of the event code says so, and mails a guest on the list their link. Answers you already have stay and can be changed.'
export const entryInvalid = 'Please choose how guests answer'

export const keepPlacesInvalid = 'Please say yes or no'
/**
 * The reason for which places cannot be kept: more are invited than there is room for.
 * @param silent invited guests who have not answered
 */
export function keptTooMany(silent: number, free: number): string {
  return `${figure(silent)} invited guests have not answered, and ${figure(free)} places are free. Shorten the list or upgrade to keep a place for each.`
}
export const keptTooLate =
  'Places are kept until 7 days before the deadline, and that day is over. Every free place is open to all.'
