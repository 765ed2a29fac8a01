import { expect, test } from 'vitest'
import type { SentPerson } from '../shape/person.ts'
import { mergeThreeWay } from './merge-party.ts'

const nuts = { what: 'nuts', how: 'allergy', by: 'guest' } as const
const person = (
  id: string | undefined,
  name: string,
  selections = {},
  more: Partial<SentPerson> = {},
): SentPerson => ({
  ...(id && { id }),
  ...{ name, allergies: '', selections },
  ...more,
})
const ann = (selections: Record<string, string> = { main: 'fish', sweet: 'cake' }, more = {}) =>
  person('a', 'Ann', selections, more)
const leo = (selections: Record<string, string> = { main: 'stew' }, more = {}) =>
  person('l', 'Leo', selections, more)
const answer = (...party: SentPerson[]) => ({ email: '', party })
const base = answer(ann(), leo())
const mia = (id?: string, selections = {}) => person(id, 'Mia', selections)

const merged = (yours: SentPerson[], theirs: SentPerson[]) =>
  mergeThreeWay(base, answer(...yours), answer(...theirs))

test.each<[string, SentPerson[], SentPerson[], object[]]>([
  [
    'two people',
    [ann({ main: 'stew', sweet: 'cake' }), leo()],
    [ann(), leo({ main: 'fish' })],
    [{ selections: { main: 'stew', sweet: 'cake' } }, { selections: { main: 'fish' } }],
  ],
  [
    'two courses of one person',
    [ann({ main: 'stew', sweet: 'cake' }), leo()],
    [ann({ main: 'fish', sweet: 'tart' }), leo()],
    [{ selections: { main: 'stew', sweet: 'tart' } }, {}],
  ],
  [
    'a course and needs of one person',
    [ann(undefined, { needs: [nuts], consent: true }), leo()],
    [ann({ main: 'stew' }), leo()],
    [{ selections: { main: 'stew' }, needs: [nuts], consent: true }, {}],
  ],
  [
    'a name and a dish',
    [person('a', 'Anna', ann().selections), leo()],
    [ann({ main: 'stew' }), leo()],
    [{ name: 'Anna', selections: { main: 'stew' } }, {}],
  ],
  [
    'the same to the same',
    [ann({ main: 'stew' }), leo()],
    [ann({ main: 'stew' }), leo()],
    [{ selections: { main: 'stew' } }, {}],
  ],
  [
    'a dish, and a wish for another',
    [ann(), leo({ main: 'fish' })],
    [ann(undefined, { needs: [nuts], wishes: { fish: 'as_is' } }), leo()],
    [{ needs: [nuts], wishes: { fish: 'as_is' } }, { selections: { main: 'fish' } }],
  ],
  [
    'somebody who joins, and a dish',
    [ann(), leo(), mia()],
    [ann({ main: 'stew' }), leo()],
    [{ selections: { main: 'stew' } }, {}, { name: 'Mia' }],
  ],
  [
    'somebody who joins on both sides',
    [ann(), leo(), mia(undefined, { main: 'fish' })],
    [ann(), leo(), mia('m')],
    [{}, {}, { id: 'm', selections: { main: 'fish' } }],
  ],
  [
    'somebody who leaves, and a dish',
    [ann()],
    [ann({ main: 'stew' }), leo()],
    [{ selections: { main: 'stew' } }],
  ],
  [
    'a dish, and somebody who left',
    [ann({ main: 'stew' }), leo()],
    [ann()],
    [{ selections: { main: 'stew' } }],
  ],
  ['nothing, and much', [ann(), leo()], [ann({}), mia('m')], [{ selections: {} }, { id: 'm' }]],
])('an edit and a newer answer that changed %s are both kept', (_, yours, theirs, party) => {
  const after = merged(yours, theirs)
  expect(after).toMatchObject({ party, clashes: [] })
  expect(after?.party).toHaveLength(party.length)
})

test.each<[string, SentPerson[], SentPerson[], object]>([
  [
    'a course of one person',
    [ann({ main: 'stew', sweet: 'cake' }), leo()],
    [ann({ sweet: 'cake' }), leo()],
    { person: 'a', part: 'main', yours: 'stew', theirs: null },
  ],
  [
    'the needs of one person',
    [ann(undefined, { needs: [nuts] }), leo()],
    [ann(undefined, { allergies: 'no eggs' }), leo()],
    {
      person: 'a',
      part: 'needs',
      yours: { needs: ['nuts allergy'], allergies: '' },
      theirs: { needs: [], allergies: 'no eggs' },
    },
  ],
  [
    'a name',
    [ann(), person('l', 'Leon', leo().selections)],
    [ann(), person('l', 'Leonard', leo().selections)],
    { person: 'l', part: 'name', yours: 'Leon', theirs: 'Leonard' },
  ],
  [
    'somebody who leaves and chose anew',
    [ann()],
    [ann(), leo({ main: 'fish' })],
    { person: 'l', part: 'inParty', yours: null, theirs: 'Leo' },
  ],
  [
    'somebody who left and chooses anew',
    [ann(), leo({ main: 'fish' })],
    [ann()],
    { person: 'l', part: 'inParty', yours: 'Leo', theirs: null },
  ],
])('what both changed is asked: %s', (_, yours, theirs, clash) => {
  expect(merged(yours, theirs)?.clashes).toEqual([clash])
})

test('a decided clash takes its side, and everything else stays merged', () => {
  const yours = answer(ann({ main: 'stew', sweet: 'tart' }), leo({ main: 'fish' }))
  const theirs = answer(ann({ main: 'pie', sweet: 'cake' }), leo())
  const mains = (side: 'yours' | 'theirs') =>
    mergeThreeWay(base, yours, theirs, () => side)?.party.map(({ selections }) => selections)
  expect(mains('yours')).toEqual([{ main: 'stew', sweet: 'tart' }, { main: 'fish' }])
  expect(mains('theirs')).toEqual([{ main: 'pie', sweet: 'tart' }, { main: 'fish' }])
  const clashes = mergeThreeWay(base, { ...base, email: 'a@x.org' }, { ...base, email: 'b@x.org' })?.clashes
  expect(clashes).toEqual([{ person: '', part: 'email', yours: 'a@x.org', theirs: 'b@x.org' }])
})

test('people who cannot be told apart, and a party that nobody is left of, are not merged', () => {
  expect(mergeThreeWay(answer(person(undefined, 'Ann')), answer(ann()), answer(ann()))).toBeNull()
  expect(merged([ann()], [leo()])).toBeNull()
})

test('the same edit sent again changes nothing of what it made', () => {
  const yours = [ann({ main: 'stew', sweet: 'cake' }), leo(), mia()]
  const once = [ann({ main: 'stew', sweet: 'cake' }), leo(), mia('m')]
  expect(merged(yours, once)).toMatchObject({ party: once, clashes: [] })
})
