import { expect, test } from 'vitest'
import { momentIn } from './moment.ts'

const instant = Date.UTC(2026, 10, 27, 1, 3)

test('a moment is told by the event’s clocks, with their zone where the reader’s show another time', () => {
  expect(momentIn('Europe/Berlin', instant, 'America/New_York')).toBe('Nov 27, 2026, 02:03 GMT+1')
  expect(momentIn('America/New_York', instant, 'Europe/Berlin')).toBe('Nov 26, 2026, 20:03 EST')
})

test('no zone is told where both clocks show the same', () => {
  expect(momentIn('Europe/Berlin', instant, 'Europe/Paris')).toBe('Nov 27, 2026, 02:03')
})
