import { expect, test } from 'vitest'
import { isElsewhere } from './other-time-zone.tsx'

const july = Date.UTC(2026, 6, 1, 22)

test('a zone whose clocks show the same at that instant is here', () => {
  expect(isElsewhere(july, 'Europe/Berlin', 'Europe/Berlin')).toBe(false)
  expect(isElsewhere(july, 'Europe/Berlin', 'Europe/Paris')).toBe(false)
})

test('a zone whose clocks show another time, or another day, is elsewhere', () => {
  expect(isElsewhere(july, 'Europe/Berlin', 'Europe/London')).toBe(true)
  expect(isElsewhere(july, 'Europe/Berlin', 'America/New_York')).toBe(true)
  expect(isElsewhere(july, 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe(true)
})
