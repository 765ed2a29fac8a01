import { expect, test } from 'vitest'
import type { AuditEntry } from '#admin/shape/lists'
import { eventOf, factsOf } from './details.ts'

test('facts are told whole, under readable names', () => {
  const long = 'x'.repeat(500)
  expect(
    factsOf({ event_id: 'e1', title: long, ids: ['a', 'b'], required: true, new_fact: { deep: 1 } }),
  ).toEqual([
    { name: 'Event', value: 'e1', event: true },
    { name: 'Event title', value: long, event: false },
    { name: 'New order', value: 'a, b', event: false },
    { name: 'Required', value: 'yes', event: false },
    { name: 'New fact', value: '{"deep":1}', event: false },
  ])
  expect(factsOf(null)).toEqual([])
})

test.each([
  ['an event', { entityType: 'event', entityId: 'e1', details: { title: 'x' } }, 'e1'],
  ['a dish', { entityType: 'menu_item', entityId: 'i1', details: { event_id: 'e1' } }, 'e1'],
  ['a planner', { entityType: 'user', entityId: 'u1', details: null }, null],
])('the event of an entry about %s', (_, entry, event) => {
  expect(eventOf(entry as unknown as AuditEntry)).toBe(event)
})
