import { expect, test } from 'vitest'
import { addressOf, logOf, queryOf } from './audit-query.ts'

test('an address is read as it was written, and says nothing of what is not asked', () => {
  const query = {
    planner: 'ann+x@b.example',
    event: '',
    entity: 'decline',
    action: 'CREATE_DECLINE',
    day: '2026-02-03',
    after: '[1,2]',
  } as const
  const address = addressOf(query)
  expect(address.has('event')).toBe(false)
  expect(queryOf(new URLSearchParams(address.toString()))).toEqual(query)
  expect(addressOf(queryOf(new URLSearchParams())).toString()).toBe('')
})

test('what an address cannot mean is left out', () => {
  expect(queryOf(new URLSearchParams('entity=guest&action=create-event!&x=1'))).toMatchObject({
    entity: '',
    action: 'CREATEEVENT',
  })
})

test('a planner and an event lead to their log', () => {
  expect(logOf({ planner: 'a+b@c.example' })).toBe('/dashboard/admin?planner=a%2Bb%40c.example')
  expect(logOf({ event: 'x' })).toBe('/dashboard/admin?event=x')
})
