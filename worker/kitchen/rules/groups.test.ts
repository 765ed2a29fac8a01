import { expect, it } from 'vitest'
import { markNames } from '../../menu/words/shared.ts'
import { groupedByMarks, headingAt } from './groups.ts'

it('lists dishes with a mark behind the others, below the name of their mark', () => {
  const nuggets = { name: 'Nuggets', forChildren: true }
  const pasta = { name: 'Pasta', forChildren: true }
  const dishes = groupedByMarks<{ name: string; forChildren?: boolean }>([
    nuggets,
    { name: 'Beef', forChildren: false },
    pasta,
    { name: 'Sea bass' },
  ])
  expect(dishes.map(({ name }, at) => [headingAt(dishes, at, markNames), name])).toEqual([
    [undefined, 'Beef'],
    [undefined, 'Sea bass'],
    ['For children', 'Nuggets'],
    [undefined, 'Pasta'],
  ])
  expect(headingAt([nuggets], 0, markNames)).toBe('For children')
  expect(headingAt([], 0, markNames)).toBeUndefined()
})
