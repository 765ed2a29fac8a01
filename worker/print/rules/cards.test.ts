import { describe, expect, it } from 'vitest'
import type { SpecialGuest } from '../../kitchen/shape/kitchen.ts'
import type { KitchenInput, KitchenPerson } from '../../kitchen/shape/kitchen-input.ts'
import { atTables } from '../../seating/rules/at-tables.ts'
import { everything } from '../../sheets/rules/scope.ts'
import { cardChoices, legendOf, placeCards } from './cards.ts'

const person = (personId: string, name: string, selections = {}): KitchenPerson => ({
  ...{ responseId: 'r', personId, name, note: '', special: null, selections },
})
const dish = (id: string, name: string, removed = false) => ({ id, name, removed })
const menu: KitchenInput['menu'] = [
  { id: 'gone', name: 'Gone', removed: true, items: [dish('g1', 'A'), dish('g2', 'B')] },
  { id: 'starter', name: 'Starter', removed: false, items: [dish('soup', 'Soup'), dish('tart', 'Tart')] },
  { id: 'bread', name: 'Bread', removed: false, items: [dish('rye', 'Rye'), dish('oat', 'Oat', true)] },
  { id: 'main', name: 'Main', removed: false, items: [dish('beef', 'Beef'), dish('bass', 'Bass')] },
]
const tables = [
  { id: 't2', name: 'Garden' },
  { id: 't1', name: 'Table 1' },
]
const placed = (personId: string, tableId: string, seat: number | null = null) => ({
  ...{ responseId: 'r', personId, tableId, seat },
})
const people = [
  person('a', 'Zoe', { starter: 'soup', main: 'bass', gone: 'g1' }),
  person('b', 'Ana', { starter: 'none', main: 'beef' }),
  person('c', 'Leo', { main: 'gone' }),
  person('d', '', { main: 'beef' }),
  person('e', 'Guest 10', {}),
  person('f', 'Guest 9', {}),
]
const input = {
  ...{ people, tables },
  placements: [
    placed('a', 't1', 2),
    placed('b', 't1', 1),
    placed('c', 't1'),
    placed('e', 't2'),
    placed('f', 'x'),
  ],
}

/** S14, to whom something else is served in these courses. */
const specialGuest = (personId: string, ...changed: string[]) =>
  ({
    ...{ number: 14, responseId: 'r', personId },
    dishes: ['starter', 'main'].map((categoryId) => ({ categoryId, changed: changed.includes(categoryId) })),
  }) as unknown as SpecialGuest

describe('people on cards', () => {
  it('come by table and seat, who has no seat after them and who has no table last', () => {
    expect(
      atTables(input, 'table').map((one) => [one.person.name, one.table?.name ?? null, one.seat]),
    ).toEqual([
      ['Guest 10', 'Garden', null],
      ['Ana', 'Table 1', 1],
      ['Zoe', 'Table 1', 2],
      ['Leo', 'Table 1', null],
      ['Guest 9', null, null],
    ])
  })

  it('come by name as one reads it, each with a table', () => {
    expect(atTables(input, 'name').map((one) => one.person.name)).toEqual([
      ...['Ana', 'Guest 9', 'Guest 10', 'Leo', 'Zoe'],
    ])
  })
})

describe('a place card', () => {
  const legend = legendOf(menu, everything, ['starter', 'main', 'bread', 'gone'])
  const cards = (choices = {}, specials: SpecialGuest[] = []) =>
    placeCards(atTables(input, 'name'), legend, specials, { specialNumbers: false, ...choices })
  const marks = (personId: string, specials: SpecialGuest[] = []) =>
    cards({}, specials)
      .find(({ key }) => key === `r/${personId}`)
      ?.marks.map((mark) => mark?.letters ?? null)

  it('has a mark for each course asked for that has a choice, in its place', () => {
    expect(marks('a')).toEqual(['S', 'BA'])
    expect(marks('b')).toEqual([null, 'B'])
    expect([marks('c'), marks('e')]).toEqual([[], []])
  })

  it('has none where something else is served than the dish chosen', () => {
    expect(marks('a', [specialGuest('a', 'main')])).toEqual(['S', null])
    expect(marks('a', [specialGuest('a')])).toEqual(['S', 'BA'])
  })

  it('has the special number, and other marks than of the main, only where they are wanted', () => {
    const numbers = (choices: object) => cards(choices, [specialGuest('b')]).map((card) => card.specialNumber)
    expect(numbers({})).toEqual([null, null, null, null, null])
    expect(numbers({ specialNumbers: true })).toEqual([14, null, null, null, null])
    const marked = (asked: string[] | null) =>
      placeCards(atTables(input, 'name'), legendOf(menu, everything, asked), [], {
        specialNumbers: false,
      }).map((card) => card.marks.map((mark) => mark?.letters))
    expect(marked(null)).toEqual([['B'], [], [], [], ['BA']])
    expect(marked([])).toEqual([[], [], [], [], []])
  })

  it('has the special number among namesakes at one table, wanted or not', () => {
    const anas = [person('a', 'Ana'), person('b', 'ANA'), person('c', 'Ana'), person('d', 'Leo')]
    const seats = [placed('a', 't1'), placed('b', 't1'), placed('c', 't2'), placed('d', 't1')]
    const there = atTables({ people: anas, tables, placements: seats }, 'table')
    const specials = ['b', 'c', 'd'].map((id, at) => ({ ...specialGuest(id), number: at + 1 }))
    const numbers = placeCards(there, legend, specials, { specialNumbers: false }).map((card) => [
      card.key,
      card.specialNumber,
    ])
    expect(Object.fromEntries(numbers)).toEqual({ 'r/a': null, 'r/b': 1, 'r/c': null, 'r/d': null })
  })

  it('has its marks told by a legend of the courses that have a choice now', () => {
    const told = legend.map(({ name, dishes }) => [name, dishes.map((one) => one.mark.letters + one.name)])
    expect(told).toEqual([
      ['Starter', ['SSoup', 'TTart']],
      ['Main', ['BBeef', 'BABass']],
    ])
  })
})

describe('the choices for cards', () => {
  it('are plain paper of the place, and no special numbers, where an address says nothing else', () => {
    const usual = { x: 0, y: 0, specialNumbers: false }
    expect(cardChoices({}, 'letter', true)).toEqual({ ...usual, stock: 'letter', order: 'table' })
    const wrong = { stock: 'constructor', x: 'x', y: '1e9', special: 'yes', order: 'seat' }
    expect(cardChoices(wrong, 'a4', true)).toEqual({ ...usual, y: 5, stock: 'a4', order: 'table' })
  })

  it('are by name without tables', () => {
    expect(cardChoices({ order: 'table' }, 'a4', false).order).toBe('name')
  })

  it('are read from an address', () => {
    const chosen = { stock: 'l4794', x: 1.5, y: -0.5, specialNumbers: true, order: 'name' } as const
    const asked = { stock: 'l4794', x: '1.5', y: '-0.5', special: 'on', order: 'name' }
    expect(cardChoices(asked, 'a4', true)).toEqual(chosen)
  })
})
