// What operators read who suspend a planner or an event.

export const suspend = 'Suspend'
export const suspending = 'Suspending...'
export const suspended = 'Suspended'
export const restore = 'Lift the suspension'
export const keepAsIs = 'Cancel'
export const reasonLabel = 'Why, as the planner reads it'
export const reasonRequired = 'Please say why: the planner reads it.'
export const reasonTooLong = 'A reason has at most 300 characters.'
export const isSuspended = 'Suspended. Guests cannot answer until it is lifted.'
export const isRestored = 'The suspension is lifted.'
export const suspensionFailed = 'Nothing was changed. Please try again.'
export function suspendTitle(name: string): string {
  return `Suspend ${name}?`
}
export const suspendEventAbout =
  'Guests read that the event is paused, and the kitchen’s links close. Nothing is deleted.'
export const suspendPlannerAbout =
  'The same for all events of this planner, who can sign in, read and download, and change nothing.'
/** Names the button among others. */
export function suspendWhat(name: string): string {
  return `${suspend} ${name}`
}
export function restoreWhat(name: string): string {
  return `${restore}: ${name}`
}
