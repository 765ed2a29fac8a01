import { expect, test } from 'vitest'
import { isTimeZone } from '#events/rules/closing'
import { ownZone, zoneMatches, zones } from './zones.ts'

const label = 'New York, America'

test('the own zone comes first, then the one given, and each stands once', () => {
  const ids = zones('Asia/Kathmandu').map(({ id }) => id)
  const begins = [...new Set([ownZone(), 'Asia/Kathmandu', 'UTC'])]
  expect(ids.slice(0, begins.length)).toEqual(begins)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every zone to choose from is one the server takes', () => {
  expect(zones('UTC').filter(({ id }) => !isTimeZone(id))).toEqual([])
})

test('a zone is named by its city before its region', () => {
  const labels = new Map(zones('America/Argentina/Ushuaia').map((zone) => [zone.id, zone.label]))
  expect(labels.get('America/New_York')).toBe(label)
  expect(labels.get('America/Argentina/Ushuaia')).toBe('Ushuaia, Argentina, America')
  expect(labels.get('UTC')).toBe('UTC')
})

test.each(['new york', 'New_York', 'America/New_York', 'york america', ' yor ', ''])(
  '%j finds New York',
  (typed) => {
    expect(zoneMatches(label, typed)).toBe(true)
  },
)

test.each(['berlin', 'new berlin', 'newyork'])('%j does not find New York', (typed) => {
  expect(zoneMatches(label, typed)).toBe(false)
})
