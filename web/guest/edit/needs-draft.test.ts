import { describe, expect, it } from 'vitest'
import type { Person } from '#party/shape/person'
import { passOn } from '../needs/consent-changes.ts'
import { changesOf, changesToSend, errorsOf, hasStaleNeeds, partyOf, withNeedsDraft } from './needs-draft.ts'

const nuts = { what: 'nuts', how: 'allergy', by: 'guest' } as const
const milk = { what: 'milk', how: 'allergy', by: 'planner' } as const
const ann: Person = { id: 'ann', name: 'Ann', allergies: '', selections: { course: 'soup' } }
const leo: Person = {
  id: 'leo',
  name: 'Leo',
  allergies: 'No pork',
  selections: {},
  consent: { at: 1, version: 1 },
}
const stored = [ann, leo]

/** Leo's needs are typed; agreed to where it says so. */
function draftsFor(person: Person, part: Partial<Person>, agreed = true) {
  const drafts = withNeedsDraft({}, person, part)
  const [now] = partyOf([person], drafts)
  return agreed && now ? withNeedsDraft(drafts, now, passOn(now)) : drafts
}

describe('needs after closing', () => {
  it('are sent for those alone who have others than before, with the consent', () => {
    const party = partyOf(stored, draftsFor(leo, { needs: [nuts] }))
    const changes = changesOf(party, stored)
    expect(changesToSend(changes)).toEqual([
      { id: 'leo', needs: [nuts], allergies: 'No pork', consent: true },
    ])
    expect(errorsOf(changes, party)).toEqual({})
    expect(changesOf(partyOf(stored, {}), stored)).toEqual([])
  })

  it('can all be removed, also once the record of it was read again', () => {
    const drafts = JSON.parse(
      JSON.stringify(draftsFor({ ...leo, needs: [nuts] }, { needs: undefined, allergies: '' }, false)),
    )
    const before = [ann, { ...leo, needs: [nuts] }]
    expect(changesToSend(changesOf(partyOf(before, drafts), before))).toEqual([
      { id: 'leo', needs: [], allergies: '' },
    ])
  })

  it('are asked about where nobody agreed, and where words are too long', () => {
    const asked = (drafts: ReturnType<typeof withNeedsDraft>) => {
      const party = partyOf(stored, drafts)
      return Object.keys(errorsOf(changesOf(party, stored), party))
    }
    expect(asked(draftsFor(leo, { needs: [nuts] }, false))).toEqual(['party.1.needs'])
    expect(asked(draftsFor(ann, { allergies: 'x'.repeat(501) }))).toEqual(['party.0.allergies'])
  })

  it('that somebody else wrote down are sent once the guest agrees', () => {
    const before = [{ ...ann, needs: [milk] }]
    expect(changesOf(partyOf(before, {}), before)).toEqual([])
    const [person] = partyOf(before, {})
    const drafts = person ? withNeedsDraft({}, person, passOn(person)) : {}
    expect(changesToSend(changesOf(partyOf(before, drafts), before))).toMatchObject([
      { id: 'ann', consent: true },
    ])
  })

  it('are stale after another change of the same people, and not after one’s own or that of others', () => {
    const changes = changesOf(partyOf(stored, draftsFor(leo, { needs: [nuts] })), stored)
    expect(hasStaleNeeds(changes, stored)).toBe(false)
    expect(hasStaleNeeds(changes, [{ ...ann, needs: [milk] }, leo])).toBe(false)
    expect(hasStaleNeeds(changes, [ann, { ...leo, needs: [nuts] }])).toBe(false)
    expect(hasStaleNeeds(changes, [ann, { ...leo, needs: [milk] }])).toBe(true)
    expect(hasStaleNeeds(changes, [ann])).toBe(true)
  })
})
