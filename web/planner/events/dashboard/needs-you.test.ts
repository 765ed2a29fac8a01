import { expect, test } from 'vitest'
import { deadlineInstant } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { needsOf } from './needs-you.ts'

const timeZone = 'America/New_York'
// In New York it is still the evening of March 6, 2026; the clocks change on the 8th.
const at = Date.parse('2026-03-07T01:00:00Z')
const calm = {
  title: 'Gala',
  timeZone,
  closesAt: deadlineInstant('2026-03-30', timeZone),
  itemCount: 3,
  guestLimit: 30,
  registeredGuests: 29,
  serviceDay: null,
  lastSheet: null,
}
const waitsOf = (event: Partial<PlannerEvent>) =>
  needsOf([{ ...calm, ...event } as PlannerEvent], at).map(({ leads, waits }) => [leads, ...waits])
const closing = (day: string) => ({ closesAt: deadlineInstant(day, timeZone) })

test.each([
  ['an event with a menu, places and time', {}, []],
  ['no menu', { itemCount: 0 }, [['menu', 'has no menu yet']]],
  ['no place left', { registeredGuests: 30 }, [['full', 'is full']]],
  ['closing today', closing('2026-03-06'), [['event', 'closes today']]],
  ['closing tomorrow', closing('2026-03-07'), [['event', 'closes tomorrow']]],
  [
    'closing in three days, over a change of the clocks',
    closing('2026-03-09'),
    [['event', 'closes in 3 days']],
  ],
  ['closing in four days', closing('2026-03-10'), []],
  [
    'several things lead to the first of them',
    { itemCount: 0, registeredGuests: 31, ...closing('2026-03-07') },
    [['menu', 'has no menu yet', 'is full', 'closes tomorrow']],
  ],
  [
    'a closed event whose kitchen has no final sheet, whatever else it lacks',
    { itemCount: 0, ...closing('2026-03-05'), lastSheet: 'provisional' },
    [['kitchen', 'is closed, and the kitchen has no final sheet yet']],
  ],
  ['a closed event whose kitchen has it', { ...closing('2026-03-05'), lastSheet: 'final' }, []],
  ['a closed event to which nobody comes', { ...closing('2026-03-05'), registeredGuests: 0 }, []],
  ['an open event without a sheet', { lastSheet: null }, []],
  [
    'a closed event until its meal is over',
    { ...closing('2026-03-05'), serviceDay: '2026-03-06' },
    [['kitchen', 'is closed, and the kitchen has no final sheet yet']],
  ],
  ['a closed event after its meal', { ...closing('2026-02-20'), serviceDay: '2026-03-05' }, []],
  ['a closed event without a day of the meal, 30 days later', closing('2026-02-03'), []],
] as const)('%s', (_, event, expected) => {
  expect(waitsOf(event)).toEqual(expected)
})

test('an event that was closed earlier today waits for nothing but its final sheet', () => {
  expect(waitsOf({ itemCount: 0, closesAt: at, lastSheet: 'final' })).toEqual([])
  expect(waitsOf({ itemCount: 0, closesAt: at }).map(([leads]) => leads)).toEqual(['kitchen'])
})
