import { expect, test } from 'vitest'
import { joined } from '../shared/list/joined.ts'
import { responseOf } from './list/guests.fixtures.ts'
import { isOlder } from './older.ts'

const list = (...entries: [id: string, at: number][]) =>
  entries.map(([id, at]) => responseOf(id, at, [['A']]))
const ids = (read: ReturnType<typeof list>, before: ReturnType<typeof list>) =>
  joined(read, before, isOlder).map(({ id }) => id)

test('what is not read again yet follows what is', () => {
  const before = list(['d', 40], ['c', 30], ['b', 20], ['a', 10])
  expect(ids(list(['e', 50], ['d', 40]), before)).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(ids(list(['d', 40], ['b', 20]), before)).toEqual(['d', 'b', 'a'])
})

test('of equal times the larger id comes first', () => {
  const before = list(['c', 10], ['b', 10], ['a', 10])
  expect(ids(list(['c', 10], ['b', 10]), before)).toEqual(['c', 'b', 'a'])
})

test('a first reading has nothing before it, and the last page leaves nothing over', () => {
  expect(ids(list(['b', 20]), [])).toEqual(['b'])
  expect(ids(list(['b', 20], ['a', 10]), list(['a', 10]))).toEqual(['b', 'a'])
  expect(ids([], list(['a', 10]))).toEqual(['a'])
})
