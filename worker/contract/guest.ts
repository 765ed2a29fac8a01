import type { EventView } from './event.ts'
import type { Category } from './menu.ts'
import type { Person } from './person.ts'

export const invalidCodeInUrl = 'Invalid event code in URL'
export const eventNotFoundHome =
  'Event not found. Please check your code, or ask your planner for help, and try again.'
export const eventNotFoundRoute = 'Event not found. Please check the URL or contact your event organizer.'
export const deadlinePassed =
  'The submission deadline for this event has passed and is no longer accepting menu selections.'
export const eventUnavailable = 'This event is no longer available. Please contact the event organizer.'
export const menuNotLoaded = 'Unable to load event menu. Please try again.'
export const noCategories =
  'This event does not have any menu categories set up yet. Please contact the event organizer.'
export const noItems =
  'This event does not have any menu choices available yet. Please contact the event organizer to add menu items.'

export const unableToAccess = 'Unable to Access Event'
export const unableToLoad = 'Unable to Load Menu'
export const menuReloadFailed = 'Failed to load menu data'

export const submitFailed = 'We could not save your choices. Nothing is lost: please try again.'
export const submitted = 'Menu selections submitted successfully! Thank you for your submission.'
export const offline =
  'You are offline. Your choices are kept on this device and will be sent as soon as you are back online.'
export const linkNotSent = 'The email could not be sent. Please try again.'
export const noAddress = 'There is no email address to send the link to.'
export const tooManyAddresses =
  'Too many email addresses were given. Please leave the address as it was, or empty, or try again tomorrow.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `We sent the link to ${address}.`
}

export const erased = 'Your details were erased. What was chosen stays in the count.'
export const eraseFailed = 'We could not erase your details. Please try again.'
export const withdrawn = 'Your answer was withdrawn.'
export const withdrawFailed = 'We could not withdraw your answer. Please try again.'
export const updated = 'Menu selections updated successfully!'
export const updateFailed = 'Failed to update selections. Please try again.'
export const menuChanged = 'The menu has changed. Please check your choices.'
export const firstAnswerSaved = 'Your first answer was already saved. Save your changes to it?'
export const answerRemoved = 'This answer was removed. Please contact the event organizer.'
export const linkInvalid = 'Invalid or expired edit link. Please contact the event organizer.'
export const linkExpired = 'This edit link has expired. Please contact the event organizer.'
export const eventGone = 'Event not found.'
export const editNotLoaded = 'Failed to load menu data. Please try again.'
export const changedMeanwhile =
  'This answer was changed somewhere else in the meantime. Which one should be kept?'

/** What a guest needs to answer: the answer of GET /api/codes/:code and the data of the guest's page. */
export type GuestMenu = {
  event: EventView
  categories: Category[]
  guestLimit: number
  registeredGuests: number
  asksEmail: boolean
  menuVersion: number
}

/** One party's stored answer. */
export type ResponseView = {
  id: string
  leadGuestName: string
  leadGuestEmail: string | null
  guestCount: number
  party: Person[]
  version: number
  createdAt: number
  updatedAt: number
}

/** What an edit link opens. `otherGuests` counts everybody but this party. */
export type EditView = {
  response: ResponseView
  event: EventView
  categories: Category[]
  otherGuests: number
  menuVersion: number
  droppedChoices: boolean
}

/** The answer to a committed submission. */
export type Receipt = { responseId: string; editToken: string; editUrl: string }

/** Why an event's page shows no form: the sentence to show, with the reason's code. */
export type Unable = { unable: string; reason: string }

/** The look-up's refusals as the event's own page words them: the first two differ from home's. */
export function onEventPage(reason: string, message: string): Unable {
  const words: Record<string, string> = { bad_code: invalidCodeInUrl, not_found: eventNotFoundRoute }
  return { unable: words[reason] ?? message, reason }
}
