import { expect, test } from 'vitest'
import { guest as words } from '#languages/en/guest'
import { displayName, firstNameOf } from './display-name.ts'

const named = (name: string) => ({ name, allergies: '', selections: {} })

test('a person is called by the name typed, on one line', () => {
  expect(displayName(words, named('  Ada \n Lovelace '), 0)).toBe('Ada Lovelace')
  expect(displayName(words, named('Ben'), 3)).toBe('Ben')
})

test('the lead guest without a name is You', () => {
  expect(displayName(words, named(' '), 0)).toBe('You')
})

test('a guest without a name is called by the position in the party', () => {
  expect(displayName(words, named(''), 1)).toBe('Guest 2')
  expect(displayName(words, named('\u200b'), 2)).toBe('Guest 3')
})

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  Ada \n Lovelace ', 'Ada'],
  ['Ada', 'Ada'],
  ['Mrs. Ada Lovelace', 'Ada'],
  ['Prof. Dr. Ada Lovelace', 'Ada'],
  ['mr ben berg', 'ben'],
  ['Drew Berg', 'Drew'],
  ['Theo', 'Theo'],
])('%j is greeted as %s', (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted)
})

test.each(['Mrs. Berg', 'The Bergs', 'the Berg family', 'Mr. and Mrs. Berg', 'Familie Berg', 'Mrs.'])(
  '%s is greeted by all of it, never by a title or an article alone',
  (name) => {
    expect(firstNameOf(name)).toBe(name)
  },
)

test('a name that is not written yet is greeted by nothing', () => {
  expect(firstNameOf(' ')).toBe('')
})
