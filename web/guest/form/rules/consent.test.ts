import { expect, it } from 'vitest'
import { hasStatedNeed } from '#needs/rules/has-need'
import type { Need } from '#needs/rules/needs'
import { passOn, revertToConsented } from '../../needs/consent-changes.ts'
import { lacksConsent } from './consent.ts'
import { type PersonDraft, personDraftOf, personToSend } from './person-draft.ts'

const milk: Need = { what: 'milk', how: 'allergy', by: 'guest' }
const vegan: Need = { what: 'vegan', by: 'guest' }
const leo: PersonDraft = { name: 'Leo', allergies: '', selections: {} }
const agreed = (part: Partial<PersonDraft>): PersonDraft => ({
  ...leo,
  ...part,
  ...passOn({ ...leo, ...part }),
})

it('takes words for a need unless they state none, in any language', () => {
  const texts = ['None', ' ', 'Nuts', 'keine', 'uczulenie']
  expect(texts.filter((allergies) => hasStatedNeed({ allergies }))).toEqual(['Nuts', 'uczulenie'])
  expect(hasStatedNeed({ allergies: '', needs: [vegan] })).toBe(true)
})

it.each<[string, PersonDraft, boolean]>([
  ['nothing', leo, false],
  ['words that state no need', { ...leo, allergies: 'n/a' }, false],
  ['a need', { ...leo, needs: [milk] }, true],
  ['words', { ...leo, allergies: 'No pork' }, true],
  ['a need that was passed on', agreed({ needs: [milk] }), false],
  ['one need more', { ...agreed({ needs: [milk] }), needs: [milk, vegan] }, true],
  [
    'the same need, as another one’s word',
    { ...agreed({ needs: [milk] }), needs: [{ ...milk, by: 'planner' }] },
    false,
  ],
  ['the same need, milder', { ...agreed({ needs: [milk] }), needs: [{ ...milk, how: 'choice' }] }, true],
  ['one need less', { ...agreed({ needs: [milk, vegan] }), needs: [vegan] }, false],
  ['other words', { ...agreed({ allergies: 'Nuts' }), allergies: 'Nuts and eggs' }, true],
  ['the words taken back', { ...agreed({ allergies: 'Nuts', needs: [milk] }), allergies: '' }, false],
  ['words of a draft from before', { ...leo, allergies: 'Walnuts' }, true],
])('asks before going on with %s: %#', (_, person, asked) => {
  expect(lacksConsent(person)).toBe(asked)
})

it('removes what was not passed on, and keeps what was', () => {
  expect(revertToConsented({ ...leo, allergies: 'Nuts', needs: [milk] })).toEqual({
    allergies: '',
    needs: undefined,
  })
  expect(revertToConsented({ ...agreed({ needs: [milk] }), needs: [milk, vegan], allergies: 'x' })).toEqual({
    allergies: '',
    needs: [milk],
  })
})

it('sends no key that is empty, and nothing that is the server’s', () => {
  expect(personToSend({ ...leo, needs: [], wishes: {}, shownVersions: { i1: 1 }, special: 3 })).toEqual(leo)
  expect(personToSend({ ...agreed({ needs: [milk] }), id: 'p1', age: 'child' })).toEqual({
    ...leo,
    id: 'p1',
    needs: [milk],
    consent: true,
    age: 'child',
  })
})

it('sends wishes for chosen dishes alone', () => {
  const wishes = { i1: 'ask', i2: 'as_is' } as const
  expect(personToSend({ ...leo, selections: { main: 'i2' }, wishes }).wishes).toEqual({ i2: 'as_is' })
})

it('sends no consent for words that state nothing, nor where nobody pressed', () => {
  expect(personToSend({ ...agreed({ allergies: 'None' }) })).not.toHaveProperty('consent')
  expect(personToSend({ ...leo, allergies: 'Nuts' })).not.toHaveProperty('consent')
})

it.each<[string, PersonDraft, boolean]>([
  ['words from before consent was asked', { ...leo, allergies: 'Nuts' }, false],
  ['needs the planner wrote', { ...leo, needs: [{ ...milk, by: 'planner' }] }, true],
  ['needs the guest agreed to', { ...leo, needs: [milk], consent: { at: 1, version: 1 } }, false],
])('of a stored response asks to agree to %s: %s', (_, stored, asked) => {
  expect(lacksConsent(personDraftOf(stored))).toBe(asked)
})
