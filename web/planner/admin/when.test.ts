import { expect, test } from 'vitest'
import { dayOf, momentOf } from './when.ts'

test('a moment of the log is told in UTC, wherever the reader is', () => {
  expect(momentOf(Date.UTC(2026, 10, 21, 23, 59, 5))).toMatch(/^Nov 21, 2026, 11:59:05\sPM$/)
})

test('a day is told where the reader is', () => {
  expect(dayOf(new Date(2026, 10, 1, 0, 0).getTime())).toBe('Nov 01, 2026')
  expect(dayOf(new Date(2026, 10, 1, 23, 59).getTime())).toBe('Nov 01, 2026')
})
