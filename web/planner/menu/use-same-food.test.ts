import { expect, test } from 'vitest'
import { isReworded } from './use-same-food.ts'

const fish = { name: 'Fish', description: 'With thyme' }

test.each([
  [{ name: 'Bass', description: 'With thyme' }, true],
  [{ name: 'fish', description: 'With thyme' }, true],
  [{ name: 'Fish', description: 'With  capers' }, true],
  [{ name: 'Fish', description: '' }, true],
  [{ name: '  Fish ', description: 'With thyme ' }, false],
  [{ name: 'Fish', description: 'With thyme' }, false],
  // What cannot be saved is complained about at its field.
  [{ name: '', description: 'With thyme' }, false],
  [{ name: '<b>', description: 'With thyme' }, false],
  [{}, false],
])('%j are other words than the dish has: %s', (typed, expected) => {
  expect(isReworded(fish, typed)).toBe(expected)
})
