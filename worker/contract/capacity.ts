import { freeGuestLimit, nearCapacity } from './limits.ts'

export type Places = { guestLimit: number; registeredGuests: number }

/** Places nobody has taken yet; never below nought. */
export function freePlaces({ guestLimit, registeredGuests }: Places): number {
  return Math.max(0, guestLimit - registeredGuests)
}

export type CapacityState = 'open' | 'near' | 'full'

/** What a planner is told about the event's capacity: near from 80 % of the limit, full at or above it. */
export function capacityState({ guestLimit, registeredGuests }: Places): CapacityState {
  if (registeredGuests >= guestLimit) return 'full'
  return registeredGuests >= guestLimit * nearCapacity ? 'near' : 'open'
}

/** Guests are told the free places once a fifth or fewer, or ten or fewer, are left. */
export function tellsFreePlaces(places: Places): boolean {
  const free = freePlaces(places)
  return free <= 10 || free <= places.guestLimit * 0.2
}

/** The email field shows only above the free limit, since only then an edit link is mailed. */
export function asksEmail(guestLimit: number): boolean {
  return guestLimit > freeGuestLimit
}

export const eventFull = 'The event is full. Please contact the event organizer.'

function reduceTo(free: number): string {
  return free > 0 ? `Please reduce your party size to ${free} or fewer guests.` : eventFull
}

/** Said when a new party does not fit: the figures are those of the moment of the decision. */
export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `This event is limited to ${n} guests total. Currently ${m} guests are registered, leaving ${k} available slots. ${reduceTo(k)}`
}

/** Said when an edited party does not fit beside the others. */
export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `This event is limited to ${guestLimit} guests total. Currently ${otherGuests} other guests are registered, leaving ${k} available slots. ${reduceTo(k)}`
}
