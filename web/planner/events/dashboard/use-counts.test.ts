import { expect, test } from 'vitest'
import type { EventCounts, EventList } from '#events/shape/event'
import { asOf, sameEvents, withCounts } from './use-counts.ts'

const list = {
  at: 1,
  totals: { all: 3, open: 3, closed: 0, archived: 0 },
  events: [
    { id: 'a', title: 'A', registeredGuests: 1 },
    { id: 'b', title: 'B', registeredGuests: 2 },
  ],
} as EventList
const counts = (...ids: string[]) =>
  ({ at: 2, counts: ids.map((id) => ({ id, registeredGuests: 9 })) }) as EventCounts

test('counts of all events are of the same ones, also of those not listed yet', () => {
  expect(sameEvents(list, counts('a', 'b', 'c'))).toBe(true)
})

test('counts of more or fewer events, or of others, are not of the same ones', () => {
  expect(sameEvents(list, counts('a', 'b'))).toBe(false)
  expect(sameEvents(list, counts('a', 'b', 'c', 'd'))).toBe(false)
  expect(sameEvents(list, counts('a', 'x', 'c'))).toBe(false)
})

test('newer figures take the place of those listed, and events without any keep theirs', () => {
  const { at, events } = withCounts(list, counts('b', 'c'))
  expect(at).toBe(2)
  expect(events.map(({ title, registeredGuests }) => [title, registeredGuests])).toEqual([
    ['A', 1],
    ['B', 9],
  ])
})

test('figures of a guest list are newer, too, and go with the list', () => {
  const listed = { invited: 4, coming: 1, notComing: 0, silent: 3 }
  const [a, b] = list.events
  const before = { ...list, events: [a, { ...b, listed }] } as EventList
  const newer = { at: 2, counts: [{ id: 'a', listed }, { id: 'b' }] } as EventCounts
  expect(withCounts(before, newer).events.map((event) => event.listed)).toEqual([listed, undefined])
})

test('an event whose deadline has passed is counted as closed, also by newer figures', () => {
  const closing = {
    ...list,
    events: [
      { id: 'a', closesAt: 2 },
      { id: 'b', closesAt: 3 },
    ],
  } as EventList
  expect(asOf(closing, 1).totals).toEqual({ all: 3, open: 3, closed: 0, archived: 0 })
  expect(asOf(closing, 2)).toMatchObject({ at: 2, totals: { all: 3, open: 2, closed: 1, archived: 0 } })
  expect(asOf(asOf(closing, 2), 3).totals).toEqual({ all: 3, open: 1, closed: 2, archived: 0 })
  expect(withCounts(closing, counts('a', 'b')).totals).toEqual({ all: 3, open: 2, closed: 1, archived: 0 })
})

test('an event that was closed early, or opened again, is counted as it is now', () => {
  const given = {
    ...list,
    events: [
      { id: 'a', closesAt: 9 },
      { id: 'b', closesAt: 1 },
    ],
  } as EventList
  const of = (a: number, b: number) =>
    ({
      at: 2,
      counts: [
        { id: 'a', closesAt: a },
        { id: 'b', closesAt: b },
      ],
    }) as EventCounts
  const open = { ...given, totals: { all: 2, open: 1, closed: 1, archived: 0 } }
  expect(withCounts(open, of(2, 1)).totals).toEqual({ all: 2, open: 0, closed: 2, archived: 0 })
  expect(withCounts(open, of(9, 8)).totals).toEqual({ all: 2, open: 2, closed: 0, archived: 0 })
  expect(withCounts(open, of(2, 8)).totals).toEqual({ all: 2, open: 1, closed: 1, archived: 0 })
  expect(withCounts(open, of(9, 8)).events.map(({ closesAt }) => closesAt)).toEqual([9, 8])
})
