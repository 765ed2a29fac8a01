import { expect, test } from 'vitest'
import { deadlineInstant } from '#events/rules/closing'
import { closesSoon, placesEndOf } from './places-end.ts'

const timeZone = 'Europe/Berlin'
// A Friday noon.
const at = Date.parse('2026-03-06T11:00:00Z')
const event = (day: string, registeredGuests = 29, guestLimit = 30) => ({
  closesAt: deadlineInstant(day, timeZone),
  ...{ timeZone, registeredGuests, guestLimit },
})

test.each([
  ['closing on Sunday', event('2026-03-08'), '29 of 30 places taken. You can add more until Sunday.'],
  ['closing today', event('2026-03-06'), '29 of 30 places taken. You can add more until today.'],
  [
    'closing in a week, when the weekday would be today’s',
    event('2026-03-13', 1700, 2000),
    '1,700 of 2,000 places taken. You can add more until Friday, March 13, 2026.',
  ],
  ['with places enough', event('2026-03-08', 23), null],
  ['that is full', event('2026-03-08', 30), null],
  ['that is closed', event('2026-03-05'), null],
])('an event %s', (_, given, sentence) => {
  expect(placesEndOf(given, at)).toBe(sentence)
})

test('places are spoken of beside the count in the last week', () => {
  expect(closesSoon(event('2026-03-12'), at)).toBe(true)
  expect(closesSoon(event('2026-03-13'), at)).toBe(false)
})
