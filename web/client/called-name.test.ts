import { expect, test } from 'vitest'
import { calledName } from './called-name.ts'

const named = (name: string) => ({ name, allergies: '', selections: {} })

test('a person is called by the name typed, on one line', () => {
  expect(calledName(named('  Ada \n Lovelace '), 0)).toBe('Ada Lovelace')
  expect(calledName(named('Ben'), 3)).toBe('Ben')
})

test('the lead guest without a name is You', () => {
  expect(calledName(named(' '), 0)).toBe('You')
})

test('a guest without a name is called by the position in the party', () => {
  expect(calledName(named(''), 1)).toBe('Guest 2')
  expect(calledName(named('\u200b'), 2)).toBe('Guest 3')
})
