import { expect, test } from 'vitest'
import { unsentOfRecord } from './unsent.tsx'

test('a draft, a change and a decline that were to be sent are told with the page they are sent from', () => {
  expect(unsentOfRecord('platewise.draft.FEAST7', { unsentEventTitle: 'Garden party' })).toEqual({
    path: '/event/FEAST7',
    title: 'Garden party',
  })
  expect(unsentOfRecord('platewise.edit.FEAST7-abc', { unsentEventTitle: 'Garden party' })?.path).toBe(
    '/edit/FEAST7-abc',
  )
  expect(unsentOfRecord('platewise.decline.FEAST7', { unsentEventTitle: 'Garden party' })?.path).toBe(
    '/not-coming/FEAST7',
  )
})

test('what was never to be sent, and records of another kind, are not told', () => {
  expect(unsentOfRecord('platewise.draft.FEAST7', { email: '' })).toBeNull()
  expect(unsentOfRecord('platewise.draft.FEAST7', null)).toBeNull()
  expect(unsentOfRecord('platewise.receipts', { unsentEventTitle: 'Garden party' })).toBeNull()
})
