import { expect, test } from 'vitest'
import { categoryInput } from '#menu/shape/menu'
import { nameOfCopy } from './copy-name.ts'

test.each([
  ['Main', [], 'Main (2)'],
  ['Main', ['Main', 'Main (2)'], 'Main (3)'],
  ['Main (2)', ['Main', 'Main (2)'], 'Main (3)'],
  ['x'.repeat(50), [], `${'x'.repeat(46)} (2)`],
  ['🍝'.repeat(50), [], `${'🍝'.repeat(46)} (2)`],
])('a copy of %s beside %j is %s', (name, names, copy) => {
  expect(nameOfCopy(name, names)).toBe(copy)
})

test('a copy’s name is valid', () => {
  expect(categoryInput.safeParse({ name: nameOfCopy('Crème, brûlée & co!'.repeat(2), []) }).success).toBe(
    true,
  )
})
