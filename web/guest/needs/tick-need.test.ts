import { expect, it } from 'vitest'
import type { Need } from '#needs/rules/needs'
import { findSuggestions } from './lazy-suggestions.ts'
import { groupsToSpecify, tickNeed } from './tick-need.ts'

const milk: Need = { what: 'milk', how: 'intolerance', by: 'guest' }
const vegan: Need = { what: 'vegan', by: 'guest' }

it('ticks an allergen as an allergy and a diet as it is, in the order of all lists', () => {
  const both = tickNeed(tickNeed([milk], 'vegan', true), 'eggs', true)
  expect(both).toEqual([{ what: 'eggs', how: 'allergy', by: 'guest' }, milk, vegan])
  expect(tickNeed(both, 'eggs', false)).toEqual([milk, vegan])
})

it('takes another word for what is ticked, and leaves the rest alone', () => {
  expect(tickNeed([milk, vegan], 'milk', true, 'choice')).toEqual([{ ...milk, how: 'choice' }, vegan])
})

it.each<[Need[], string[]]>([
  [[], []],
  [[vegan], []],
  [[milk], ['milk']],
  [[{ what: 'walnuts', how: 'allergy', by: 'guest' }], ['nuts']],
  [
    [
      { what: 'nuts', how: 'allergy', by: 'guest' },
      { what: 'walnuts', how: 'allergy', by: 'guest' },
    ],
    ['nuts'],
  ],
])('asks for kinds only after their group: %#', (needs, groups) => {
  expect(groupsToSpecify(needs)).toEqual(groups)
})

it.each<[string, Need[], string[]]>([
  ['nut allergy', [], ['peanuts', 'nuts']],
  ['nut allergy', tickNeed([], 'nuts', true), ['peanuts']],
  ['no nut allergy', [], []],
  ['None', [], []],
  ['vegan', [vegan], []],
  ['kiwi', [], ['own:k1']],
])('“%s” suggests what nobody ticked: %#', (words, needs, suggestions) => {
  const own = [{ id: 'own:k1', name: 'Kiwi', archived: false }] as const
  expect(findSuggestions(words, needs, own).map(({ what }) => what)).toEqual(suggestions)
})
