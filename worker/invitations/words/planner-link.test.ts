import { expect, test } from 'vitest'
import { linkMessage } from './planner-link.ts'

test('the message of a party asks who comes, or for what its people left open', () => {
  const url = 'https://x.example/invite/a'
  expect(linkMessage('Gala', 'May 1', url)).toBe(
    `Gala: please tell us by May 1 who is coming, and choose your menu here: ${url}`,
  )
  const missing = [
    { name: 'Tom', position: 2, courses: ['Main'] },
    { name: '', position: 3, courses: ['Main', 'Dessert'] },
  ]
  expect(linkMessage('Gala', 'May 1', url, missing)).toBe(
    `Gala: a choice is missing for Tom (Main), Guest 3 (Main, Dessert). Please choose by May 1 here: ${url}`,
  )
})
