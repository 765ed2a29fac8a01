import { expect, test } from 'vitest'
import { unsentIn } from './unsent.tsx'

test('a draft, a change and a decline that were to be sent are told with the page they are sent from', () => {
  expect(unsentIn('platewise.draft.FEAST7', { unsent: 'Garden party' })).toEqual({
    path: '/event/FEAST7',
    title: 'Garden party',
  })
  expect(unsentIn('platewise.edit.FEAST7-abc', { unsent: 'Garden party' })?.path).toBe('/edit/FEAST7-abc')
  expect(unsentIn('platewise.decline.FEAST7', { unsent: 'Garden party' })?.path).toBe('/not-coming/FEAST7')
})

test('what was never to be sent, and records of another kind, are not told', () => {
  expect(unsentIn('platewise.draft.FEAST7', { email: '' })).toBeNull()
  expect(unsentIn('platewise.draft.FEAST7', null)).toBeNull()
  expect(unsentIn('platewise.receipts', { unsent: 'Garden party' })).toBeNull()
})
