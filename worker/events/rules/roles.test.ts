import { expect, it } from 'vitest'
import { allows, eventRoles } from './roles.ts'

it.each([
  ['owner', ['owner', 'editor', 'viewer']],
  ['editor', ['editor', 'viewer']],
  ['viewer', ['viewer']],
  [null, []],
] as const)('lets %s act as %j', (role, expected) => {
  expect(eventRoles.filter((needed) => allows(role, needed))).toEqual(expected)
})
