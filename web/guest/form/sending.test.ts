import { expect, test } from 'vitest'
import { guest as words } from '#languages/en/guest'
import { menuChanged, menuReloadFailed } from '#menu/words/guest'
import { ApiError } from '../../client/calls/api.ts'
import { menuChangedFor, submitErrorOf } from './sending.ts'

test('a refusal keeps its sentence, its fields and its details', () => {
  const fields = { 'party.0.name': 'wrong' }
  const details = { guestLimit: 30, registeredGuests: 30 }
  const error = submitErrorOf(new ApiError(400, 'invalid', 'No.', { fields, details }))
  expect(error).toMatchObject({ code: 'invalid', sentence: 'No.', fields, details })
  expect(error).not.toHaveProperty('receipt')
})

test('the receipt of an answer that was stored before is handed on', () => {
  const receipt = { editToken: 'x' }
  expect(submitErrorOf(new ApiError(409, 'id_reused', '', { details: { receipt } })).receipt).toBe(receipt)
})

test('a trace is shown where our side failed or nothing came back', () => {
  expect(submitErrorOf(new ApiError(500, 'internal', '', { requestId: 'r' })).trace).toBe('r')
  expect(submitErrorOf(new ApiError(200, 'lost', '', { requestId: 'r' })).trace).toBe('r')
})

test('a refusal of what was sent shows no trace', () => {
  expect(submitErrorOf(new ApiError(409, 'capacity', '', { requestId: 'r' })).trace).toBeUndefined()
})

test('a changed menu is told, and that it could not be read again', () => {
  expect(menuChangedFor(words, true)).toBe(menuChanged)
  expect(menuChangedFor(words, false)).toBe(`${menuChanged} ${menuReloadFailed}`)
})
