import { expect, test } from 'vitest'
import { pluralIn } from './plural.ts'

test('a count takes the form of its language', () => {
  const guests = { one: 'guest', other: 'guests' }
  expect([0, 1, 2].map((count) => pluralIn('en', count, guests))).toEqual(['guests', 'guest', 'guests'])
  const czech = { one: 'host', few: 'hosté', other: 'hostů' }
  expect([1, 3, 5].map((count) => pluralIn('cs', count, czech))).toEqual(['host', 'hosté', 'hostů'])
})

test('a form that is missing is the other one', () => {
  expect(pluralIn('cs', 3, { one: 'host', other: 'hostů' })).toBe('hostů')
})
