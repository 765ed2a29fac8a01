import { expect, test } from 'vitest'
import { isTermOver, offlineMs } from './offline.ts'

const minute = 60_000
const from = 1_800_000_000_000
const term = (seen: number) => ({ from, seen, at: 0 })

test.each([
  ['as it begins', from, from, false],
  ['a moment before its day is over', from, from + offlineMs - 1, false],
  ['once its day is over', from, from + offlineMs, true],
  ['once its day is over, however lately it was seen', from + offlineMs - 1, from + offlineMs, true],
  ['after the clock was set right by a few minutes', from + 60 * minute, from + 56 * minute, false],
  ['after the clock was set back from what it has shown', from + 60 * minute, from + 54 * minute, true],
  ['after the clock was set back before it began', from, from - 6 * minute, true],
  ['after the clock was set to another day', from, from + 3 * offlineMs, true],
])('a page is kept, %s: seen last at %i, now %i, over %s', (_, seen, now, over) => {
  expect(isTermOver(term(seen), now)).toBe(over)
})
