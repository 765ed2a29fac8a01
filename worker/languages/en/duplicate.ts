import { titleMax } from '../../core/limits.ts'
import { lengthOf } from '../../core/text.ts'

// A new event from an earlier one.

export const duplicateEvent = 'Duplicate'
export const duplicateTitle = 'Duplicate Event'
export const duplicateAction = 'Create Copy'
export const duplicateAbout =
  'The menu and the settings are copied, never responses or links. Choose the day of the new event.'
/** The title proposed for a copy: the same where more would be too long. */
export function copyTitle(title: string): string {
  const copy = `${title} (copy)`
  return lengthOf(copy) > titleMax ? title : copy
}
export const startFrom = 'Start from an earlier event (Optional)'
export const startFromHint = 'Its menu and settings are copied, never responses or links.'
export const startFresh = 'No, start fresh'
/** An event in the list to start from. @param day its deadline */
export function earlierEvent(title: string, day: string): string {
  return `${title}, ${day}`
}
export const eventCopied = 'Event created with its menu.'
/** Said where the earlier event had more categories than a new one may have. */
export function eventCopiedInPart(copied: number, all: number): string {
  return `Event created with the first ${copied} of ${all} categories. Upgrade it to add more.`
}
