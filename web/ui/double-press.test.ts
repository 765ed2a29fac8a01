import { expect, test } from 'vitest'
import { isSecondPress } from './double-press.ts'

const first = { clientX: 100, clientY: 200, timeStamp: 1_000 }

test.each([
  ['soon after, in its place', { clientX: 104, clientY: 195, timeStamp: 1_250 }, true],
  ['soon after, elsewhere', { clientX: 5, clientY: 5, timeStamp: 1_050 }, false],
  ['in its place, later', { clientX: 100, clientY: 200, timeStamp: 1_700 }, false],
])('a press %s', (_, press, second) => {
  expect(isSecondPress(press, first)).toBe(second)
})
