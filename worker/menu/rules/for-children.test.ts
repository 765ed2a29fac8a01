import { expect, it } from 'vitest'
import { dishesByAge } from './for-children.ts'

it('lists dishes for children first for them and last for others, each in the menu’s order', () => {
  const dish = (name: string, forChildren = false) => ({ name, ...(forChildren && { forChildren }) })
  const menu = [dish('Beef'), dish('Nuggets', true), dish('Bass'), dish('Pasta', true)]
  const names = (age?: 'child' | 'infant') => dishesByAge(menu, age).map(({ name }) => name)
  expect(names()).toEqual(['Beef', 'Bass', 'Nuggets', 'Pasta'])
  expect(names('child')).toEqual(['Nuggets', 'Pasta', 'Beef', 'Bass'])
  expect(names('infant')).toEqual(names('child'))
})
