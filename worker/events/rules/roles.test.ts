import { expect, it } from 'vitest'
import { allows, eventRights, mayEdit, rightOf } from './roles.ts'

it.each([
  ['owner', ['owner', 'editor', 'needs', 'viewer']],
  ['editor', ['editor', 'needs', 'viewer']],
  ['needs', ['needs', 'viewer']],
  ['viewer', ['viewer']],
] as const)('lets %s act as %j', (held, expected) => {
  expect(eventRights.filter((needed) => allows(held, needed))).toEqual(expected)
})

it('widens only a viewer’s right by the tick for needs', () => {
  expect(rightOf({ role: 'viewer', needs: false })).toBe('viewer')
  expect(rightOf({ role: 'viewer', needs: true })).toBe('needs')
  expect(rightOf({ role: 'editor', needs: false })).toBe('editor')
})

it('lets owners and editors change an event, and viewers not', () => {
  expect(mayEdit({})).toBe(true)
  expect(mayEdit({ member: { role: 'editor', needs: true } })).toBe(true)
  expect(mayEdit({ member: { role: 'viewer', needs: true } })).toBe(false)
})
