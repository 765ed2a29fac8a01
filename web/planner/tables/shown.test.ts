import { expect, test } from 'vitest'
import type { Seating } from '#seating/shape/view'
import { looksSame, movesBack, movesTo, shownOf } from './shown.ts'

const person = (name: string) => ({ personId: name, name, special: null })
const table = (id: string, seats = 4) => ({ id, name: id, seats, taken: 0, free: seats, over: 0 })
const at = (responseId: string, personId: string, tableId: string, seat: number | null = null) => ({
  ...{ responseId, personId, tableId, seat },
})

const seating: Seating = {
  on: true,
  seats: false,
  tables: [table('1'), table('2', 2)],
  parties: [
    { responseId: 'p', lead: 'Ana', people: ['Ana', 'Bo', 'Cy'].map(person) },
    { responseId: 'q', lead: 'Dee', people: [person('Dee')] },
  ],
  placements: [at('p', 'Ana', '1', 2), at('p', 'Bo', '2')],
  unplaced: [],
  lastFill: null,
}

const namesAt = (shown: ReturnType<typeof shownOf>) =>
  shown.tables.map(({ groups }) => groups.flatMap(({ people }) => people.map(({ name }) => name)).join())
const [ana, bo, cy] = [0, 1]
  .flatMap((index) => shownOf(seating).tables[index]?.groups[0]?.people ?? [])
  .concat(shownOf(seating).unplaced[0]?.people ?? [])

test('a party stands at each table where some of it sit, and with who sits nowhere', () => {
  const shown = shownOf(seating)
  expect(namesAt(shown)).toEqual(['Ana', 'Bo'])
  expect(shown.unplaced.map(({ lead, people }) => [lead, people.length])).toEqual([
    ['Ana', 1],
    ['Dee', 1],
  ])
  expect(shown).toMatchObject({ guests: 4, left: 2 })
  expect(shown.unplaced[0]?.counts).toEqual([1, 1])
  expect(shown.unplaced[0]?.elsewhere).toEqual([
    { tableId: '1', table: '1', free: 3 },
    { tableId: '2', table: '2', free: 1 },
  ])
})

test('a move on its way is shown as one, and what it fills is counted', () => {
  const move = [
    { responseId: 'q', personId: 'Dee', tableId: '2' },
    { responseId: 'p', personId: 'Cy', tableId: '2' },
  ]
  const shown = shownOf(seating, move)
  expect(namesAt(shown)).toEqual(['Ana', 'Bo,Cy,Dee'])
  expect(shown.tables[1]).toMatchObject({ taken: 3, free: 0, over: 1 })
  expect(shown.tables[1]?.groups.flatMap(({ people }) => people.map(({ saving }) => saving))).toEqual([
    ...[false, true, true],
  ])
  const [, saved] = shownOf(
    seating,
    move.map((one) => ({ ...one, saved: true })),
  ).tables
  expect(saved?.groups.every(({ people }) => people.every(({ saving }) => !saving))).toBe(true)
  expect(namesAt(shownOf(seating, [{ responseId: 'p', personId: 'Bo', tableId: null }]))).toEqual(['Ana', ''])
})

test('who sits at a table that is gone sits nowhere', () => {
  const shown = shownOf({ ...seating, tables: [table('1')] })
  expect(shown.unplaced[0]?.people.map(({ name }) => name)).toEqual(['Bo', 'Cy'])
})

test('with seats, whoever comes gets the lowest that nobody has, and beyond the last none', () => {
  const [first] = shownOf(seating).tables
  const people = [ana, bo, cy].flatMap((one) => (one ? [one, one, one] : [])).slice(0, 4)
  const seats = movesTo(people, first ?? null, true).map(({ seat }) => seat)
  expect(seats).toEqual([1, 3, 4, null])
  expect(movesTo(people, first ?? null, false).every(({ seat }) => seat === null)).toBe(true)
  expect(movesTo(people, null, true).every(({ tableId, seat }) => tableId === null && seat === null)).toBe(
    true,
  )
})

test('a way back leads to the table and the seat of before, or to none', () => {
  const [first] = shownOf(seating).tables
  const people = [ana, bo, cy].filter((one) => one !== undefined)
  const back = (...of: Parameters<typeof movesBack>) =>
    movesBack(...of).map(({ tableId, seat }) => [tableId, seat])
  expect(back(people.slice(0, 1), first ?? null, true)).toEqual([['1', 2]])
  expect(back(people.slice(0, 1), first ?? null, false)).toEqual([['1', null]])
  expect(back(people.slice(2), null, true)).toEqual([[null, null]])
})

test('a way back leads to the filling that placed somebody, and a move leads from it', () => {
  const [first] = shownOf(seating).tables
  const filled = { ...seating, placements: [{ ...at('p', 'Ana', '1'), fillId: 'f' }] }
  const anaOf = (shown: ReturnType<typeof shownOf>) => shown.tables[0]?.groups[0]?.people ?? []
  expect(movesBack(anaOf(shownOf(filled)), first ?? null, false)).toMatchObject([{ fillId: 'f' }])
  expect(anaOf(shownOf(filled, [at('p', 'Ana', '1', 3)]))).toMatchObject([{ fillId: undefined }])
})

test('read again without a change, a table looks the same', () => {
  const [one, other] = [shownOf(seating), shownOf(structuredClone(seating))]
  expect(looksSame(one.tables, other.tables)).toBe(true)
  expect(looksSame(one.tables[0], shownOf(seating, [at('q', 'Dee', '1')]).tables[0])).toBe(false)
})
