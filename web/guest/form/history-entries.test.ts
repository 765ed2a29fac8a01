import { expect, test } from 'vitest'
import { enterEntry, indexOf } from './history-entries.ts'

const first = { index: 0, state: null as unknown, scrollPositions: [] as number[], hasMoved: false }

test('an entry keeps its index in its state', () => {
  expect(indexOf({ name: 'review', index: 3 })).toBe(3)
})

test('the entry a document begins with is the first', () => {
  expect(indexOf(null)).toBe(0)
  expect(indexOf({ receipt: 2 })).toBe(0)
})

test('going to another entry keeps the scroll position of the one before', () => {
  const known = structuredClone(first)
  enterEntry(known, { index: 1 }, 400)
  enterEntry(known, { index: 2 }, 70)
  enterEntry(known, { index: 1 }, 5)
  expect(known).toEqual({ index: 1, state: { index: 1 }, scrollPositions: [400, 70, 5], hasMoved: true })
})
