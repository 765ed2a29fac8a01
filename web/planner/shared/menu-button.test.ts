import { expect, test } from 'vitest'
import { moved } from './menu-button.tsx'

const all = ['Edit', 'Download CSV', 'Duplicate', 'Delete'].map((textContent) => ({ textContent }))

test.for<[string, string, number, number | undefined]>([
  ['down from the last is the first', 'ArrowDown', 3, 0],
  ['up from the first is the last', 'ArrowUp', 0, 3],
  ['Home is the first', 'Home', 2, 0],
  ['End is the last', 'End', 0, 3],
  ['a letter is the next that begins with it', 'd', 1, 2],
  ['a letter goes round', 'D', 3, 1],
  ['a letter nothing begins with leads nowhere', 'x', 0, undefined],
  ['any other key is not the menu’s', 'Shift', 0, undefined],
])('%s', ([, key, at, to]) => {
  expect(moved(key, at, all)).toBe(to)
})
