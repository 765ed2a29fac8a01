import { expect, test } from 'vitest'
import type { AuditEntry } from '#admin/shape/lists'
import { eventOf, factsOf, subjectOf } from './details.ts'

const entryOf = (entityType: string, entityId: string | null, details: object | null) =>
  ({ entityType, entityId, details }) as unknown as AuditEntry

test('facts are told whole, under readable names', () => {
  const long = 'x'.repeat(500)
  const entry = entryOf('menu_item', 'i1', {
    event_id: 'e1',
    title: long,
    required: true,
    new_fact: { deep: 1 },
  })
  expect(factsOf(entry, {})).toEqual([
    { name: 'Event title', value: long, event: 'e1' },
    { name: 'Required', value: 'yes', event: null },
    { name: 'New fact', value: '{"deep":1}', event: null },
  ])
  expect(factsOf(entryOf('user', 'u1', null), {})).toEqual([])
})

test('an id is told by its name, and left out where it has none', () => {
  const names = { a: 'Soup', b: 'Salad', e1: 'Supper' }
  const entry = entryOf('menu_category', 'c1', { event_id: 'e1', ids: ['a', 'gone', 'b'], of: 'gone' })
  expect(factsOf(entry, names)).toEqual([
    { name: 'Event', value: 'Supper', event: 'e1' },
    { name: 'New order', value: 'Soup, Salad', event: null },
  ])
})

test.each([
  ['a dish', entryOf('menu_item', 'a', { title: 'Supper' }), 'Soup'],
  ['a dish whose new name is told', entryOf('menu_item', 'a', { name: 'Soup' }), undefined],
  ['an event', entryOf('event', 'e1', { type: 'image/png' }), 'Supper'],
  ['an event whose title is told', entryOf('event', 'e1', { title: 'Lunch' }), undefined],
  ['what is gone', entryOf('menu_item', 'gone', null), undefined],
])('the subject of an entry about %s', (_, entry, subject) => {
  expect(subjectOf(entry, { a: 'Soup', e1: 'Supper' })).toBe(subject)
})

test.each([
  ['an event', { entityType: 'event', entityId: 'e1', details: { title: 'x' } }, 'e1'],
  ['a dish', { entityType: 'menu_item', entityId: 'i1', details: { event_id: 'e1' } }, 'e1'],
  ['a planner', { entityType: 'user', entityId: 'u1', details: null }, null],
])('the event of an entry about %s', (_, entry, event) => {
  expect(eventOf(entry as unknown as AuditEntry)).toBe(event)
})
