import { expect, test } from 'vitest'
import { ApiError } from '../../client/api.ts'
import { isOver } from './places.ts'

test.each(['closed', 'not_found'] as const)('the figures change no more after the refusal %s', (code) => {
  expect(isOver(new ApiError(404, code, ''))).toBe(true)
})

test.each(['lost', 'too_many', 'internal'] as const)('the figures are tried for again after %s', (code) => {
  expect(isOver(new ApiError(500, code, ''))).toBe(false)
})

test('an error that is no refusal does not end the trying', () => {
  expect(isOver(new Error('closed'))).toBe(false)
})
