import { expect, it } from 'vitest'
import { findsSpecial } from './find-specials.ts'

const ana = {
  number: 14,
  name: 'Ana Conceição',
  needs: [{ what: 'peanuts', how: 'allergy', by: 'guest' }],
  words: 'no satay sauce',
  table: '4',
  seat: 3,
} as const
const found = (typed: string) =>
  findsSpecial(typed, [{ id: 'own:k', name: 'Kiwi', archived: false }] as never)({
    ...ana,
    needs: [...ana.needs],
  })

it.each([
  ...['', '  ', 'S14', 's14', '14', 'ana', 'CONCEICAO', 'peanut', 'allergy', 'satay', 'table 4', 'ana s14'],
])('%j finds a special by number, name, need, words or table', (typed) => {
  expect(found(typed)).toBe(true)
})

it.each([...['S1', '1', 'S140', 'leo', 'milk', 'ana leo', 'S14 leo']])('%j finds somebody else', (typed) => {
  expect(found(typed)).toBe(false)
})

it('finds nobody by a number that was never given', () => {
  expect(findsSpecial('S0', [])({ ...ana, number: null, needs: [] })).toBe(false)
})
