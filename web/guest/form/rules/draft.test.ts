import { expect, test, vi } from 'vitest'
import { freshDraft, isDraft, readDraft, writeDraft } from './draft.ts'

const draft = {
  submissionId: 'x',
  flowId: 'first',
  email: '',
  party: [{ name: 'Ada', allergies: '', selections: { main: 'fish' } }],
}

test('a fresh draft has a lead guest, nothing written, and an id of its own', () => {
  const fresh = freshDraft()
  expect(fresh).toMatchObject({ email: '', party: [{ name: '', allergies: '', selections: {} }] })
  expect(fresh.submissionId).not.toBe(freshDraft().submissionId)
})

test('a kept draft is read again, one that was stored as JSON too', () => {
  expect(isDraft(draft)).toBe(true)
  expect(isDraft(JSON.parse(JSON.stringify(freshDraft())))).toBe(true)
})

test.each([
  ['nothing', null],
  ['text', 'x'],
  ['no id', { ...draft, submissionId: undefined }],
  ['no flow', { ...draft, flowId: undefined }],
  ['no address', { ...draft, email: null }],
  ['no party', { ...draft, party: undefined }],
  ['a party of nobody', { ...draft, party: [] }],
  ['a person who is null', { ...draft, party: [null] }],
  ['choices that are null', { ...draft, party: [{ name: 'Ada', allergies: '', selections: null }] }],
  ['a person without a name', { ...draft, party: [{ allergies: '', selections: {} }] }],
  ['a person without allergies', { ...draft, party: [{ name: '', selections: {} }] }],
  ['a person without selections', { ...draft, party: [{ name: '', allergies: '' }] }],
])('a record with %s is no draft', (_, record) => {
  expect(isDraft(record)).toBe(false)
})

test('one broken person among others makes a record no draft', () => {
  expect(isDraft({ ...draft, party: [...draft.party, { name: 1, allergies: '', selections: {} }] })).toBe(
    false,
  )
})

test('a draft keeps its step on the device', () => {
  const records = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, record: string) => records.set(key, record),
  })
  const kept = { ...draft, step: { name: 'review', personIndex: 0 } as const }
  writeDraft('FEAST7', kept)
  expect(JSON.parse(records.get('platewise.draft.FEAST7') ?? '')).toMatchObject({ at: kept.step })
  expect(readDraft('FEAST7')).toEqual(kept)
  vi.unstubAllGlobals()
})
