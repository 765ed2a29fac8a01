import { expect, it } from 'vitest'
import { english } from '#languages/languages'
import { withContentsLines } from './lines.ts'
import type { Category, Item } from './shape/menu.ts'

const menuOf = (...items: Partial<Item>[]): Category[] => [
  {
    id: 'main',
    name: 'Main',
    items: items.map((item, at) => ({ id: `i${at}`, name: 'Soup', description: '', ...item })),
  },
]
const lines = (menu: Category[]) =>
  withContentsLines(menu, [{ id: 'own:k', name: 'Kiwi', archived: false }], english.guest).flatMap(
    ({ items }) => items.map(({ statementLine }) => statementLine),
  )

it('a menu that states nothing has no lines', () => {
  expect(lines(menuOf({}, { contents: [] }))).toEqual([undefined, undefined])
})

it('a menu that states anything says of each dish what is confirmed', () => {
  expect(
    lines(
      menuOf(
        {
          contents: [
            { what: 'milk', state: 'contains' },
            { what: 'own:k', state: 'may' },
          ],
        },
        { contents: [{ what: 'milk', state: 'without', kitchenAt: 1 }] },
        {},
      ),
    ),
  ).toEqual(['Contains: milk. May contain: Kiwi.', 'Allergens: not confirmed.', 'Allergens: not confirmed.'])
})

it('a fact alone makes it a menu that states', () => {
  expect(lines(menuOf({ facts: [{ fact: 'vegan', value: 'yes' }] }))).toEqual(['Allergens: not confirmed.'])
})
