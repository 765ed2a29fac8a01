import type { Places } from './capacity.ts'

/** Days before the deadline from which no place is reserved any more. */
export const reservedUntilDays = 7
export const reservedUntilMs = reservedUntilDays * 86_400_000

/** Columns of an event that tell how many places it reserves. */
export type ReservingEvent = { keepPlaces: boolean; reservedGuests: number; closesAt: number }

/** Time in milliseconds until which an event that reserves places does so. */
export function placesReservedUntil({ closesAt }: Pick<ReservingEvent, 'closesAt'>): number {
  return closesAt - reservedUntilMs
}

/** Places that an event reserves at a time: one for each invited guest who has not answered. */
export function reservedPlaces(event: ReservingEvent, at: number): number {
  return event.keepPlaces && at < placesReservedUntil(event) ? event.reservedGuests : 0
}

/**
 * Free places for a party, at least 0. What is reserved for others is not free for it. Where the list has outgrown the limit,
 * invited parties still take their own places while there are any: only others wait.
 * @param reserved places that the event reserves
 * @param silent people of the party who have not answered: places are reserved for them as for others, if for any
 */
export function freePlacesForParty(
  { guestLimit, registeredGuests }: Places,
  reserved: number,
  silent = 0,
): number {
  const free = guestLimit - registeredGuests
  const own = Math.min(reserved, silent)
  return Math.max(0, free - (reserved - own), Math.min(own, free))
}

/** The places of an event as a party reads them, with those that are reserved for others among the taken. */
export function capacityForParty(
  { guestLimit, registeredGuests }: Places,
  reserved: number,
  silent = 0,
): Places {
  const free = freePlacesForParty({ guestLimit, registeredGuests }, reserved, silent)
  return { guestLimit, registeredGuests: guestLimit - free }
}
