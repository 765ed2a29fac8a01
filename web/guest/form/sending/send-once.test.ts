import { expect, test } from 'vitest'
import { guest as words } from '#languages/en/guest'
import { menuChanged, menuReloadFailed } from '#menu/words/guest'
import { ApiError } from '../../../client/calls/api.ts'
import { outcomeOf } from './send-once.ts'
import { wordOutcome } from './word-outcome.ts'

test('a refusal keeps its sentence, its fields and its details', () => {
  const fields = { 'party.0.name': 'wrong' }
  const details = { guestLimit: 30, registeredGuests: 30 }
  const outcome = outcomeOf(new ApiError(400, 'invalid', 'No.', { fields, details }))
  expect(outcome).toMatchObject({ code: 'invalid', sentence: 'No.', fields, details })
  expect(outcome).not.toHaveProperty('receipt')
})

test('the receipt of an answer that was stored before is handed on', () => {
  const receipt = { editToken: 'x' }
  expect(outcomeOf(new ApiError(409, 'id_reused', '', { details: { receipt } })).receipt).toBe(receipt)
})

test('a trace is shown where our side failed or nothing came back', () => {
  expect(outcomeOf(new ApiError(500, 'internal', '', { requestId: 'r' })).trace).toBe('r')
  expect(outcomeOf(new ApiError(200, 'lost', '', { requestId: 'r' })).trace).toBe('r')
})

test('a refusal of what was sent shows no trace', () => {
  expect(outcomeOf(new ApiError(409, 'capacity', '', { requestId: 'r' })).trace).toBeUndefined()
})

test('a changed menu is told, and that it could not be read again', () => {
  const page = { failed: 'Failed.', lost: 'Lost.' }
  expect(wordOutcome(words, { code: 'menu_changed' }, page)).toBe(menuChanged)
  expect(wordOutcome(words, { code: 'menu_changed', unread: true }, page)).toBe(
    `${menuChanged} ${menuReloadFailed}`,
  )
})
