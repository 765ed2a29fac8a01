import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { deskStub } from '../live/call.ts'

it('makes each desk in the jurisdiction of its place, and in none where none is set', () => {
  const asked: string[] = []
  // workerd has no jurisdictions: the real one throws here.
  const jurisdiction = (name: string) => {
    asked.push(name)
    return env.DESK
  }
  const DESK = { jurisdiction } as unknown as Env['DESK']
  expect(deskStub({ ...env, DESK, JURISDICTION: 'eu' }, 'ABC123').id).toEqual(deskStub(env, 'ABC123').id)
  expect(asked).toEqual(['eu'])
  expect(() => env.DESK.jurisdiction('eu')).toThrow()
})
