// What admins read on the dashboard's lists and in the audit log.

export const findInLog = 'Find by name, address, title or event code'
export const findInLogAbout = 'A part of a word is enough.'
export function nothingFound(search: string): string {
  return `Nothing matches “${search}”.`
}
/** Said below a list of the first ones found. */
export function andMore(count: string): string {
  return `and ${count} more: type more of it`
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
/** An event's log has no line for each answer: they are looked for by their kind. */
export const guestsInLog = 'What its guests did'
export const aboutNotLoaded = 'Failed to load whom the log is about'
export const gone = 'Nothing here has this name any more. Its entries stay.'

/** What the facts of an entry are called, by their keys. */
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
}
export const yes = 'yes'
export const no = 'no'
