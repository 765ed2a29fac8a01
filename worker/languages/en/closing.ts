// Closing an event before its deadline, and opening it again.

export const closeNow = 'Close now'
export const closeNowTitle = 'Close this event now?'
export const closeNowAction = 'Close now'
export const closing = 'Closing...'
export const keepOpen = 'Keep it open'
/** @param deadline the day and its zone */
export function closeNowAsked(deadline: string): string {
  return `Guests can no longer answer or change. You can reopen until ${deadline}.`
}
export const closedNow = 'The event is closed. Guests can no longer answer or change.'
export const closeFailed = 'Failed to close the event. Please try again.'

export const reopen = 'Reopen'
/** @param deadline the day and its zone */
export function reopened(deadline: string): string {
  return `The event is open again. Guests can answer until ${deadline}.`
}
export const reopenFailed = 'Failed to reopen the event. Please try again.'
export const reopenOver = 'The deadline has passed: this event can no longer be reopened.'
/** In the form of an event that was closed early. */
export const newDeadlineReopens =
  'You closed this event. A new deadline or time zone opens it again; any other change leaves it closed.'
