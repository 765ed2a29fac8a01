import { expect, test } from 'vitest'
import { difference } from './difference.ts'

/** The texts with the marked words in brackets. */
function marks(one: string, other: string): string[] {
  return difference(one, other).map((side) =>
    side.map(({ text, only }) => (only ? `[${text}]` : text)).join(''),
  )
}

test.each([
  ['With thyme and lemon', 'With thyme and lime', ['With thyme and [lemon]', 'With thyme and [lime]']],
  ['Doors at 7', 'Doors open at 7', ['Doors at 7', 'Doors [open ]at 7']],
  ['a b a', 'a a', ['a [b ]a', 'a a']],
  ['very very good', 'very good', ['very [very ]good', 'very good']],
  ['Black tie', 'No ties', ['[Black tie]', '[No ties]']],
  ['', 'Black tie', ['', '[Black tie]']],
  ['one\ntwo', 'one\nthree', ['one\n[two]', 'one\n[three]']],
])('%j and %j differ in the marked words', (one, other, marked) => {
  expect(marks(one, other)).toEqual(marked)
})

test('equal texts differ in nothing', () => {
  expect(marks('The same', 'The same')).toEqual(['The same', 'The same'])
})
