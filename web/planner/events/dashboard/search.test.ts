import { expect, test } from 'vitest'
import { matchesSearch } from './search.ts'

const gala = { title: 'Winter Gala', eventCode: 'GALA26', description: 'Dinner for Zoë' }

test.each(['gala', 'winter', 'gala26', 'dinner', 'zoë', 'inter', 'dinner winter'])(
  '%j finds the event',
  (search) => {
    expect(matchesSearch(gala, search)).toBe(true)
  },
)

test('an owner’s name finds the events they share', () => {
  expect(matchesSearch({ ...gala, owner: 'Ida Neu' }, 'ida')).toBe(true)
  expect(matchesSearch(gala, 'ida')).toBe(false)
})

test.each(['summer', 'winter summer', 'gala27'])('%j does not find the event', (search) => {
  expect(matchesSearch(gala, search)).toBe(false)
})
