import { expect, test } from 'vitest'
import { withKey } from './typed-ahead.tsx'

test.each([
  ['', 'W', 'W'],
  ['W', 'i', 'Wi'],
  ['Wi', ' ', 'Wi '],
  ['Wi', 'é', 'Wié'],
  ['Wi', '💐', 'Wi💐'],
  ['Wi', 'Backspace', 'W'],
  ['W💐', 'Backspace', 'W'],
  ['', 'Backspace', ''],
  ['Wi', 'Shift', 'Wi'],
  ['Wi', 'Enter', 'Wi'],
  ['Wi', 'Tab', 'Wi'],
])('%j and the key %s are %j', (text, key, result) => {
  expect(withKey(text, key)).toBe(result)
})
