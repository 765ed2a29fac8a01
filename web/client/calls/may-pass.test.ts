import { expect, test } from 'vitest'
import { mayPass } from './may-pass.ts'

test.each(['lost', 'offline', 'internal', 'unavailable', 'too_many'])('%s may pass', (code) => {
  expect(mayPass(code)).toBe(true)
})

test.each(['closed', 'expired', 'removed', 'capacity', 'not_found', 'limit_reached', 'invalid'])(
  'trying again does not mend %s',
  (code) => {
    expect(mayPass(code)).toBe(false)
  },
)
