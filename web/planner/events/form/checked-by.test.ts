import { expect, test } from 'vitest'
import type { EventInput } from '#events/shape/event'
import { checkedBy } from './checked-by.ts'

const at = Date.UTC(2026, 5, 15, 12)
const input: EventInput = { title: 'Gala', description: '', eventDate: '2026-06-20', timeZone: 'UTC' }
const past = { ...input, eventDate: '2026-06-01' }

/** The fields that have an error. */
async function wrong(values: EventInput, before?: EventInput): Promise<string[]> {
  const { errors } = await checkedBy(before, at)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.keys(errors)
}

test('an event that can be stored has no errors and comes in its stored form', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const result = await checkedBy(undefined, at)({ ...input, title: '  Gala ' }, undefined, options)
  expect(result).toEqual({ values: input, errors: {} })
})

test('an error stands at each field that is wrong', async () => {
  expect(await wrong({ ...input, title: ' ', timeZone: 'Mars/Olympus' })).toEqual(['title', 'timeZone'])
  expect(await wrong({ ...input, eventDate: '' })).toEqual(['eventDate'])
})

test('a new event needs a day that is not over', async () => {
  expect(await wrong(past)).toEqual(['eventDate'])
  expect(await wrong({ ...input, eventDate: '2026-06-15' })).toEqual([])
})

test('a past event can still be changed while its deadline stays', async () => {
  expect(await wrong({ ...past, title: 'Ball' }, past)).toEqual([])
})

test('a past event whose day or zone is changed needs a day that is not over', async () => {
  expect(await wrong({ ...past, eventDate: '2026-06-02' }, past)).toEqual(['eventDate'])
  expect(await wrong({ ...past, timeZone: 'Asia/Tokyo' }, past)).toEqual(['eventDate'])
})

test('a meal too far ahead is wrong, unless the event had that day already', async () => {
  const far = { ...input, serviceDay: '2029-01-01' }
  expect(await wrong(far)).toEqual(['serviceDay'])
  expect(await wrong(far, far)).toEqual([])
  expect(await wrong({ ...input, serviceDay: '2026-06-30' })).toEqual([])
})
