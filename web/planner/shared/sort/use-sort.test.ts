import { expect, test } from 'vitest'
import { inOrder, moved } from './use-sort.ts'

const list = ['a', 'b', 'c'].map((id) => ({ id }))
const ids = (some: { id: string }[]) => some.map(({ id }) => id).join('')

test('a list is shown in the order wanted, and in its own where none is', () => {
  expect(ids(inOrder(list, ['c', 'a', 'b']))).toBe('cab')
  expect(ids(inOrder(list, []))).toBe('abc')
  expect(ids(list)).toBe('abc')
})

test('what came in since comes last, and what went leaves no gap', () => {
  expect(ids(inOrder(list, ['c', 'x', 'b']))).toBe('cba')
  expect(ids(inOrder(list, ['c']))).toBe('cab')
})

test.each([
  [0, 'bacd'],
  [1, 'abcd'],
  [2, 'acbd'],
  [3, 'acdb'],
])('moved to %i it stands at that index of the new order', (to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], 'b', to).join('')).toBe(order)
})
