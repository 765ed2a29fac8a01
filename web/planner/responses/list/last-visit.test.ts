import { expect, test } from 'vitest'
import { lastVisitIn, withSeen } from './last-visit.ts'

test.each([
  [null, { view: 'responses', seen: {} }],
  ['text', { view: 'responses', seen: {} }],
  [
    { view: 'table', seen: { a: '12', b: 12 } },
    { view: 'responses', seen: { b: 12 } },
  ],
  [
    { view: 'people', seen: null },
    { view: 'people', seen: {} },
  ],
])('the record %j is read as %j', (record, kept) => {
  expect(lastVisitIn(record)).toEqual(kept)
})

test('a visit never takes back what an earlier one has seen', () => {
  const kept = withSeen({ view: 'people', seen: { a: 20 } }, 'a', 10)
  expect(kept).toEqual({ view: 'people', seen: { a: 20 } })
  expect(withSeen(kept, 'a', 30).seen).toEqual({ a: 30 })
})

test('the events visited longest ago make way for others', () => {
  let kept = lastVisitIn(null)
  for (let event = 0; event < 60; event++) kept = withSeen(kept, `event-${event}`, event)
  kept = withSeen(kept, 'event-10', 100)
  kept = withSeen(kept, 'event-60', 100)
  expect(Object.keys(kept.seen)).toHaveLength(50)
  expect(kept.seen['event-10']).toBe(100)
  expect(kept.seen['event-11']).toBeUndefined()
})
