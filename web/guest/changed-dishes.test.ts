import { expect, test } from 'vitest'
import type { Category } from '#contract/menu'
import type { Person } from '#contract/person'
import { changedDishes, choosers, withLater, withoutDish } from './changed-dishes.ts'

const dish = (id: string, name = id, description = '') => ({ id, name, description })
const menu = (...items: ReturnType<typeof dish>[]): Category[] => [{ id: 'main', name: 'Main', items }]
const person = (item?: string): Person => ({
  name: 'Ann',
  allergies: '',
  selections: item ? { main: item } : {},
})
const before = menu(dish('fish'), dish('stew'))

test('a chosen dish with another name or description is a change, once however many chose it', () => {
  const party = [person('fish'), person('stew'), person('fish')]
  const after = menu(dish('fish', 'Bass'), dish('stew', 'stew', 'With nuts'))
  expect(changedDishes(party, before, after)).toEqual([
    { category: 'main', was: dish('fish'), is: dish('fish', 'Bass') },
    { category: 'main', was: dish('stew'), is: dish('stew', 'stew', 'With nuts') },
  ])
})

test('a dish that nobody chose, that is as it was, that is new or gone is no change', () => {
  expect(changedDishes([person('stew'), person()], before, menu(dish('fish', 'Bass'), dish('stew')))).toEqual(
    [],
  )
  expect(changedDishes([person('fish')], before, before)).toEqual([])
  expect(changedDishes([person('cake')], before, menu(dish('cake')))).toEqual([])
  expect(changedDishes([person('fish')], before, menu())).toEqual([])
})

test('a dish that changed twice was what it was at first, and one asked about before stays', () => {
  const change = (id: string, was: string, is: string) => ({
    category: 'main',
    was: dish(id, was),
    is: dish(id, is),
  })
  expect(
    withLater(
      [change('fish', 'Fish', 'Bass'), change('stew', 'Stew', 'Soup')],
      [change('fish', 'Bass', 'Cod')],
    ),
  ).toEqual([change('stew', 'Stew', 'Soup'), change('fish', 'Fish', 'Cod')])
})

test('who chose a dish chooses again, and everybody else keeps theirs', () => {
  const party = [person('stew'), person('fish')]
  const change = { category: 'main', was: dish('fish'), is: dish('fish', 'Bass') }
  expect(choosers(party, change)).toEqual([1])
  expect(withoutDish(party, change)).toEqual([person('stew'), person()])
})
