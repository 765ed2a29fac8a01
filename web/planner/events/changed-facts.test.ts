import { expect, test } from 'vitest'
import { changedFacts } from './changed-facts.ts'

const before = {
  ...{ eventDate: '2027-05-01', timeZone: 'Europe/Berlin' },
  ...{ serviceDay: '2027-06-05', serviceTime: '18:00', venue: null },
}
const changed = (change: object) => changedFacts(before, { ...before, ...change })

test('a day, an hour, a place and a deadline that changed are news', () => {
  expect(changed({ serviceDay: '2027-06-06', venue: 'The Barn' })).toEqual(['day', 'place'])
  expect(changed({ serviceTime: null })).toEqual(['time'])
  expect(changed({ timeZone: 'Europe/London' })).toEqual(['deadline'])
})

test('unchanged facts are no news', () => {
  expect(changed({ venue: null })).toEqual([])
})
