import { expect, it } from 'vitest'
import { offeredTo } from './for-children.ts'

it('offers dishes for children to them first and to others last, each in the menu’s order', () => {
  const dish = (name: string, forChildren = false) => ({ name, ...(forChildren && { forChildren }) })
  const menu = [dish('Beef'), dish('Nuggets', true), dish('Bass'), dish('Pasta', true)]
  const names = (age?: 'child' | 'infant') => offeredTo(menu, age).map(({ name }) => name)
  expect(names()).toEqual(['Beef', 'Bass', 'Nuggets', 'Pasta'])
  expect(names('child')).toEqual(['Nuggets', 'Pasta', 'Beef', 'Bass'])
  expect(names('infant')).toEqual(names('child'))
})
