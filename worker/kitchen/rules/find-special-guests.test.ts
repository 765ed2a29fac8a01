import { expect, it } from 'vitest'
import { kitchen } from '#languages/en/kitchen'
import { specialGuestMatcher } from './find-special-guests.ts'

const ana = {
  number: 14,
  name: 'Ana Conceição',
  needs: [{ what: 'peanuts', how: 'allergy', by: 'guest' }],
  words: 'no satay sauce, no E621, at most 3 shrimps',
  table: '4',
  seat: 3,
} as const
type Some = { number?: number | null; name?: string; words?: string; table?: string | null; seat?: number }
const found = (typed: string, some: Some = {}) =>
  specialGuestMatcher(
    typed,
    [{ id: 'own:k', name: 'Kiwi', archived: false }] as never,
    kitchen,
  )({
    ...ana,
    needs: [...ana.needs],
    ...some,
  })

it.each([
  ...['', '  ', 'S14', 's14', '14', 'ana', 'conc', 'CONCEICAO', 'peanut', 'allergy', 'satay', 'e621'],
  ...['table 4', 'Table 4', 'T4', 't4', 'T4/3', 'table 4, seat 3', 'table', 'ana s14', 'T4 ana s14'],
])('%j finds a special guest by number, name, need, words or table', (typed) => {
  expect(found(typed)).toBe(true)
})

it.each([
  ...['S1', '1', 'S140', 'leo', 'milk', 'ana leo', 'S14 leo', 'eicao', 'anas', '3', 'e62'],
  ...[
    'table 40',
    'table 14',
    'T14',
    'T40',
    'T',
    'tab',
    'T4/1',
    'table 4, seat 1',
    'T4 leo',
    '4',
    'table ana',
  ],
])('%j finds somebody else', (typed) => {
  expect(found(typed)).toBe(false)
})

it.each([
  ['table 12', { table: '12' }, true],
  ['table 12', { table: '12', number: 3 }, true],
  ['table 12', { table: '5', number: 12 }, false],
  ['table 12', { table: '120' }, false],
  ['T31', { table: 'Table 31' }, true],
  ['table 31', { table: 'Table 31' }, true],
  ['T3', { table: '31' }, false],
  ['T31', { table: null, number: 31 }, false],
  ['rose', { table: 'Rose Garden' }, true],
  ['rose garden', { table: 'Rose Garden' }, true],
  ['room 2', { table: 'Room 2' }, true],
  ['room 2', { table: 'Room 22', number: 2 }, false],
  ['2', { table: 'Room 2' }, false],
  ['ana', { name: 'Mariana Lopes', words: '' }, false],
  ['小龍', { name: '李小龍' }, true],
  ['زهراء', { name: 'فاطمة الزهراء' }, true],
])('%j at %j is %s', (typed, some, is) => {
  expect(found(typed, some)).toBe(is)
})

it('finds nobody by a number that was never given', () => {
  expect(specialGuestMatcher('S0', [], kitchen)({ ...ana, number: null, needs: [] })).toBe(false)
})
