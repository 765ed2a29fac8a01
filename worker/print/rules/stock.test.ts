import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mark, marksOf } from './marks.ts'
import { nameSize, nameSizes } from './name-size.ts'
import {
  cardBox,
  offsetClass,
  offsetIn,
  offsets,
  pagesFor,
  paperOf,
  type StockId,
  slotAt,
  stockOf,
  stocks,
} from './stock.ts'

const all = Object.entries(stocks)
const last = (id: StockId) => cardBox(stocks[id], stocks[id].columns * stocks[id].rows - 1)

describe('a stock', () => {
  it.each<[StockId, number[], number[]]>([
    ['a4', [15, 10, 85, 55], [110, 230]],
    ['lp800', [15, 10, 85, 55], [110, 230]],
    ['c32011', [15, 13.5, 85, 54], [110, 229.5]],
    ['l7414', [15, 18.5, 90, 52], [105, 226.5]],
    ['tent', [13.5, 5, 90, 100], [193.5, 105]],
    ['l4794', [28.5, 15, 120, 90], [148.5, 105]],
    ['5302', [19.05, 38.1, 88.9, 101.6], [107.95, 139.7]],
    ['letter', [19.05, 12.7, 88.9, 50.8], [107.95, 215.9]],
    ['5371', [19.05, 12.7, 88.9, 50.8], [107.95, 215.9]],
  ])('%s has its first card at %j and its last at %j', (id, [x, y, width, height], corner) => {
    expect(cardBox(stocks[id], 0)).toEqual({ page: 0, x, y, width, height })
    expect([last(id).x, last(id).y]).toEqual(corner)
  })

  it('goes by rows, page after page', () => {
    expect([0, 1, 2, 9, 10, 25].map((index) => slotAt(stocks.a4, index))).toEqual([
      { page: 0, column: 0, row: 0 },
      { page: 0, column: 1, row: 0 },
      { page: 0, column: 0, row: 1 },
      { page: 0, column: 1, row: 4 },
      { page: 1, column: 0, row: 0 },
      { page: 2, column: 1, row: 2 },
    ])
    expect(cardBox(stocks.l4794, 8)).toEqual({ page: 2, x: 28.5, y: 15, width: 120, height: 90 })
  })

  it('needs as many pages as its cards fill', () => {
    expect(pagesFor(stocks.l4794, 9)).toBe(3)
    expect(paperOf(stocks.l4794)).toEqual({ width: 297, height: 210 })
    expect([0, 1, 10, 11, 2000].map((cards) => pagesFor(stocks.a4, cards))).toEqual([0, 1, 1, 2, 200])
  })

  it.each(all)('%s keeps its cards apart, and 5 mm from the paper’s edge', (_, stock) => {
    const boxes = Array.from({ length: stock.columns * stock.rows }, (__, index) => cardBox(stock, index))
    const { width, height } = paperOf(stock)
    for (const [index, box] of boxes.entries()) {
      expect(box.page).toBe(0)
      expect(
        Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height),
      ).toBeGreaterThanOrEqual(5)
      const overlap = boxes
        .slice(index + 1)
        .some(
          (other) =>
            box.x + box.width > other.x + 0.01 &&
            other.x + other.width > box.x + 0.01 &&
            box.y + box.height > other.y + 0.01 &&
            other.y + other.height > box.y + 0.01,
        )
      expect(overlap).toBe(false)
    }
    if (stock.fold !== null) expect(stock.fold * 2).toBe(stock.card[1])
  })

  it('is found by its id alone, and has marks to cut by on plain paper only', () => {
    expect(stockOf('c32011')).toBe(stocks.c32011)
    expect([stockOf('constructor'), stockOf(''), stockOf('C32011')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(all.filter(([, { plain }]) => plain).map(([id]) => id)).toEqual(['a4', 'tent', 'letter'])
  })

  it('is set right by offsets of -5 to 5 mm in steps of 0.5, each a class of its own', () => {
    expect([offsets.length, offsets[0], offsets.at(-1)]).toEqual([21, -5, 5])
    expect(['0', '1.3', '-0.6', '9', '-9', 'x', '', '-0.1'].map(offsetIn)).toEqual([
      0, 1.5, -0.5, 5, -5, 0, 0, 0,
    ])
    expect([
      offsetClass('x', 1.5),
      offsetClass('x', -0.5),
      offsetClass('y', -5),
      offsetClass('y', 0),
    ]).toEqual(['right-15', 'left-5', 'up-50', 'down-0'])
    for (const axis of ['x', 'y'] as const)
      expect(new Set(offsets.map((mm) => offsetClass(axis, mm))).size).toBe(offsets.length)
  })
})

const course = (id: string, ...names: string[]) => ({
  id,
  items: names.map((name, index) => ({ id: `${id}${index}`, name })),
})
const letters = (...names: string[]) =>
  [
    ...(marksOf([course('c', ...names)])
      .get('c')
      ?.values() ?? []),
  ].map((mark: Mark) => mark.letters)

describe('marks', () => {
  it('are circle, square, triangle, diamond, hexagon and star, then the same filled, then again', () => {
    const marks = [
      ...(marksOf([course('c', ...Array.from('ABCDEFGHIJKLM'))])
        .get('c')
        ?.values() ?? []),
    ]
    expect(marks.map(({ shape, filled }) => `${shape}${filled ? ' filled' : ''}`)).toEqual([
      ...['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'],
      ...[
        'circle filled',
        'square filled',
        'triangle filled',
        'diamond filled',
        'hexagon filled',
        'star filled',
      ],
      'circle',
    ])
  })

  it.each([
    [['Beef fillet', 'Sea bass', 'Risotto'], 'B S R'],
    [['Beef', 'Bass', 'Bread soup', 'Bean stew'], 'B BA BS BE'],
    [['Soup', 'Soup', 'Soup', 'Soup', 'Soup'], 'S SO SU SP S2'],
    [['crème brûlée', 'Éclair'], 'C É'],
    [['李小龍', '李'], '李 李2'],
    [['7-hour lamb', '(seven)'], '7 S'],
    [['!!', '??'], '1 2'],
    [['ßoup', 'Soup'], 'ß S'],
  ])('of %j have the letters %s: who comes first gets the single one', (names, expected) => {
    expect(letters(...names).join(' ')).toBe(expected)
  })

  it('stand for the courses that have a choice', () => {
    const menu = [
      course('a', 'X', 'Y'),
      course('b', 'X'),
      course('c', 'X', 'Y'),
      course('d', 'X', 'Y'),
      course('e', 'X', 'Y'),
    ]
    expect([...marksOf(menu).keys()]).toEqual(['a', 'c', 'd', 'e'])
  })

  it('have one or two letters, and no two dishes of a course have the same', () => {
    const name = fc.oneof(
      fc.constantFrom('Soup', 'soup', 'Soup S', '', 'Beef'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 30 }), (names) => {
        const found = letters(...names)
        expect(new Set(found).size).toBe(names.length)
        for (const one of found) expect([1, 2]).toContain(Array.from(one).length)
      }),
    )
  })
})

describe('a name on a card', () => {
  const width = 75

  it.each([
    ['Ana Lopes', 28],
    ['李小龍', 28],
    ['محمد', 28],
    ['Maria Lindqvist', 28],
    ['Alexandra von Hohenberg', 24],
    ['Maximiliane-Charlotte zu Hohenlohe-Waldenburg', 14],
    ['Wolfeschlegelsteinhausenbergerdorff', 12],
    ['x'.repeat(100), 12],
    ['Ana '.repeat(25).trim(), 12],
    ['', 28],
  ])('“%s” stands in %i pt', (name, size) => {
    expect(nameSize(name, width)).toBe(size)
  })

  it('never grows as it gets longer, nor shrinks on a wider card', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'M', 'i', ' ', '-', '李'), maxLength: 40 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 40, max: 110 }), fc.nat(30), (name, more, narrow, by) => {
        expect(nameSize(`${name} ${more}`, narrow)).toBeLessThanOrEqual(nameSize(name, narrow))
        expect(nameSize(name, narrow + by)).toBeGreaterThanOrEqual(nameSize(name, narrow))
        expect(nameSizes).toContain(nameSize(name, narrow))
      }),
      { numRuns: 1000, examples: [['-aMaa李-a', '', 40, 6]] },
    )
  })
})
