import { expect, it } from 'vitest'
import { affectsNeeds } from './affects-needs.ts'
import { statementsOf } from './merge-states.ts'
import type { What } from './needs.ts'

const dish = (text: string) =>
  statementsOf(Object.fromEntries(text.split(', ').flatMap((one) => (one === '' ? [] : [one.split(' ')]))))

it.each<[need: What, before: string, after: string, concerned: boolean]>([
  ['milk', 'milk contains', 'milk contains, fish contains', false],
  ['milk', 'milk contains', 'milk contains, fish contains, meat yes, vegan no', false],
  ['milk', '', 'milk contains', true],
  ['milk', 'milk contains', 'milk without', true],
  ['milk', 'milk contains', 'milk may', true],
  ['milk', 'milk contains', 'milk contains, lactose without', true],
  // Without walnuts, it may now have almonds.
  ['nuts', 'walnuts contains', 'walnuts contains, almonds contains', true],
  ['almonds', 'walnuts contains', 'walnuts contains, cashews contains', false],
  ['almonds', 'nuts contains', 'nuts contains, walnuts contains', true],
  ['almonds', 'almonds without', 'almonds without, nuts may', true],
  ['lactose', 'milk contains', 'milk contains, eggs may', false],
  ['own:kiwi', '', 'own:kiwi may', true],
  ['own:kiwi', '', 'own:coconut may', false],
  // Made without milk it was vegan, and with eggs it is not.
  ['vegan', 'milk contains', 'milk contains, eggs contains', true],
  ['vegan', 'milk contains', 'milk contains, peanuts contains', false],
  ['vegan', '', 'vegan yes', true],
  ['halal', 'pork yes', 'pork yes, alcohol yes', true],
])('who needs %s is concerned by a change of “%s” to “%s”: %s', (what, before, after, concerned) => {
  expect(affectsNeeds([{ what }], dish(before), dish(after))).toBe(concerned)
  expect(affectsNeeds([{ what }, { what: 'lupin' }], dish(after), dish(before))).toBe(concerned)
})

it('who needs nothing is not concerned', () => {
  expect(affectsNeeds([], dish(''), dish('milk contains'))).toBe(false)
})
