import { expect, test } from 'vitest'
import { guest as words } from '#languages/en/guest'
import { menuChanged, menuReloadFailed } from '#menu/words/guest'
import { ApiError } from '../../../client/calls/api.ts'
import { failureSentence } from './failure-sentence.ts'
import { failureOf } from './send-once.ts'

test('a refusal keeps its sentence, its fields and its details', () => {
  const fields = { 'party.0.name': 'wrong' }
  const details = { guestLimit: 30, registeredGuests: 30 }
  const failure = failureOf(new ApiError(400, 'invalid', 'No.', { fields, details }))
  expect(failure).toMatchObject({ code: 'invalid', sentence: 'No.', fields, details })
  expect(failure).not.toHaveProperty('receipt')
})

test('the receipt of an answer that was stored before is handed on', () => {
  const receipt = { editToken: 'x' }
  expect(failureOf(new ApiError(409, 'id_reused', '', { details: { receipt } })).receipt).toBe(receipt)
})

test('a trace is shown where our side failed or nothing came back', () => {
  expect(failureOf(new ApiError(500, 'internal', '', { requestId: 'r' })).requestId).toBe('r')
  expect(failureOf(new ApiError(200, 'lost', '', { requestId: 'r' })).requestId).toBe('r')
})

test('a refusal of what was sent shows no trace', () => {
  expect(failureOf(new ApiError(409, 'capacity', '', { requestId: 'r' })).requestId).toBeUndefined()
})

test('a changed menu is told, and that it could not be read again', () => {
  const page = { failed: 'Failed.', lost: 'Lost.' }
  expect(failureSentence(words, { code: 'menu_changed' }, page)).toBe(menuChanged)
  expect(failureSentence(words, { code: 'menu_changed', isMenuUnread: true }, page)).toBe(
    `${menuChanged} ${menuReloadFailed}`,
  )
})
