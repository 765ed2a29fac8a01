import { expect, test } from 'vitest'
import type { ResponseView } from '#party/shape/guest'
import { editToResume, mergeIntoStored, staleEdit } from './edit-draft.ts'

const party = [{ name: 'Ada', allergies: '', selections: {} }]
const rendered = { email: '', party, version: 2 }

test('a change of the version rendered is taken up again', () => {
  const kept = { email: 'ada@example.com', party, version: 2 }
  expect(editToResume(kept, rendered)).toEqual(kept)
})

test.each([
  ['a change of an older version', { email: 'ada@example.com', party, version: 1 }],
  ['a record without a party', { email: 'ada@example.com', version: 2 }],
  ['a record of nothing', null],
])('%s gives way to what was rendered', (_, record) => {
  expect(editToResume(record, rendered)).toBe(rendered)
})

test('a stale edit is kept beside the newer answer', () => {
  const kept = { email: 'ada@example.com', party, version: 1 }
  expect(staleEdit(kept, rendered)).toBe(kept)
})

test.each([
  ['a change of the version rendered', { email: 'ada@example.com', party, version: 2 }],
  ['a change that is stored by now', { email: '', party, version: 1 }],
  ['a record without a party', { email: 'ada@example.com', version: 1 }],
  ['a record of nothing', null],
])('%s is no stale edit', (_, record) => {
  expect(staleEdit(record, rendered)).toBeNull()
})

const nut = { what: 'nuts', how: 'allergy', by: 'guest' } as const
const ann = {
  id: 'a',
  name: 'Ann Lee',
  allergies: 'no nuts',
  needs: [nut],
  selections: { main: 'fish', sweet: 'cake' },
  consent: { at: 1, version: 1 },
}
const leo = { id: 'l', name: 'Leo', allergies: '', selections: { main: 'stew' } }
const stored = { leadGuestEmail: 'ann@example.com', party: [ann, leo], version: 2 } as unknown as ResponseView
const now = (name: string, selections = {}, more = {}) => ({ name, allergies: '', selections, ...more })

test.each([
  [
    'a new dish takes the place of the stored one, and a course left open keeps it',
    [now('Ann Lee', { main: 'stew' })],
    [{ id: 'a', selections: { main: 'stew', sweet: 'cake' } }, { id: 'l' }],
  ],
  [
    'people are the same by their names, in any order and any writing',
    [now('LÉO', { main: 'fish' }), now(' ann  lee')],
    [
      { id: 'a', selections: { main: 'fish' } },
      { id: 'l', selections: { main: 'fish' } },
    ],
  ],
  [
    'somebody new joins, and nobody without a name',
    [now('Mia', { main: 'fish' }), now(' ')],
    [{ id: 'a' }, { id: 'l' }, { name: 'Mia', selections: { main: 'fish' } }],
  ],
  [
    'needs stay where none are said anew',
    [now('Ann Lee')],
    [{ allergies: 'no nuts', needs: [nut], consented: { consent: true } }, {}],
  ],
  [
    'needs said anew take their place',
    [now('Ann Lee', {}, { allergies: 'no fish' })],
    [{ allergies: 'no fish', needs: undefined, consented: undefined }, {}],
  ],
])('an answer given anew changes the stored one: %s', (_, party, changed) => {
  const draft = mergeIntoStored(stored, { email: '', party })
  expect(draft).toMatchObject({ email: 'ann@example.com', version: 2, party: changed })
  expect(draft.party).toHaveLength(changed.length)
})

test('an answer given anew keeps one party of ten at most', () => {
  const party = Array.from({ length: 10 }, (_, index) => now(`Guest ${index}`))
  expect(mergeIntoStored(stored, { email: 'new@example.com', party })).toMatchObject({
    email: 'new@example.com',
  })
  expect(mergeIntoStored(stored, { email: '', party }).party).toHaveLength(10)
})
