import { expect, it } from 'vitest'
import type { Category } from '#menu/shape/menu'
import { readColumn } from './column.ts'

const dish = (id: string) => ({ id, name: id, description: '' })
const menu: Category[] = [
  { id: 'starter', name: 'Starter', items: [dish('soup'), dish('salad')] },
  { id: 'main', name: 'Main', items: [dish('fish')] },
]
const read = (text: string) => {
  const words = readColumn(text, menu)
  return words instanceof Map
    ? Object.fromEntries([...words].map(([id, { name, description }]) => [id, [name, description]]))
    : words
}

it('a column names courses and dishes in the order of the menu', () => {
  expect(read('Entrée\nSoupe\r\nSalade\nPlat\nPoisson\n\n')).toEqual({
    ...{ starter: ['Entrée', ''], soup: ['Soupe', ''], salad: ['Salade', ''] },
    ...{ main: ['Plat', ''], fish: ['Poisson', ''] },
  })
})

it('a column of as many lines as dishes names dishes alone, and a dash parts off a description', () => {
  expect(read('Soupe – potiron, graines\nSalade\nPot-au-feu')).toEqual({
    soup: ['Soupe', 'potiron, graines'],
    salad: ['Salade', ''],
    fish: ['Pot-au-feu', ''],
  })
})

it('an empty line leaves a gap, and a short column leaves the rest', () => {
  expect(read('Entrée\n\nSalade\nPlat')).toEqual({
    ...{ starter: ['Entrée', ''], salad: ['Salade', ''], main: ['Plat', ''] },
  })
})

it('a column longer than the menu is told, and nothing is read of it', () => {
  expect(read('1\n2\n3\n4\n5\n6')).toEqual({ tooMany: 6 })
})
