import { site } from '../../core/site.ts'

// The dashboard's lists and the audit log, for admins.

export const findInLog = 'Find by name, address, title or event code'
export const findInLogAbout = 'Part of a word is enough.'
export function nothingFound(search: string): string {
  return `Nothing matches “${search}”.`
}
/** Said below a list of the first ones found. */
export function andMore(count: string): string {
  return `and ${count} more: type more to narrow it down`
}
export const clearSearch = 'Clear the search'
export const clearFilters = 'Show the whole log'
export const foundPlanners = 'Planners'
export const foundEvents = 'Events'

/** Heads what the log shown is about. */
export const logOf = 'The log of'
export const theirEvents = 'Their events'
export const noEventsOfTheirs = 'No events.'
export const byPlanner = 'by'
/** Names a link to the log of a planner or an event. */
export function logOfWhat(name: string): string {
  return `Log of ${name}`
}
/** The same where the event has no name any more. */
export const logOfEvent = 'The log of its event'
export const deletedAccount = 'a deleted account'
/** An event's log has no line for each answer: they are looked for by their kind. */
export const guestsInLog = 'What its guests did'
export const aboutNotLoaded = 'Failed to load whose log this is'
export const gone = 'This no longer exists. Its entries stay.'

/** Labels of an entry's facts, by their keys. */
export const detailNames: Record<string, string> = {
  event_id: 'Event',
  title: 'Event title',
  name: 'Name',
  event_code: 'Event code',
  event_date: 'Deadline',
  time_zone: 'Time zone',
  ids: 'New order',
  session_id: 'Payment',
  guest_limit: 'Guest limit',
  guest_count: 'Guests',
  amount_total: 'Amount in cents',
  email: 'Address',
  sign_in_method: 'Signed in by',
  required: 'Required',
  removed: 'Removed',
  type: 'Type',
  size: 'Bytes',
  dispute: 'Dispute',
  responses: 'Responses',
  fields: 'Fields',
  of: 'Table',
  category_id: 'Category',
}
/** An entry's action in words, or its kind: `Create response` of CREATE_GUEST_SELECTION. */
export function actionInWords(action: string): string {
  const words = action
    .toLowerCase()
    .replace('guest_selection', 'response')
    .replace('notification', 'mail')
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
export const entryCode = 'In the log'
export const yes = 'yes'
export const no = 'no'

export const plannersNotLoaded = 'Failed to load planners data'
export const eventsNotLoaded = 'Failed to load events data'
export const auditNotLoaded = 'Failed to load the audit log'
export const adminEventDeleted = 'Event deleted successfully'
export const adminEventNotFound = 'Event not found or could not be deleted'
export const adminDeleteFailed = 'Failed to delete event. Please try again.'

/** Time since a planner signed in. */
export const activities = {
  never: 'never signed in',
  active: 'Active',
  recent: 'Recent',
  inactive: 'Inactive',
}

// Suspending a planner or an event, for operators.

export const suspend = 'Suspend'
export const suspending = 'Suspending...'
export const suspended = 'Suspended'
export const restore = 'Lift the suspension'
export const keepAsIs = 'Cancel'
export const reasonLabel = 'Reason, shown to the planner'
export const reasonRequired = 'Please give a reason: the planner sees it.'
export const reasonTooLong = 'Please keep the reason under 300 characters.'
export const isSuspended = 'Suspended. Guests cannot answer until it is lifted.'
export const isRestored = 'The suspension is lifted.'
export const suspensionFailed = 'Nothing was changed. Please try again.'
export function suspendTitle(name: string): string {
  return `Suspend ${name}?`
}
export const suspendEventAbout =
  'Guests read that the event is paused, and the kitchen’s links close. Nothing is deleted.'
export const suspendPlannerAbout =
  'This applies to all events of this planner. They can still sign in, read and download, but change nothing.'
/** Names the button among others. */
export function suspendWhat(name: string): string {
  return `${suspend} ${name}`
}
export function restoreWhat(name: string): string {
  return `${restore}: ${name}`
}

/** To the event's planner. @param reason as the operator wrote it */
export function plannerPaused(reason: string): string {
  return `This event is suspended: ${reason} Guests cannot answer, and the kitchen’s links are closed. Nothing is deleted. Questions? Write to ${site.supportEmail}.`
}
/** The same on the dashboard, where several events stand. */
export function eventPaused(title: string, reason: string): string {
  return `“${title}” is suspended: ${reason} Questions? Write to ${site.supportEmail}.`
}
/** 403 of what a suspended planner, or one of a suspended event, would change. */
export const changesPaused = `This is suspended, and cannot be changed. You can read and download it. Please write to ${site.supportEmail}.`
