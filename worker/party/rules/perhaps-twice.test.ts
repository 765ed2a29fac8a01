import { expect, test } from 'vitest'
import { type ComparedParty, perhapsTwice } from './perhaps-twice.ts'

const party = (id: string, ...names: string[]): ComparedParty => ({
  ...{ id, apart: false },
  people: names.map((name) => ({ name })),
})
const apart = (one: ComparedParty): ComparedParty => ({ ...one, apart: true })

test.each<[string, ComparedParty[], [string, string, number][]]>([
  ['one lead guest’s name', [party('a', 'Zoë Lee'), party('b', 'zoe  LEE', 'Leo')], [['a', 'b', 1]]],
  [
    'one family from two phones',
    [party('a', 'Ann', 'Leo', 'Mia', 'Tom'), party('b', 'Leo', 'Ann', 'Tom', 'Mia')],
    [['a', 'b', 4]],
  ],
  ['one name among guests alone', [party('a', 'Ann', 'Leo'), party('b', 'Ben', 'Leo')], []],
  ['names that were erased', [party('a', ''), party('b', '')], []],
  [
    'a guest without a name of one lead guest',
    [party('a', 'Ann', ''), party('b', 'Ann', '')],
    [['a', 'b', 1]],
  ],
  [
    'three of one name, each with the one before',
    [party('a', 'Ann'), party('b', 'Ann'), party('c', 'Ann')],
    [
      ['a', 'b', 1],
      ['b', 'c', 1],
    ],
  ],
  ['two that were told apart', [apart(party('a', 'Ann')), apart(party('b', 'Ann'))], []],
  [
    'a third beside two that were told apart',
    [apart(party('a', 'Ann')), apart(party('b', 'Ann')), party('c', 'Ann')],
    [['b', 'c', 1]],
  ],
])('%s', (_, parties, found) => {
  expect(perhapsTwice(parties).map(({ older, newer, people }) => [older, newer, people])).toEqual(found)
})
