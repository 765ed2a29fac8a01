import { beforeEach, expect, it, vi } from 'vitest'
import { discardUnsent, keepUnsent, unsentDecline } from './declining.ts'

const code = 'FEAST7'
const party = (submissionId: string, editToken?: string) => ({
  submissionId,
  email: '',
  names: ['Ann'],
  ...(editToken !== undefined && { editToken }),
})
const keep = (submissionId: string, editToken?: string, tried = false) =>
  keepUnsent(code, 'Garden party', party(submissionId, editToken), tried).submissionId

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

it('a decline that two tabs send in the place of one answer has one id', () => {
  expect(keep('of-a', 'token', true)).toBe('of-a')
  expect(keep('of-b', 'token')).toBe('of-a')
  expect(unsentDecline(code, 'token')?.submissionId).toBe('of-a')
  // One that may have arrived stays, although the second tab sent nothing yet.
  discardUnsent(code)
  expect(unsentDecline(code, 'token')?.submissionId).toBe('of-a')
})

it('declines in the place of two answers, and of two parties, keep their own ids', () => {
  expect([keep('of-a', 'token'), keep('of-b', 'another')]).toEqual(['of-a', 'of-b'])
  expect([keep('of-c'), keep('of-d')]).toEqual(['of-c', 'of-d'])
})

it('a decline that was never sent is discarded', () => {
  keep('of-a', 'token')
  discardUnsent(code)
  expect(unsentDecline(code, 'token')).toBeNull()
})

it('a decline that was not sent has the names that are filled in by now, and belongs to no other answer', () => {
  keep('of-a')
  const draft = { submissionId: 'of-a', flowId: 'this', email: 'ann@example.com' }
  const people = ['Ann ', 'Leo'].map((name) => ({ name, allergies: '', selections: {} }))
  localStorage.setItem(`platewise.draft.${code}`, JSON.stringify({ ...draft, party: people }))
  expect(unsentDecline(code, '')).toEqual({
    submissionId: 'of-a',
    email: 'ann@example.com',
    names: ['Ann', 'Leo'],
  })
  expect(unsentDecline(code, 'token')).toBeNull()
})
