import { expect, test } from 'vitest'
import { resetTokenIn } from './reset-token.ts'

test('a reset link carries its token in the fragment', () => {
  expect(resetTokenIn('#access_token=abc&type=recovery')).toBe('abc')
  expect(resetTokenIn('type=recovery&access_token=abc')).toBe('abc')
})

test.each([
  '',
  '#',
  '#access_token=abc',
  '#access_token=abc&type=signup',
  '#access_token=&type=recovery',
  '#type=recovery',
])('the fragment %j is of no reset link', (hash) => {
  expect(resetTokenIn(hash)).toBeNull()
})
