import { expect, test } from 'vitest'
import { isRetryable } from './is-retryable.ts'

test.each(['lost', 'offline', 'internal', 'unavailable', 'too_many'])(
  'a retry may succeed after %s',
  (code) => {
    expect(isRetryable(code)).toBe(true)
  },
)

test.each(['closed', 'expired', 'removed', 'capacity', 'not_found', 'limit_reached', 'invalid'])(
  'a retry cannot succeed after %s',
  (code) => {
    expect(isRetryable(code)).toBe(false)
  },
)
