import { figure } from '../../core/figures.ts'
import { freePlaces, type Places } from '../../events/rules/capacity.ts'

export const eventFull = 'The event is full. Please contact the event organizer.'

function reduceTo(free: number): string {
  return free > 0 ? `Please reduce your party size to ${figure(free)} or fewer guests.` : eventFull
}

/** Said when a new party does not fit: the figures are those of the moment of the decision. */
export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `This event is limited to ${figure(n)} guests total. Currently ${figure(m)} guests are registered, leaving ${figure(k)} available slots. ${reduceTo(k)}`
}

/** Said when an edited party does not fit beside the others. */
export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `This event is limited to ${figure(guestLimit)} guests total. Currently ${figure(otherGuests)} other guests are registered, leaving ${figure(k)} available slots. ${reduceTo(k)}`
}

/** Beside a dish that is for them. */
export const forChildren = 'For children'

export const badCode = 'Please enter a valid 6-character event code'

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
/** Heard while something is on its way to be stored. */
export const saving = 'Saving...'
/** Heard once it is stored. */
export function savedThankYou(firstName: string): string {
  return `Saved. Thank you, ${firstName}.`
}
export const submitFailed = 'We could not save your choices. Nothing is lost: please try again.'
export const submitted = 'Menu selections submitted successfully! Thank you for your submission.'
export const submitUnknown = 'We do not know whether that arrived. Try again: you are never counted twice.'
export const offline = 'Not sent yet: no internet. Keep this page open and we send it by ourselves.'
export const linkNotSent = 'The email could not be sent. Please try again.'
export const noAddress = 'There is no email address to send the link to.'
export const tooManyAddresses =
  'Too many email addresses were given. Please leave the address as it was, or empty.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `It is on its way to ${address}.`
}
export const linkOnItsWay =
  'It is on its way already. That can take a few minutes: please look in your spam folder, too.'
/** The answer of somebody who wants nothing of a course. */
export const noneName = 'None for me'
export const coursesRequired = `Please choose a dish, or ${noneName}.`
/** Ann: please choose a Main, or None for me. */
export function pleaseChoose(person: string, course: string): string {
  return `${person}: please choose ${/^[aeiou]/i.test(course) ? 'an' : 'a'} ${course}, or ${noneName}.`
}
export const dishChanged = 'A dish you chose has changed. Please look at it again.'
export const menuChanged = 'The menu has changed. Please check your choices.'
export const firstAnswerSaved = 'Your first answer was already saved. Save your changes to it?'
export const declineSaved = 'You told us before that you cannot come.'
export const declineGone =
  'This answer was changed or removed in the meantime. Please send it as a new answer.'
export const declineFailed = 'We could not save your answer. Nothing is lost: please try again.'
export const answerRemoved = 'This answer was removed. Please contact the event organizer.'
export const linkInvalid = 'Invalid or expired edit link. Please contact the event organizer.'
export const linkExpired = 'This edit link has expired. Please contact the event organizer.'
export const eventGone = 'Event not found.'
export const editNotLoaded = 'Failed to load menu data. Please try again.'

export const leadNameRequired = 'Your name is required'
export const nameTooLong = 'Name must be less than 100 characters'
export const allergiesTooLong = 'Please keep allergies under 500 characters'
export const emailInvalid = 'Please enter a valid email address'

/** 'Guest 2 name is required' for the first person after the lead guest (index 1). */
export function guestNameRequired(index: number): string {
  return `Guest ${index + 1} name is required`
}

export const somethingWrong = 'Something went wrong. Please try again.'
export const tooMany = 'Too many attempts.'
/** Said with a refusal that passes by itself. @param seconds until it is worth trying again */
export function tryAgainIn(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : inMinutes(Math.ceil(seconds / 60))
  return `Please try again in ${figure(count)} ${unit}${count === 1 ? '' : 's'}.`
}
function inMinutes(minutes: number): [count: number, unit: string] {
  return minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
}

/** How a sentence calls who asks, where the event does not name them. */
export const theOrganizer = 'the organizer'
/** @param contact a phone number or address of theirs */
export function pleaseContact(name: string, contact: string): string {
  return `Please contact ${name}: ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Please contact ${name}.`
}
/** Beside the sentence that a link is invalid. @param day without the year */
export function tookBackOn(day: string): string {
  return `You took this answer back on ${day}.`
}
/** The same for a response that its planner deleted. */
export function removedOn(day: string): string {
  return `This answer was removed on ${day}.`
}

export const returnToHome = 'Return to Home'
export const eraseDetails = 'Erase my details'
export const erased = 'Your details were erased. What was chosen stays in the count.'
