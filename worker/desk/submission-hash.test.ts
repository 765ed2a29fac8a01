import { describe, expect, it } from 'vitest'
import type { Person } from '#party/shape/person'
import { submissionHash } from './submission-hash.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const ada: Person = { name: 'Ada', allergies: 'Nuts', selections: { c1: 'i1', c2: 'i2' } }
const hashOf = (person: object, { email = null as string | null, submissionId = id } = {}) =>
  submissionHash(submissionId, { email, party: [person as Person] })

describe('the hash of a submission', () => {
  it.each<[string, object]>([
    ['the same again', { ...ada }],
    [
      'with its keys in another order',
      { selections: { c2: 'i2', c1: 'i1' }, allergies: 'Nuts', name: 'Ada' },
    ],
    ['with an id of the person', { ...ada, id: 'k3x9qa' }],
    [
      'with what only the server tells',
      { ...ada, shownVersions: { i1: 3 }, consent: { at: 1, version: 1 }, noteSorted: true, special: 14 },
    ],
    ['with a later key that holds nothing', { ...ada, needs: [], age: '', wishes: {}, consent: null }],
  ])('is the same for %s', async (_, person) => {
    expect(await hashOf(person)).toBe(await hashOf(ada))
  })

  it.each<[string, object]>([
    ['another name', { ...ada, name: 'Bea' }],
    ['another choice', { ...ada, selections: { c1: 'i2', c2: 'i1' } }],
    ['a choice less', { ...ada, selections: { c1: 'i1' } }],
    ['a later key that holds something', { ...ada, needs: [{ what: 'nuts', how: 'allergy' }] }],
  ])('differs for %s', async (_, person) => {
    expect(await hashOf(person)).not.toBe(await hashOf(ada))
  })

  it('differs for another address, another sort of people, and another submission id', async () => {
    expect(await hashOf(ada, { email: 'ada@example.com' })).not.toBe(await hashOf(ada))
    expect(await hashOf(ada, { submissionId: crypto.randomUUID() })).not.toBe(await hashOf(ada))
    const bea = { ...ada, name: 'Bea' }
    expect(await submissionHash(id, { email: null, party: [ada, bea] })).not.toBe(
      await submissionHash(id, { email: null, party: [bea, ada] }),
    )
  })
})
