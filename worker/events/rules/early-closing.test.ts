import { expect, it } from 'vitest'
import { closingDay, deadlineInstant } from './closing.ts'
import { deadlineStateOf } from './early-closing.ts'

const eventDate = '2026-06-20'
const timeZone = 'America/New_York'
const deadline = deadlineInstant(eventDate, timeZone)
const early = deadline - 86_400_000

it.each([
  ['before its deadline', deadline, deadline - 1, 'open'],
  ['at its deadline', deadline, deadline, 'over'],
  ['in the millisecond it was closed early', early, early, 'closed_early'],
  ['until its deadline, once closed early', early, deadline - 1, 'closed_early'],
  ['at its deadline, once closed early', early, deadline, 'over'],
  ['long after, once closed early', early, deadline + 1, 'over'],
  ['before the time it closes', early, early - 1, 'open'],
])('an event stands %s', (_, closesAt, now, state) => {
  expect(deadlineStateOf({ closesAt, eventDate, timeZone }, now)).toBe(state)
})

it('an event closed early closed on that day, any other on its deadline', () => {
  expect(closingDay({ closesAt: early - 1, timeZone })).toBe('2026-06-19')
  expect(closingDay({ closesAt: deadline, timeZone })).toBe(eventDate)
})
