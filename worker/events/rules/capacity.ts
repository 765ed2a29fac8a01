import { freeGuestLimit, nearCapacity } from '../../core/limits.ts'

/** Places of an event. `registeredGuests`: those taken, for most readers with the ones reserved for invited people. */
export type Places = { guestLimit: number; registeredGuests: number }

/** Free places, at least 0. */
export function freePlaces({ guestLimit, registeredGuests }: Places): number {
  return Math.max(0, guestLimit - registeredGuests)
}

export type CapacityState = 'open' | 'near' | 'full'

/** Capacity state shown to a planner: near from 80 % of the limit, full at or above it. */
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
export function isAboveFreeLimit(guestLimit: number): boolean {
  return guestLimit > freeGuestLimit
}
