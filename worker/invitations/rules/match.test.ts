import { expect, it } from 'vitest'
import { foldedName, matchKeyOf, possibleMatch, unlinkedByKey } from './match.ts'

it('a name is compared without case, marks and ways of writing', () => {
  expect(foldedName(' ZOË  Müller ')).toBe('zoe muller')
  expect(foldedName('Ａｎｎ')).toBe('ann')
  expect(foldedName('Ann')).not.toBe(foldedName('Anna'))
})

it('a party is surely the same by address and name together alone', () => {
  expect(matchKeyOf('Ann@Example.com', 'Ánn')).toBe(matchKeyOf('ann@example.com', 'ann'))
  expect(matchKeyOf(null, 'Ann')).toBeNull()
  expect(matchKeyOf('ann@example.com', '')).toBeNull()
})

it('one of the two makes it perhaps the same, unless the planner said no', () => {
  const party = { label: 'The Lees', people: [{ name: 'Ann' }], email: 'a@example.com', notTheirs: ['no'] }
  const one = (id: string, name: string, email: string | null) => ({ id, name, email, guests: 1 })
  const found = (answers: ReturnType<typeof one>[], of = party) =>
    possibleMatch(of, unlinkedByKey(answers))?.id
  expect(found([one('x', 'Bob', 'b@example.com')])).toBeUndefined()
  expect(found([one('no', 'Ann', null), one('x', 'ANN', null)])).toBe('x')
  expect(found([one('x', 'Bob', 'A@example.com')])).toBe('x')
  expect(found([one('x', 'the lees', null)], { ...party, people: [] })).toBe('x')
  // The first of them, whichever it is known by.
  expect(found([one('x', 'Bob', 'a@example.com'), one('y', 'Ann', null)])).toBe('x')
})
