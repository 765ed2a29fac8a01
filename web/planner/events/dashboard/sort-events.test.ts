import { expect, test } from 'vitest'
import { deadlineInstant } from '#events/rules/closing'
import { byMeal } from './sort-events.ts'

const timeZone = 'Europe/Berlin'
const at = Date.UTC(2026, 5, 15, 12)
const event = (name: string, eventDate: string, serviceDay: string | null = null) => ({
  ...{ name, serviceDay, timeZone, closesAt: deadlineInstant(eventDate, timeZone) },
})
const sorted = (...events: ReturnType<typeof event>[]) => byMeal(events, at).map(({ name }) => name)

test('the nearest meal comes first, whatever its deadline', () => {
  const late = event('late deadline, near meal', '2026-06-18', '2026-06-20')
  expect(sorted(event('far meal', '2026-06-16', '2026-09-01'), late)).toEqual([late.name, 'far meal'])
})

test('an event without the day of its meal stands by its deadline', () => {
  const bare = event('deadline alone', '2026-06-25')
  const [near, far] = [event('near', '2026-06-20', '2026-06-24'), event('far', '2026-06-20', '2026-06-26')]
  expect(sorted(far, bare, near)).toEqual(['near', 'deadline alone', 'far'])
})

test('what is over stands below what is to come, the latest first, and today is still to come', () => {
  expect(
    sorted(
      event('last year', '2025-06-01', '2025-06-10'),
      event('yesterday', '2026-06-01', '2026-06-14'),
      event('next year', '2027-06-01'),
      event('today', '2026-06-01', '2026-06-15'),
    ),
  ).toEqual(['today', 'next year', 'yesterday', 'last year'])
})
