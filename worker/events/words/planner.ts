import {
  deadlineMonths,
  hostContactMax,
  hostNameMax,
  mealMonths,
  proposedDaysBefore,
  titleMax,
  venueMax,
} from '../../core/limits.ts'
import { lengthOf } from '../../core/text.ts'

export const noFreeCode = 'No free event code was found. Please try again.'

// Closing an event before its deadline, and opening it again.

export const closeNow = 'Close now'
export const closeNowTitle = 'Close this event now?'
export const closeNowAction = 'Close now'
export const closing = 'Closing...'
export const keepOpen = 'Keep it open'
/** @param deadline the day and its zone */
export function closeNowAsked(deadline: string): string {
  return `Guests can no longer answer or make changes. You can reopen it until ${deadline}.`
}
export const closedNow = 'The event is closed. Guests can no longer answer or make changes.'
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

// A new event from an earlier one.

export const duplicateEvent = 'Duplicate'
export const duplicateTitle = 'Duplicate Event'
export const duplicateAction = 'Create Copy'
export const duplicateAbout =
  'The menu, the tables and the settings are copied; responses, seats and links are not. Choose the day of the new event.'
export const duplicateLeavesList =
  'The guest list is not copied, so that nobody is invited by accident. To use it again, download it and import it in the new event.'
/** The title proposed for a copy: the same where more would be too long. */
export function copyTitle(title: string): string {
  const copy = `${title} (copy)`
  return lengthOf(copy) > titleMax ? title : copy
}
export const startFrom = 'Start from an earlier event (Optional)'
export const startFromHint = 'Its menu, tables and settings are copied; responses and links are not.'
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

// The meal and who asks, in the event form.

export const aboutTheMeal = 'About the meal'
export const descriptionLabel = 'Description'
export const mealDay = 'Day of the meal'
export const mealTime = 'Time'
export const mealPlace = 'Place'
export const shownToGuests = 'Shown to guests'
export const whoAsks = 'Hosted by'
export const whoAsksHint =
  'A name your guests know, such as “Anna and Tom”. The name on your account is never shown.'
export const hostContactLabel = 'How to reach them'
export const hostContactHint = 'A phone number or an email address, for questions.'

export const mealDayInvalid = 'Please choose a day that exists'
export const mealTimeInvalid = 'Please enter a time as hours and minutes, such as 19:30'
export const mealTooFar = `The day of the meal must be within the next ${mealMonths} months`
export const mealIsPast = 'This day is in the past. You can keep it anyway.'
export const mealBeforeDeadline =
  'The meal is before the deadline: guests could still answer after it. You can keep both anyway.'
export const timeNeedsDay = 'Guests see the time once you choose a day.'
export const deadlineProposed = `Suggested: ${proposedDaysBefore} days before the meal, today at the earliest. You can change it.`
/** The same for an event that is made from an earlier one. */
export const deadlineAsBefore =
  'Suggested: as long before the meal as in the earlier event. You can change it.'
export const venueTooLong = `Please keep the place under ${venueMax} characters`
export const hostTooLong = `Please keep the name under ${hostNameMax} characters`
export const clothUnknown = 'Please choose a cloth from the list'
export const invitationLanguage = 'Language of the invitation'
export const invitationLanguageHint =
  'Guests and kitchens read in their own language. This one is for the preview of your link, and where we do not know theirs.'
export const languageUnknown = 'Please choose a language from the list'
export const contactTooLong = `Please keep the contact under ${hostContactMax} characters`

export const coverTypeWrong = 'Please choose a JPEG, PNG or WebP image.'
export const coverTooLarge = 'This image is larger than 5 MB. Please choose a smaller one.'
export const coverUnreadable = 'This image could not be read. Please choose another one.'

/** Said when an event was created and its cover was not stored. */
export const coverNotSaved = 'Event created, but its cover image was not saved. Edit the event to try again.'

export const urlCopied = 'URL copied to clipboard'
export const copyByHand = 'Copying did not work. The link is selected: press Ctrl+C or ⌘C.'
export const noEvents = 'No events yet'
export const eventNearCapacity = 'Event near capacity'
export const eventAtCapacity = 'Event at capacity'
export const eventCreated = 'Event created. Add a menu next.'
export const eventUpdated = 'Event updated.'
export const eventDeleted = 'Event deleted.'
export const countsNotLoaded = 'The figures could not be refreshed. They may be out of date.'

export const deleteEventQuestion = 'Are you sure you want to delete this event? This action cannot be undone.'
export const confirmWord = 'Delete'
export const confirmDiffers = `Please type "${confirmWord}" exactly as shown.`
/** Data deleted with a premium event, as its dialog lists it. */
export const premiumDeletionTakes = [
  'Event details',
  'Menu categories and items',
  'Guest responses',
  'The premium upgrade',
]
export const premiumDeletion =
  'This is a premium event. Deleting it cannot be undone, and its upgrade does not move to another event.'

export const titleRequired = 'Event title is required'
export const titleTooLong = 'Title must be less than 100 characters'
export const titleCharacters = 'Title contains invalid characters'
export const descriptionTooLong = 'Description must be less than 500 characters'
export const deadlineRequired = 'Submission deadline is required'
export const deadlinePast = 'Submission deadline must be today or in the future'
export const deadlineTooFar = `Submission deadline must be within the next ${deadlineMonths} months`
export const deadlineLocked =
  'Premium Event Restriction: the submission deadline cannot be changed for premium events to ensure proper guest capacity management.'
export const zoneUnknown = 'Please choose a time zone from the list'
