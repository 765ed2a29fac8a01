import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byName } from '#core/natural'
import { overSeats, splitInto, unplacedAt } from '#seating/words/planner'
import { fillByParty } from './fill.ts'
import {
  type Guest,
  guestKey,
  type Move,
  moved,
  type Placement,
  roomAt,
  type Table,
  unplaced,
} from './seating.ts'

const people = (responseId: string, count: number): Guest[] =>
  Array.from({ length: count }, (_, index) => ({ responseId, personId: `p${index + 1}` }))
const tables = (...seats: number[]): Table[] =>
  seats.map((count, index) => ({ id: `t${index + 1}`, seats: count }))
const at = (tableId: string, guests: Guest[], seat: number | null = null): Placement[] =>
  guests.map((guest) => ({ ...guest, tableId, seat }))

/** The tables and seats of a party: "t1 6, t2 4". */
function where(placed: readonly Placement[], responseId: string): string {
  const own = placed.filter((one) => one.responseId === responseId)
  return [...Map.groupBy(own, ({ tableId }) => tableId)].map(([id, all]) => `${id} ${all.length}`).join(', ')
}

describe('filling by party', () => {
  it('takes the largest first, and among equals who came first', () => {
    const guests = [...people('a', 2), ...people('b', 4), ...people('c', 2)]
    const { placed, left } = fillByParty(guests, tables(4, 3), [])
    expect(['a', 'b', 'c'].map((party) => where(placed, party))).toEqual(['t2 2', 't1 4', ''])
    expect(left).toEqual(people('c', 2))
  })

  it('gives a party the first table with room for all', () => {
    expect(where(fillByParty(people('a', 3), tables(2, 8, 3), []).placed, 'a')).toBe('t2 3')
  })

  it('splits a party over the fewest tables, and says so', () => {
    const { placed, split } = fillByParty(people('a', 10), tables(6, 6), [])
    expect(where(placed, 'a')).toBe('t1 6, t2 4')
    expect(split).toEqual([
      {
        responseId: 'a',
        at: [
          { tableId: 't1', count: 6 },
          { tableId: 't2', count: 4 },
        ],
      },
    ])
    expect(splitInto(split[0]?.at.map(({ count }) => count) ?? [])).toBe('split 6 + 4')
    expect(where(fillByParty(people('a', 7), tables(2, 2, 2, 5, 2), []).placed, 'a')).toBe('t4 5, t1 2')
  })

  it('places no one of a party that finds no room, and the smaller ones behind it', () => {
    const { placed, left, split } = fillByParty([...people('a', 5), ...people('b', 2)], tables(2, 2), [])
    expect([where(placed, 'a'), where(placed, 'b'), left.length, split]).toEqual(['', 't1 2', 5, []])
  })

  it('leaves who sits already, and joins the others of their party to them', () => {
    const placements = at('t2', people('a', 2))
    const { placed } = fillByParty(people('a', 3), tables(8, 3), placements)
    expect(placed).toEqual([{ responseId: 'a', personId: 'p3', tableId: 't2', seat: null }])
    const full = fillByParty(people('a', 4), tables(8, 3), placements)
    expect(where(full.placed, 'a')).toBe('t1 2')
    expect(full.split).toEqual([
      {
        responseId: 'a',
        at: [
          { tableId: 't2', count: 2 },
          { tableId: 't1', count: 2 },
        ],
      },
    ])
  })

  it('puts nobody at a table that has too many', () => {
    expect(where(fillByParty(people('b', 1), tables(2, 1), at('t1', people('a', 4))).placed, 'b')).toBe(
      't2 1',
    )
  })

  it('gives the lowest free seats where seats are wanted', () => {
    const { placed } = fillByParty(people('b', 2), tables(4), at('t1', people('a', 1), 2), true)
    expect(placed.map(({ seat }) => seat)).toEqual([1, 3])
  })
})

describe('moving people', () => {
  const guests = [...people('a', 2), ...people('b', 1)]
  const [a1, a2, b1] = guests as [Guest, Guest, Guest]
  const room = tables(4, 1)
  const placements: Placement[] = [
    { ...a1, tableId: 't1', seat: 1 },
    { ...a2, tableId: 't1', seat: 2 },
  ]

  it('lets two of them change seats', () => {
    const moves: Move[] = [
      { ...a1, tableId: 't1', seat: 2 },
      { ...a2, tableId: 't1', seat: 1 },
    ]
    expect(moved(placements, moves, guests, room)).toEqual({
      placements: [
        { ...a1, tableId: 't1', seat: 2 },
        { ...a2, tableId: 't1', seat: 1 },
      ],
    })
  })

  it('takes them from their table, or to one without a seat', () => {
    expect(moved(placements, [{ ...a1, tableId: null }], guests, room)).toEqual({
      placements: placements.slice(1),
    })
    expect(moved(placements, [{ ...a1, tableId: 't2' }], guests, room)).toEqual({
      placements: [placements[1], { ...a1, tableId: 't2', seat: null }],
    })
  })

  it.each<[string, Move[], string]>([
    ['a seat somebody keeps', [{ ...b1, tableId: 't1', seat: 2 }], 'taken'],
    [
      'one seat for two',
      [
        { ...b1, tableId: 't2', seat: 1 },
        { ...a1, tableId: 't2', seat: 1 },
      ],
      'taken',
    ],
    ['a seat the table does not have', [{ ...b1, tableId: 't2', seat: 2 }], 'seat'],
    ['seat 0', [{ ...b1, tableId: 't2', seat: 0 }], 'seat'],
    ['half a seat', [{ ...b1, tableId: 't1', seat: 1.5 }], 'seat'],
    ['a table that is not there', [{ ...b1, tableId: 't9' }], 'table'],
    ['a person who is not there', [{ responseId: 'x', personId: 'p1', tableId: 't1' }], 'guest'],
    [
      'the same person twice',
      [
        { ...b1, tableId: 't1' },
        { ...b1, tableId: 't2' },
      ],
      'twice',
    ],
  ])('refuses %s', (_, moves, reason) => {
    const result = moved(placements, moves, guests, room)
    expect('refused' in result && result.refused.reason).toBe(reason)
  })

  it('tells of too many at a table and does not refuse them', () => {
    const ten = people('a', 10)
    const result = moved(
      [],
      ten.map((one) => ({ ...one, tableId: 't1' })),
      ten,
      tables(8),
    )
    const after = 'placements' in result ? result.placements : []
    expect(roomAt(tables(8), after)).toEqual([{ tableId: 't1', seats: 8, taken: 10, free: 0, over: 2 }])
    expect([overSeats(2), overSeats(0)]).toEqual(['2 over', ''])
  })
})

it('lists who came to a party beside the tables where the others sit', () => {
  const room = tables(4)
  const kept = [...at('t1', people('a', 2)).slice(1), ...at('t1', people('b', 1), 4)]
  const guests = [...people('a', 2).slice(1), { responseId: 'a', personId: 'p9' }, ...people('b', 1)]
  expect(unplaced(guests, kept, room)).toEqual([
    { responseId: 'a', personId: 'p9', party: [{ tableId: 't1', free: 2 }] },
  ])
  expect(unplacedAt([{ table: '4', free: 1 }])).toBe('unplaced, party at Table 4 (1 free)')
  expect(unplacedAt([])).toBe('unplaced')
})

const size = fc.integer({ min: 1, max: 10 })
const event = fc.record({
  sizes: fc.array(size, { maxLength: 12 }),
  seats: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }),
  before: fc.array(fc.tuple(fc.nat(11), fc.nat(9), fc.nat(7)), { maxLength: 20 }),
  numbered: fc.boolean(),
})

function built({
  sizes,
  seats,
  before,
}: {
  sizes: number[]
  seats: number[]
  before: [number, number, number][]
}) {
  const guests = sizes.flatMap((count, index) => people(`r${index}`, count))
  const room = tables(...seats)
  const placements = before.reduce<Placement[]>((placed, [party, person, table]) => {
    const move = {
      responseId: `r${party}`,
      personId: `p${person + 1}`,
      tableId: `t${table + 1}`,
      seat: person + 1,
    }
    const result = moved(placed, [move], guests, room)
    return 'placements' in result ? result.placements : placed
  }, [])
  return { guests, room, placements }
}

describe('however people come', () => {
  it('filling loses nobody, gives no seat twice, overfills nothing and leaves none who would fit', () => {
    fc.assert(
      fc.property(event, (given) => {
        const { guests, room, placements } = built(given)
        const filled = fillByParty(guests, room, placements, given.numbered)
        expect(fillByParty(guests, room, placements, given.numbered)).toEqual(filled)
        const after = [...placements, ...filled.placed]
        expect([...after, ...filled.left].map(guestKey).sort()).toEqual(guests.map(guestKey).sort())
        const seats = after
          .filter(({ seat }) => seat !== null)
          .map(({ tableId, seat }) => `${tableId} ${seat}`)
        expect(new Set(seats).size).toBe(seats.length)
        if (given.numbered) expect(filled.placed.every(({ seat }) => seat !== null)).toBe(true)
        const rooms = roomAt(room, after)
        for (const [index, { over }] of roomAt(room, placements).entries())
          expect(rooms[index]?.over).toBe(over)
        const free = rooms.reduce((sum, one) => sum + one.free, 0)
        for (const party of Map.groupBy(filled.left, ({ responseId }) => responseId).values())
          expect(party.length).toBeGreaterThan(free)
        const spread = [...Map.groupBy(after, ({ responseId }) => responseId)]
          .filter(([, all]) => new Set(all.map(({ tableId }) => tableId)).size > 1)
          .map(([id]) => id)
          .filter((id) => filled.placed.some(({ responseId }) => responseId === id))
        expect(filled.split.map(({ responseId }) => responseId).sort()).toEqual(spread.sort())
      }),
      { numRuns: 2000 },
    )
  })

  it('moving gives no seat twice and loses nobody who was not taken away', () => {
    const move = fc.tuple(fc.nat(11), fc.nat(9), fc.option(fc.nat(7)), fc.option(fc.nat(12)))
    fc.assert(
      fc.property(event, fc.array(move, { maxLength: 6 }), (given, all) => {
        const { guests, room, placements } = built(given)
        const moves = all.map(
          ([party, person, table, seat]): Move => ({
            responseId: `r${party}`,
            personId: `p${person + 1}`,
            tableId: table === null ? null : `t${table + 1}`,
            seat,
          }),
        )
        const result = moved(placements, moves, guests, room)
        if ('refused' in result) return
        const seats = result.placements
          .filter(({ seat }) => seat !== null)
          .map(({ tableId, seat }) => `${tableId} ${seat}`)
        expect(new Set(seats).size).toBe(seats.length)
        const keys = result.placements.map(guestKey)
        expect(new Set(keys).size).toBe(keys.length)
        const gone = moves.filter(({ tableId }) => tableId === null).map(guestKey)
        for (const one of placements) expect(keys.includes(guestKey(one))).toBe(!gone.includes(guestKey(one)))
      }),
      { numRuns: 1000 },
    )
  })
})

it('sorts the names of tables as people count', () => {
  expect(['Table 10', 'Table 2', 'table 1', 'Bride', '11', '9', 'Äpfel', 'Zoo'].sort(byName)).toEqual([
    '9',
    '11',
    'Äpfel',
    'Bride',
    'table 1',
    'Table 2',
    'Table 10',
    'Zoo',
  ])
  expect([byName('a', 'a'), Math.sign(byName('01', '1')), Math.sign(byName('1', '01'))]).toEqual([0, -1, 1])
})
