import type { Places } from './capacity.ts'

/** Days before the deadline from which no place is kept any more. */
export const keptUntilDays = 7
export const keptUntilMs = keptUntilDays * 86_400_000

/** Columns of an event that tell how many places it keeps. */
export type Keeping = { keepPlaces: boolean; reservedGuests: number; closesAt: number }

/** Time in milliseconds until which an event that keeps places does so. */
export function placesKeptUntil({ closesAt }: Pick<Keeping, 'closesAt'>): number {
  return closesAt - keptUntilMs
}

/** Places that an event keeps at a time: one for each invited guest who has not answered. */
export function keptPlaces(event: Keeping, at: number): number {
  return event.keepPlaces && at < placesKeptUntil(event) ? event.reservedGuests : 0
}

/**
 * Free places for a party, at least 0. What is kept for others is not free for it. Where the list has outgrown the limit,
 * invited parties still take their own places while there are any: only others wait.
 * @param kept places that the event keeps
 * @param silent people of the party who have not answered: places are kept for them as for others, if for any
 */
export function freePlacesForParty(
  { guestLimit, registeredGuests }: Places,
  kept: number,
  silent = 0,
): number {
  const free = guestLimit - registeredGuests
  const own = Math.min(kept, silent)
  return Math.max(0, free - (kept - own), Math.min(own, free))
}

/** The places of an event as a party reads them, with those that are kept for others among the taken. */
export function placesForParty({ guestLimit, registeredGuests }: Places, kept: number, silent = 0): Places {
  const free = freePlacesForParty({ guestLimit, registeredGuests }, kept, silent)
  return { guestLimit, registeredGuests: guestLimit - free }
}
