import { expect, test } from 'vitest'
import { doneIn, withDone } from './done-here.ts'

test('what was done for one event was not done for another', () => {
  const record = withDone(withDone(null, 'a', 'share'), 'a', 'first')
  expect([...doneIn(record, 'a')]).toEqual(['share', 'first'])
  expect([...doneIn(record, 'b')]).toEqual([])
})

test('the last fifty events are kept', () => {
  let record = {}
  for (let event = 0; event < 51; event++) record = withDone(record, `event ${event}`, 'share')
  expect(doneIn(record, 'event 0').size).toBe(0)
  expect(doneIn(record, 'event 1').size).toBe(1)
})

test.for([null, 1, 'x', [1], { a: 'x' }])('the record %s tells of nothing, and is written over', (record) => {
  expect(doneIn(record, 'a').size).toBe(0)
  expect(doneIn(withDone(record, 'a', 'share'), 'a').has('share')).toBe(true)
})
