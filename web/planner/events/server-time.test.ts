import { expect, test } from 'vitest'
import { nextOf } from './server-time.ts'

test('the next instant is the first that is still to come', () => {
  expect(nextOf([30, 10, 20], 10)).toBe(20)
  expect(nextOf([30, 10, 20], 9)).toBe(10)
})

test('once all have passed there is no next one', () => {
  expect(nextOf([30, 10, 20], 30)).toBeNull()
  expect(nextOf([], 0)).toBeNull()
})
