import { figure } from '../../core/figures.ts'
import type { EventRole } from '../../events/rules/roles.ts'
import type { DeletionTakes } from '../../events/shape/deletion.ts'

// The planner's dashboard: what waits, the next step of each event, and why something cannot be done.

/** The next step of an event: the one button of its row. */
export const nextSteps = {
  menu: 'Add your menu',
  share: 'Share',
  totals: 'See the totals',
  print: 'Print for the kitchen',
}

/** Heads the day by which an event closes, and of one that its planner closed before, that day. */
export const submissionDeadline = 'Submission deadline'
export const closedDay = 'Closed'

/** The strip above the events. */
export const needsYou = 'Needs you'
export function moreNeeds(count: number): string {
  return `${figure(count)} more`
}

/** The things that one event waits for, in a sentence of their own. */
export const waitsFor = {
  menu: 'has no menu yet',
  full: 'is full',
  sheet: 'is closed, and the kitchen has no final sheet yet',
}
export function closesIn(days: number): string {
  if (days <= 0) return 'closes today'
  return days === 1 ? 'closes tomorrow' : `closes in ${figure(days)} days`
}
/** Stands behind the event's title. @param waits at least one of the above */
export function eventWaits(waits: string[]): string {
  return waits.join(' and ')
}

/** First line of a closed event. */
export function finalGuests(guests: number): string {
  return `Final: ${counted(guests, 'guest')}`
}

/** The reason for which nobody else can answer. */
export const everyPlaceTaken = 'Every place is taken: nobody else can answer.'
/** Opens the upgrades, from the sentence about a full event. */
export const raiseLimit = 'Raise the limit'

/** The ways to an event's pages, from the menu of its row. */
export const manageMenu = 'Manage Menu'
export const viewResponses = 'View Guest Responses'

/** Archives an event for the planner alone, and takes it back. */
export const archive = 'Archive'
export const unarchive = 'Move back to the list'
export function archivedToast(title: string): string {
  return `“${title}” is archived. Only your own list changes.`
}
export function unarchivedToast(title: string): string {
  return `“${title}” is back in your list.`
}
export const archiveFailed = 'That could not be saved. Please try again.'
export const undo = 'Undo'
/** Heads the events that are open for answers, and those that are closed. */
export const openEvents = 'Open for Submissions'
export const closedEvents = 'Submission Closed'
/** Beside the numbers of all, open and closed events. */
export const ofThemArchived = 'Of them archived'
/** Heads the archived events, below the others. */
export const archivedEvents = 'Archived'
/** In place of the list. */
export const allArchived = 'All your events are archived. They are below.'
export const noneOfYourOwn = 'You have no event of your own yet.'

export const searchEvents = 'Search your events'
export function noEventMatches(search: string): string {
  return `No event matches “${search}”.`
}
export const clearSearch = 'Clear the search'

/** Said while it is counted what goes with an event that is deleted, and then. */
export const countingResponses = 'Counting its responses...'
export function deletionTakes({ responses, guests, notComing, parties, invited }: DeletionTakes): string {
  const parts = [
    ...(responses > 0 ? [`${counted(responses, 'response')} (${counted(guests, 'guest')})`] : []),
    ...(notComing > 0 ? [`${figure(notComing)} not coming`] : []),
  ]
  const answers =
    parts.length === 0 ? 'Nobody has answered yet.' : `This also deletes its answers: ${parts.join(', ')}.`
  if (parties === 0) return answers
  const size = parties === 1 ? '1 party' : `${figure(parties)} parties`
  return `${answers} Its guest list goes with it: ${size} (${figure(invited)} invited).`
}
/** The same while only the guests are known. */
export function deletionTakesGuests(guests: number): string {
  return `This also deletes the responses of ${counted(guests, 'guest')}.`
}

function counted(count: number, what: string): string {
  return `${figure(count)} ${what}${count === 1 ? '' : 's'}`
}

/** The line of a nearly full event that is still open. `day` is its last one: "Sunday", or a date. */
export const placesEnd = (guests: string, limit: string, day: string) =>
  `${guests} of ${limit} places taken. You can add more until ${day}.`
export const lastDayToday = 'today'
/** Said to who comes back from the provider without having paid. */
export const nothingPaid = 'You were not charged.'
/** Heads the events that other planners share. */
export const sharedWithYou = 'Shared with you'
/** Stands at such an event: the reader's role, and whose event it is. */
export function sharedAs(role: EventRole, owner: string): string {
  return `${role === 'editor' ? 'You are an editor' : 'You are a viewer'}. The event is ${owner}’s.`
}
