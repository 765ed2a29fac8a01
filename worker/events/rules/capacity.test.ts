import { expect, it } from 'vitest'
import { editDoesNotFit, partyDoesNotFit } from '#events/words/guest'
import { capacityState, freePlaces, isAboveFreeLimit, tellsFreePlaces } from './capacity.ts'

it.each([
  [30, 0, 'open'],
  [30, 23, 'open'],
  [30, 24, 'near'],
  [30, 29, 'near'],
  [30, 30, 'full'],
  [30, 31, 'full'],
  [100, 79, 'open'],
  [100, 80, 'near'],
])('with a limit of %i and %i registered an event is %s', (guestLimit, registeredGuests, state) => {
  expect(capacityState({ guestLimit, registeredGuests })).toBe(state)
})

it.each([
  [30, 19, false],
  [30, 20, true],
  [100, 79, false],
  [100, 80, true],
  [2000, 1599, false],
  [2000, 1600, true],
])(
  'with a limit of %i and %i registered guests hear of the free places: %s',
  (guestLimit, registeredGuests, told) => {
    expect(tellsFreePlaces({ guestLimit, registeredGuests })).toBe(told)
  },
)

it('asks for an email only above the free limit', () => {
  expect([isAboveFreeLimit(30), isAboveFreeLimit(31), isAboveFreeLimit(100)]).toEqual([false, true, true])
})

it('words a party that does not fit with the figures of the moment', () => {
  expect(partyDoesNotFit({ guestLimit: 30, registeredGuests: 28 })).toBe(
    'This event is limited to 30 guests total. Currently 28 guests are registered, leaving 2 available slots. Please reduce your party size to 2 or fewer guests.',
  )
  expect(partyDoesNotFit({ guestLimit: 30, registeredGuests: 30 })).toBe(
    'This event is limited to 30 guests total. Currently 30 guests are registered, leaving 0 available slots. The event is full. Please contact the event organizer.',
  )
})

it('words an edit that does not fit with the count of the others', () => {
  expect(editDoesNotFit(30, 27)).toBe(
    'This event is limited to 30 guests total. Currently 27 other guests are registered, leaving 3 available slots. Please reduce your party size to 3 or fewer guests.',
  )
})

it('never tells of fewer than no places', () => {
  expect(freePlaces({ guestLimit: 30, registeredGuests: 33 })).toBe(0)
})
