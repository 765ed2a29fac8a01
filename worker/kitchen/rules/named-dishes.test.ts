import { expect, it } from 'vitest'
import * as menu from '../../menu/words/shared.ts'
import { dishNamer } from './named-dishes.ts'

const soup = { id: 'soup', name: 'Soup' }
const linesOf = dishNamer([{ id: 'starter', name: 'Starter', items: [soup] }], menu)

it.each([
  ['soup', 'Soup', true],
  ['none', 'None for me', true],
  [null, 'Not chosen', false],
  ['lost', 'Unknown Item', true],
])('what is eaten of a course, %s, is told as “%s”', (itemId, dish, chosen) => {
  expect(linesOf([{ categoryId: 'starter', itemId }])).toEqual([
    { categoryId: 'starter', course: 'Starter', dish, chosen },
  ])
})
