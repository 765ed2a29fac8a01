import { expect, test } from 'vitest'
import { indexHere, openedIn } from './open-receipt.ts'

test('the receipts of a tab are read, with the one that is due', () => {
  expect(openedIn({ tokens: ['a', 'b'], due: 1 })).toEqual({ tokens: ['a', 'b'], due: 1 })
  expect(openedIn({ tokens: ['a'], due: 0 }).due).toBe(0)
})

test.each([null, {}, { tokens: 'a' }])('in the record %j no receipt was opened', (record) => {
  expect(openedIn(record)).toEqual({ tokens: [], due: null })
})

test('the receipt that is due opens, whatever the entry held and however it was reached', () => {
  expect(indexHere(0, { receipt: 3 }, false)).toBe(0)
  expect(indexHere(2, null, true)).toBe(2)
})

test('an entry that one comes back to opens its own receipt', () => {
  expect(indexHere(null, { receipt: 3 }, false)).toBe(3)
  expect(indexHere(null, null, false)).toBeUndefined()
})

test('a link or an address opens no receipt of before', () => {
  expect(indexHere(null, { receipt: 3 }, true)).toBeUndefined()
})
