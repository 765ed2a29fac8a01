import { expect, test } from 'vitest'
import { isAnotherName } from './another-name.ts'

test.each([
  ['Leo Lee', 'Mia Ott'],
  ['Leo', 'Mia'],
  ['Ann Lee', 'Ben Lee'],
  ['Anna', 'Emma'],
  ['Mrs Lee', 'Mr Kim'],
  ['A', 'B'],
  ['李雷', '韩梅梅'],
])('%s and %s are two people', (before, after) => {
  expect(isAnotherName(before, after)).toBe(true)
  expect(isAnotherName(after, before)).toBe(true)
})

test.each([
  ['completed', 'Leo', 'Leo Lee'],
  ['completed in the middle of a word', 'Leo', 'Leonard Lee'],
  ['given its first name', 'Lee', 'Leo Lee'],
  ['given a title', 'Ada Lee', 'Dr Ada Lee'],
  ['given another last name', 'Leo Lee', 'Leo Miller'],
  ['turned round', 'Lee, Leo', 'Leo Lee'],
  ['with a letter left out', 'Jon Smith', 'John Smith'],
  ['with two letters swapped', 'Loe Lee', 'Leo Lee'],
  ['with two wrong letters', 'Catharina', 'Katarina'],
  ['with its accent', 'Zoe', 'Zoë'],
  ['with other spaces and capitals', 'leo  lee', 'Leo Lee'],
  ['that was blank', ' ', 'Leo'],
  ['that is cleared', 'Leo', ''],
])('a name %s is of the same person', (_, before, after) => {
  expect(isAnotherName(before, after)).toBe(false)
})
