import { expect, test } from 'vitest'
import { answers } from './search.ts'

const gala = { title: 'Winter Gala', eventCode: 'GALA26', description: 'Dinner for Zoë' }

test.each(['gala', 'winter', 'gala26', 'dinner', 'zoë', 'inter', 'dinner winter'])(
  '%j finds the event',
  (words) => {
    expect(answers(gala, words)).toBe(true)
  },
)

test('an owner’s name finds the events they share', () => {
  expect(answers({ ...gala, owner: 'Ida Neu' }, 'ida')).toBe(true)
  expect(answers(gala, 'ida')).toBe(false)
})

test.each(['summer', 'winter summer', 'gala27'])('%j does not find the event', (words) => {
  expect(answers(gala, words)).toBe(false)
})
