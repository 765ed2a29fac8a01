import { expect, it } from 'vitest'
import {
  capacityForParty,
  freePlacesForParty,
  placesReservedUntil,
  reservedPlaces,
  reservedUntilMs,
} from './reserved-places.ts'

const places = (guestLimit: number, registeredGuests: number) => ({ guestLimit, registeredGuests })

it.each([
  ['a guest by the code', places(30, 8), 20, 0, 2],
  ['a guest by the code, where nothing is kept', places(30, 8), 0, 0, 22],
  ['an invited party of four', places(30, 8), 20, 4, 6],
  ['an invited party where nothing is kept', places(30, 8), 0, 4, 22],
  ['an invited party that declined', places(30, 8), 16, 0, 6],
  ['a guest by the code, whose event has outgrown its limit', places(30, 10), 28, 0, 0],
  ['an invited party, whose event has outgrown its limit', places(30, 10), 28, 4, 4],
  ['an invited party of four, for which two places are left', places(30, 28), 10, 4, 2],
  ['anybody at a full event', places(30, 30), 10, 4, 0],
])('%s has so many free places', (_, event, kept, silent, free) => {
  expect(freePlacesForParty(event, kept, silent)).toBe(free)
  expect(capacityForParty(event, kept, silent)).toEqual(places(event.guestLimit, event.guestLimit - free))
})

it('keeps a place for each who has not answered, until a week before the deadline', () => {
  const event = { keepPlaces: true, reservedGuests: 20, closesAt: 10 * reservedUntilMs }
  const until = placesReservedUntil(event)
  expect(until).toBe(9 * reservedUntilMs)
  expect([reservedPlaces(event, until - 1), reservedPlaces(event, until)]).toEqual([20, 0])
  expect(reservedPlaces({ ...event, keepPlaces: false }, 0)).toBe(0)
})
