import { expect, test } from 'vitest'
import type { ResponseView } from '#contract/guest'
import { matches, matchesDecline, withSameName } from './search.ts'

const anything = { name: '', dish: '', allergies: false }
const response = {
  leadGuestName: 'Zoë Ångström',
  party: [
    { name: 'Zoë Ångström', allergies: '', selections: { main: 'fish' } },
    { name: 'Ben', allergies: 'nuts', selections: { main: 'soup', sweet: 'cake' } },
  ],
} as unknown as ResponseView
const [zoe] = response.party
const withoutAllergies = { ...response, party: zoe ? [zoe] : [] }

test('a search for nothing finds every response', () => {
  expect(matches(response, anything)).toBe(true)
  expect(matches(withoutAllergies, anything)).toBe(true)
})

test.each(['zoe', 'ZOË', ' angstrom ', 'en', 'Zoë Å'])('the name %j finds the response', (name) => {
  expect(matches(response, { ...anything, name })).toBe(true)
})

test.each(['zoey', 'bent', 'nuts', 'fish'])('the name %j does not find the response', (name) => {
  expect(matches(response, { ...anything, name })).toBe(false)
})

test('a dish finds the responses in which somebody chose it', () => {
  expect(matches(response, { ...anything, dish: 'cake' })).toBe(true)
  expect(matches(response, { ...anything, dish: 'stew' })).toBe(false)
  expect(matches(response, { ...anything, dish: 'sweet' })).toBe(false)
})

test('allergies find the responses in which somebody has one', () => {
  expect(matches(response, { ...anything, allergies: true })).toBe(true)
  expect(matches(withoutAllergies, { ...anything, allergies: true })).toBe(false)
})

test.each(['None', 'no', 'n/a', '-', 'keine Ahnung, none', 'No known allergies'])(
  'the words %j are found only where they state a need',
  (allergies) => {
    const wrote = { ...response, party: zoe ? [{ ...zoe, allergies }] : [] }
    const states = allergies.startsWith('keine')
    expect(matches(wrote, { ...anything, allergies: true })).toBe(states)
  },
)

test('a response has to have all of what is wanted', () => {
  expect(matches(response, { name: 'ben', dish: 'fish', allergies: true })).toBe(true)
  expect(matches(response, { name: 'eve', dish: 'fish', allergies: true })).toBe(false)
  expect(matches(response, { name: 'ben', dish: 'stew', allergies: true })).toBe(false)
  expect(matches(withoutAllergies, { name: 'zoe', dish: 'fish', allergies: true })).toBe(false)
})

test('parties whose lead guests have one name are told, whatever its case, accents and spaces', () => {
  const lead = (id: string, leadGuestName: string) => ({ id, leadGuestName })
  const list = [lead('a', 'Zoë Ångström'), lead('b', 'Ben'), lead('c', ' zoe  ANGSTROM ')]
  expect(withSameName(list)).toEqual(new Set(['a', 'c']))
})

test('lead guests of different names, and erased ones, are not told', () => {
  const lead = (id: string, leadGuestName: string) => ({ id, leadGuestName })
  expect(withSameName([lead('a', 'Ben'), lead('b', 'Bent'), lead('c', ''), lead('d', '')])).toEqual(new Set())
})

test('a decline is found by a name of its party, and by no dish or allergy', () => {
  const decline = { id: 'd', names: ['Zoë', 'Ben'], email: null, createdAt: 0, undelivered: false }
  expect(matchesDecline(decline, anything)).toBe(true)
  expect(matchesDecline(decline, { ...anything, name: 'zoe' })).toBe(true)
  expect(matchesDecline(decline, { ...anything, name: 'Cleo' })).toBe(false)
  expect(matchesDecline(decline, { ...anything, dish: 'fish' })).toBe(false)
  expect(matchesDecline(decline, { ...anything, allergies: true })).toBe(false)
})
