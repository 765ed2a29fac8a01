import { expect, test } from 'vitest'
import { menu, responseOf } from './guests.fixtures.ts'
import { tableOf } from './rows.ts'
import { keepsParties, newestFirst, pressed, sorted } from './sort.ts'

const { rows, courses } = tableOf(menu, [
  responseOf('b', 20, [['Mia', { main: 'stew' }], ['Adam'], ['Guest 10', { main: 'none' }]]),
  responseOf('c', 30, [
    ['Älva', { main: 'fish' }],
    ['Guest 9', { main: 'soup' }],
  ]),
  responseOf('a', 20, [['']]),
])
const names = (by: string, down: boolean) =>
  sorted(rows, { by, down }, courses).map(({ person }) => person.name || '?')

test.each<[string, boolean, string[]]>([
  ['arrival', true, ['Älva', 'Guest 9', 'Mia', 'Adam', 'Guest 10', '?']],
  ['arrival', false, ['?', 'Mia', 'Adam', 'Guest 10', 'Älva', 'Guest 9']],
  ['name', false, ['Adam', 'Älva', 'Guest 9', 'Guest 10', 'Mia', '?']],
  ['name', true, ['Mia', 'Guest 10', 'Guest 9', 'Älva', 'Adam', '?']],
  ['party', false, ['Älva', 'Guest 9', 'Mia', 'Adam', 'Guest 10', '?']],
  ['party', true, ['Mia', 'Adam', 'Guest 10', 'Älva', 'Guest 9', '?']],
  ['main', false, ['Älva', 'Guest 9', 'Mia', 'Guest 10', 'Adam', '?']],
  ['main', true, ['Guest 10', 'Mia', 'Guest 9', 'Älva', 'Adam', '?']],
  ['a course of another event', true, ['Älva', 'Guest 9', 'Mia', 'Adam', 'Guest 10', '?']],
])('by %s, from the end: %j', (by, down, expected) => {
  expect(names(by, down)).toEqual(expected)
})

test('by table, numbers count as numbers and who has no table comes last', () => {
  const seated = tableOf(menu, [
    responseOf('x', 1, [['Ann'], ['Bea']], { tables: { 0: '10' } }),
    responseOf('y', 2, [['Cy']], { tables: { 0: '9' } }),
  ]).rows
  const byTable = (down: boolean) =>
    sorted(seated, { by: 'table', down }, courses).map(({ person }) => person.name)
  expect([byTable(false), byTable(true)]).toEqual([
    ['Cy', 'Ann', 'Bea'],
    ['Ann', 'Cy', 'Bea'],
  ])
})

test('parties of one lead name are not mixed', () => {
  const twice = tableOf(menu, [
    responseOf('x', 1, [['Ann'], ['x2']]),
    responseOf('y', 1, [['Ann'], ['y2']]),
  ]).rows
  expect(sorted(twice, { by: 'party', down: false }, courses).map(({ key }) => key)).toEqual([
    'y.0',
    'y.1',
    'x.0',
    'x.1',
  ])
})

test('a press on a head sorts by it, and a second one turns it round', () => {
  expect(pressed(newestFirst, 'name')).toEqual({ by: 'name', down: false })
  expect(pressed({ by: 'name', down: false }, 'name')).toEqual({ by: 'name', down: true })
  expect(pressed({ by: 'name', down: true }, 'arrival')).toEqual(newestFirst)
  expect(pressed(newestFirst, 'arrival')).toEqual({ by: 'arrival', down: false })
})

test('parties stand together by arrival and by party alone', () => {
  expect(['arrival', 'party', 'name', 'main'].map((by) => keepsParties({ by, down: false }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
