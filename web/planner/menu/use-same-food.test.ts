import { expect, test } from 'vitest'
import { sameFood, sameFoodAbout } from '#menu/words/planner-choose-again'
import { reworded } from './use-same-food.ts'

const fish = { name: 'Fish', description: 'With thyme' }

test.each([
  [{ name: 'Bass', description: 'With thyme' }, 'name'],
  [{ name: 'fish', description: 'With thyme' }, 'name'],
  [{ name: 'Fish', description: 'With  capers' }, 'description'],
  [{ name: 'Fish', description: '' }, 'description'],
  [{ name: 'Bass', description: '' }, 'both'],
  [{ name: '  Fish ', description: 'With thyme ' }, null],
  [{ name: 'Fish', description: 'With thyme' }, null],
  // Invalid input counts as unchanged.
  [{ name: '', description: 'With thyme' }, null],
  [{ name: '<b>', description: 'With thyme' }, null],
  [{}, null],
])('%j changes of the dish: %s', (typed, expected) => {
  expect(reworded(fish, typed)).toBe(expected)
})

test('a question about a new description does not ask about a name', () => {
  expect(sameFood('description')).toBe('Same food, new description')
  expect(sameFoodAbout('description')).toBe('Their choices stay. They see the new description.')
  expect(sameFood('name')).toBe('Same food, new name')
})
