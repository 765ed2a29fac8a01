import { expect, test } from 'vitest'
import { isCopyExpired, offlineMs } from './offline.ts'

const minute = 60_000
const keptSince = 1_800_000_000_000
const copyAge = (lastClock: number) => ({ keptSince, lastClock, upToDateAt: 0 })

test.each([
  ['as it begins', keptSince, keptSince, false],
  ['a moment before its day is over', keptSince, keptSince + offlineMs - 1, false],
  ['once its day is over', keptSince, keptSince + offlineMs, true],
  [
    'once its day is over, however lately it was seen',
    keptSince + offlineMs - 1,
    keptSince + offlineMs,
    true,
  ],
  ['after the clock was set right by a few minutes', keptSince + 60 * minute, keptSince + 56 * minute, false],
  [
    'after the clock was set back from what it has shown',
    keptSince + 60 * minute,
    keptSince + 54 * minute,
    true,
  ],
  ['after the clock was set back before it began', keptSince, keptSince - 6 * minute, true],
  ['after the clock was set to another day', keptSince, keptSince + 3 * offlineMs, true],
])('a page is kept, %s: seen last at %i, now %i, over %s', (_, lastClock, now, over) => {
  expect(isCopyExpired(copyAge(lastClock), now)).toBe(over)
})
