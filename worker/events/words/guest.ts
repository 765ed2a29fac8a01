import { figure } from '../../core/figures.ts'
import { freePlaces, type Places } from '../../events/rules/capacity.ts'
import { plural } from '../../languages/en/forms.ts'

export const loadingEvent = 'Loading event...'

/** @param day the deadline */
export function answerBy(day: string): string {
  return `Answer by ${day}`
}
/** Beside the deadline, for guests whose clocks show another time. @param zone the time zone's name */
export function inZone(zone: string): string {
  return `(${zone})`
}
/** Beside the deadline, once few days are left; 1 is the last day. */
export function daysLeft(days: number): string {
  return plural(days, { one: 'Last day', other: `${days} days left` })
}
/** Free places, once they are few. */
export function placesLeft(free: number): string {
  return plural(free, {
    one: `${figure(free)} place is left.`,
    other: `${figure(free)} places are left.`,
  })
}
/** Said when the event was full and no longer is. @param free places */
export function roomAgain(free: number): string {
  return `A place is free again. ${placesLeft(free)}`
}
export const noPlaceMore = 'There is no room for one more.'

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

export const enterCode = 'Enter Event Code to Select Menu Choices'
export const codeHint = 'Your six-character code is on your invitation. You can paste a link, too.'
export const accessMenu = 'Access Event Menu'
export const badCode = 'Please enter a valid 6-character event code'

export const invalidCodeInUrl = 'Invalid event code in URL'
export const eventNotFoundHome =
  'Event not found. Please check your code, or ask your planner for help, and try again.'
export const eventNotFoundRoute = 'Event not found. Please check the URL or contact your event organizer.'
export const deadlinePassed =
  'The submission deadline for this event has passed and is no longer accepting menu selections.'
/** Said when an event that was closed while a form was filled in is open again. */
export const reopened = 'This event is open again. You can go on.'
export const eventUnavailable = 'This event is no longer available. Please contact the event organizer.'
export const unableToAccess = 'Unable to Access Event'
export const eventGone = 'Event not found.'

/** @param contact a phone number or address of theirs */
export function pleaseContact(name: string, contact: string): string {
  return `Questions? ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Questions? Ask ${name}.`
}
