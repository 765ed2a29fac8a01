import { expect, test } from 'vitest'
import { receiptsMax } from '#events/rules/code'
import { keptIn, withHidden, withoutHidden, withoutReceipt, withReceipt } from './kept-receipts.ts'

const one = (token: string, code = 'FEAST7') => ({ code, token })

test('the answers a device keeps are read in their order', () => {
  expect(keptIn([one('b'), one('a')])).toEqual([one('b'), one('a')])
})

test.each([null, 'x', {}, { 0: one('a') }])('the record %j holds no answers', (record) => {
  expect(keptIn(record)).toEqual([])
})

test('what is no answer is left out', () => {
  expect(keptIn([null, { code: 'FEAST7' }, one('a'), { code: 'FEAST7', token: 3 }])).toEqual([one('a')])
})

test('the newest answer stands first', () => {
  expect(withReceipt([one('a')], one('b', 'GALA26'))).toEqual([one('b', 'GALA26'), one('a')])
})

test('an answer kept again moves to the front and stands once', () => {
  expect(withReceipt([one('a'), one('b'), one('c')], one('b'))).toEqual([one('b'), one('a'), one('c')])
})

test('the oldest answer goes where there are too many', () => {
  const full = Array.from({ length: receiptsMax }, (_, index) => one(String(index)))
  const next = withReceipt(full, one('new'))
  expect(next).toHaveLength(receiptsMax)
  expect(next).toEqual([one('new'), ...full.slice(0, -1)])
})

test('an answer is taken out by its token, and an unknown token takes out none', () => {
  expect(withoutReceipt([one('a'), one('b')], 'a')).toEqual([one('b')])
  expect(withoutReceipt([one('a')], 'x')).toEqual([one('a')])
})

test('a hidden answer is no longer kept on the device, and stands where it was once that is undone', () => {
  const list = [one('a'), one('b'), one('c')]
  const hidden = withHidden(list, 'b', true)
  expect(hidden.map(({ token }) => token)).toEqual(['a', 'b', 'c'])
  expect(withoutHidden(hidden)).toEqual([one('a'), one('c')])
  expect(withoutHidden(withHidden(hidden, 'b', false))).toEqual(list)
})
