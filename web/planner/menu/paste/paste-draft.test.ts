import { afterEach, expect, test, vi } from 'vitest'
import { linesIn } from './menu-lines.ts'
import { readPasteDraft, savePasteDraft } from './paste-draft.ts'

function device() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}
afterEach(() => vi.unstubAllGlobals())

test('a paste is kept for its event until it is added or discarded, with its lines as they were changed', () => {
  const kept = device()
  const paste = { text: 'Main:\nBeef', lines: linesIn('Main:\nBeef') }
  savePasteDraft('one', paste)
  expect(readPasteDraft('one')).toEqual(paste)
  expect(readPasteDraft('two')).toBeNull()
  savePasteDraft('one', null)
  expect(readPasteDraft('one')).toBeNull()
  savePasteDraft('one', { text: ' \n', lines: null })
  expect(kept.size).toBe(0)
})

test('of a record that something else wrote, the text is kept at most', () => {
  const kept = device()
  savePasteDraft('one', { text: 'Beef', lines: null })
  const [key = ''] = kept.keys()
  for (const lines of [
    'x',
    [null],
    [{ id: 1 }],
    [{ id: 'a', name: 'b', description: '', line: 1, kind: 'x' }],
  ]) {
    kept.set(key, JSON.stringify({ text: 'Beef', lines }))
    expect(readPasteDraft('one')).toEqual({ text: 'Beef', lines: null })
  }
  kept.set(key, JSON.stringify([]))
  expect(readPasteDraft('one')).toBeNull()
})
