import { expect, test } from 'vitest'
import { enter, indexOf } from './history-entries.ts'

const first = { index: 0, state: null as unknown, scrolled: [] as number[], moved: false }

test('an entry keeps its index in its state', () => {
  expect(indexOf({ name: 'review', at: 3 })).toBe(3)
})

test('the entry a document begins with is the first', () => {
  expect(indexOf(null)).toBe(0)
  expect(indexOf({ receipt: 2 })).toBe(0)
})

test('going to another entry keeps where the one before was scrolled to', () => {
  const known = structuredClone(first)
  enter(known, { at: 1 }, 400)
  enter(known, { at: 2 }, 70)
  enter(known, { at: 1 }, 5)
  expect(known).toEqual({ index: 1, state: { at: 1 }, scrolled: [400, 70, 5], moved: true })
})
