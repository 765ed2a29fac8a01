import { expect, test } from 'vitest'
import type { ResponseView } from '#party/shape/guest'
import type { MenuWithRemoved } from '#party/shape/responses'
import { inWords, mergedWith } from './merged.ts'

const menu = [
  { id: 'main', name: 'Main', removed: false, items: [{ id: 'fish', name: 'Fish', removed: false }] },
] as unknown as MenuWithRemoved
const ann = { id: 'a', name: 'Ann', allergies: '', selections: {} }
const base = { email: '', party: [ann] }
const nuts = [{ what: 'nuts', how: 'allergy', by: 'guest' } as const]

test.each([
  [
    'a course',
    { selections: { main: 'fish' } },
    { selections: { main: 'none' } },
    'Ann: Main',
    'Fish',
    'None for me',
  ],
  ['a course left open', { selections: { main: 'fish' } }, { selections: { main: '' } }, null, '', ''],
  ['needs', { allergies: 'no eggs' }, { needs: nuts }, 'Ann: Allergies and needs', 'no eggs', 'Nuts'],
  ['a name', { name: 'Anna' }, { name: 'Anne' }, 'Anne: Name', 'Anna', 'Anne'],
])('%s that both changed is told in words', (_, yours, theirs, label, mine, other) => {
  const newer = { leadGuestEmail: null, party: [{ ...ann, ...theirs }] } as unknown as ResponseView
  const values = { email: '', party: [{ ...ann, ...yours }] }
  const [clash, ...more] = mergedWith(base, values, newer)?.clashes ?? []
  expect(more).toEqual([])
  if (!clash) return expect(label).toBeNull()
  const told = inWords(clash, { mine: values, newer, menu, ownNeeds: [] })
  expect(told).toMatchObject({ yours: mine, theirs: other, words: { label } })
  for (const [side, party] of [
    ['yours', yours],
    ['theirs', theirs],
  ] as const)
    expect(mergedWith(base, values, newer, { [told.of]: side })?.party[0]).toMatchObject(party)
})
