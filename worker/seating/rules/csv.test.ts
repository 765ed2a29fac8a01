import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatingColumns } from '#seating/words/planner'
import { csvText, undisarmed } from '../../core/files/csv-text.ts'
import { type NamedGuest, type NamedTable, readSeating, seatingRows } from './csv.ts'
import { matchSeating } from './import.ts'
import type { Placement } from './seating.ts'

const guest = (responseId: string, personId: string, name: string, leadName = name): NamedGuest => ({
  ...{ responseId, personId, name, leadName },
})
const tables: NamedTable[] = [
  { id: 't1', name: 'Table 1', seats: 8 },
  { id: 't2', name: 'Bride', seats: 2 },
]
const guests = [
  guest('a', 'p1', 'Ana Lopes'),
  guest('a', 'p2', 'Leo Lopes', 'Ana Lopes'),
  guest('b', 'p1', 'Søren', 'Søren'),
  guest('c', 'p1', 'Ana'),
  guest('d', 'p1', 'Ana'),
]
const rowsOf = (...rows: string[][]) => {
  const read = readSeating([[...seatingColumns], ...rows], seatingColumns)
  return 'rows' in read ? read.rows : []
}
const preview = (rows: string[][], placements: Placement[] = [], all = guests, at = tables) =>
  matchSeating(rowsOf(...rows), { guests: all, tables: at, placements })

describe('the seating file', () => {
  it('lists people by table and seat, those without a table last', () => {
    const placements = [
      { responseId: 'b', personId: 'p1', tableId: 't2', seat: null },
      { responseId: 'a', personId: 'p2', tableId: 't1', seat: 2 },
      { responseId: 'a', personId: 'p1', tableId: 't1', seat: 10 },
      { responseId: 'c', personId: 'p1', tableId: 'gone', seat: 1 },
    ]
    expect(seatingRows(tables, placements, guests, seatingColumns)).toEqual([
      ['Table', 'Seat', 'Guest', 'Lead guest'],
      ['Table 1', 2, 'Leo Lopes', 'Ana Lopes'],
      ['Table 1', 10, 'Ana Lopes', 'Ana Lopes'],
      ['Bride', '', 'Søren', 'Søren'],
      ['', '', 'Ana', 'Ana'],
      ['', '', 'Ana', 'Ana'],
    ])
  })

  it('is read with its columns in any order, among others, empty rows left out', () => {
    const rows = [
      ['GUEST', 'Note', 'table', 'Lead Guest'],
      [' Ana  Lopes ', 'x', 'Table 1', ''],
      ['', '', '', ''],
      [],
      ["'=Sum", '', 'Bride'],
    ]
    expect(readSeating(rows, seatingColumns)).toEqual({
      rows: [
        { line: 2, table: 'Table 1', seat: '', guest: 'Ana Lopes', lead: '' },
        { line: 5, table: 'Bride', seat: '', guest: '=Sum', lead: '' },
      ],
    })
  })

  it.each([
    [[['Seat', 'Name']], ['Table', 'Guest']],
    [[['Table', 'Seat']], ['Guest']],
    [[], ['Table', 'Guest']],
  ])('without its columns says which are missing: %#', (rows, missing) => {
    expect(readSeating(rows, seatingColumns)).toEqual({ missing })
  })
})

describe('an import', () => {
  it('matches names without case and accents, and names new tables', () => {
    expect(
      preview([
        ['table 1', '3', 'ANA LOPES', ''],
        ['Garden', '', 'Soren', ''],
        ['', '', 'Leo Lopes', 'ana lopes'],
        ['garden', '', 'Ana', 'x'],
      ]),
    ).toEqual({
      matched: [
        { line: 2, responseId: 'a', personId: 'p1', tableId: 't1', newTable: null, seat: 3 },
        { line: 3, responseId: 'b', personId: 'p1', tableId: null, newTable: 'Garden', seat: null },
        { line: 4, responseId: 'a', personId: 'p2', tableId: null, newTable: null, seat: null },
      ],
      unknown: [{ line: 5, guest: 'Ana', reason: 'guest' }],
      ambiguous: [],
      newTables: [{ name: 'Garden', guests: 1 }],
    })
  })

  it('takes the one who has exactly the name, before those who have it but for accents', () => {
    const all = [guest('a', 'p1', 'Ana', 'Lead'), guest('a', 'p2', 'Aña', 'Lead')]
    const both = preview(
      [
        ['Bride', '', 'Aña', 'Lead'],
        ['Bride', '', 'Ana', ''],
      ],
      [],
      all,
    )
    expect(both.matched.map(({ personId }) => personId)).toEqual(['p2', 'p1'])
    expect(preview([['Bride', '', 'ANA', '']], [], all).ambiguous).toEqual([
      { line: 2, guest: 'ANA', reason: 'guest' },
    ])
  })

  it.each<[string, string[][], string]>([
    ['a name that two have', [['Bride', '', 'Ana', '']], 'ambiguous 2 guest'],
    [
      'a name that two have, twice',
      [
        ['Bride', '', 'Ana', ''],
        ['Table 1', '', 'Ana', ''],
      ],
      'ambiguous 2 guest, ambiguous 3 guest',
    ],
    [
      'one person twice',
      [
        ['Bride', '', 'Søren', ''],
        ['Table 1', '', 'soren', ''],
      ],
      'ambiguous 2 person, ambiguous 3 person',
    ],
    [
      'one seat for two',
      [
        ['Bride', '1', 'Søren', ''],
        ['Bride', '1', 'Leo Lopes', ''],
      ],
      'ambiguous 2 place, ambiguous 3 place',
    ],
    [
      'one seat of a new table for two',
      [
        ['X', '1', 'Søren', ''],
        ['x', '1', 'Leo Lopes', ''],
      ],
      'ambiguous 2 place, ambiguous 3 place',
    ],
    [
      'nobody',
      [
        ['Bride', '', 'Nobody', ''],
        ['Bride', '', '', ''],
      ],
      'unknown 2 guest, unknown 3 guest',
    ],
    ['another lead guest', [['Bride', '', 'Søren', 'Ana Lopes']], 'unknown 2 guest'],
    ['a seat the table does not have', [['Bride', '3', 'Søren', '']], 'unknown 2 seat'],
    [
      'no seat',
      [
        ['Bride', 'left', 'Søren', ''],
        ['', '1', 'Leo Lopes', ''],
      ],
      'unknown 2 seat, unknown 3 seat',
    ],
    ['seat 61 of a new table', [['New', '61', 'Søren', '']], 'unknown 2 seat'],
    ['seat 60 of a new table', [['New', '60', 'Søren', '']], ''],
  ])('tells of %s and moves none of them', (_, rows, expected) => {
    const { matched, unknown, ambiguous } = preview(rows)
    const told = [
      ...ambiguous.map(({ line, reason }) => `ambiguous ${line} ${reason}`),
      ...unknown.map(({ line, reason }) => `unknown ${line} ${reason}`),
    ]
    expect(told.join(', ')).toBe(expected)
    expect(matched).toHaveLength(rows.length - told.length)
  })

  it('finds two tables of one name ambiguous', () => {
    const twice = [...tables, { id: 't3', name: 'bride', seats: 2 }]
    expect(preview([['BRIDE', '', 'Søren', '']], [], guests, twice).ambiguous).toEqual([
      { line: 2, guest: 'Søren', reason: 'table' },
    ])
    expect(preview([['bride', '', 'Søren', '']], [], guests, twice).matched[0]?.tableId).toBe('t3')
  })

  it('finds a table and a seat by figures in the digits of any script', () => {
    const { matched, unknown } = preview([['Table ١', '٣', 'Søren', '']])
    expect([matched.map(({ tableId, newTable, seat }) => [tableId, newTable, seat]), unknown]).toEqual([
      [['t1', null, 3]],
      [],
    ])
  })

  it('takes no seat from who is not moved, also where that falls away only later', () => {
    const at = (responseId: string, tableId: string, seat: number): Placement => ({
      responseId,
      personId: 'p1',
      tableId,
      seat,
    })
    const placements = [at('a', 't1', 1), at('b', 't1', 2), at('c', 't1', 3)]
    const swap = preview(
      [
        ['Table 1', '2', 'Ana Lopes', ''],
        ['Table 1', '1', 'Søren', ''],
      ],
      placements,
    )
    expect(swap.matched).toHaveLength(2)
    // Ana cannot have Søren's seat once he cannot have the one he should get.
    const chain = preview(
      [
        ['Table 1', '2', 'Ana Lopes', ''],
        ['Table 1', '3', 'Søren', ''],
      ],
      placements,
    )
    expect(chain.matched).toEqual([])
    expect(chain.unknown.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'taken'],
      [3, 'taken'],
    ])
  })
})

it('reads back what it wrote: everybody where they are', () => {
  const names = fc.uniqueArray(
    fc
      .string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'B', 'é', '=', "'", ' ', '李') })
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter((name) => name !== '' && !name.startsWith("'")),
    { minLength: 1, maxLength: 12 },
  )
  const disarmed = (cell: string) => (/^\s*[=+\-@]/.test(cell) ? `'${cell}` : cell)
  fc.assert(
    fc.property(
      names,
      fc.array(fc.tuple(fc.nat(3), fc.boolean()), { minLength: 12, maxLength: 12 }),
      (all, places) => {
        const people = all.map((name, index) => guest(`r${index}`, 'p1', name, all[0]))
        const room = [1, 2, 3].map((number) => ({ id: `t${number}`, name: `=${number}`, seats: 12 }))
        const placements = people.flatMap(({ responseId, personId }, index): Placement[] => {
          const [table, numbered] = places[index] ?? [0, false]
          return table === 0
            ? []
            : [{ responseId, personId, tableId: `t${table}`, seat: numbered ? index + 1 : null }]
        })
        const written = seatingRows(room, placements, people, seatingColumns).map((row) =>
          row.map(String).map(disarmed),
        )
        const read = readSeating(written, seatingColumns)
        const { matched, unknown } = matchSeating('rows' in read ? read.rows : [], {
          guests: people,
          tables: room,
          placements,
        })
        expect(unknown).toEqual([])
        expect(matched).toHaveLength(people.length)
        for (const { responseId, tableId, seat } of matched) {
          const placed = placements.find((one) => one.responseId === responseId)
          expect([tableId, seat]).toEqual([placed?.tableId ?? null, placed?.seat ?? null])
        }
      },
    ),
  )
})

describe('the bytes of a file', () => {
  const bytes = (...all: (number | string)[]) =>
    Uint8Array.from(
      all.flatMap((one) => (typeof one === 'number' ? [one] : Array.from(new TextEncoder().encode(one)))),
    )

  it.each([
    ['UTF-8', bytes('Søren,李'), 'Søren,李'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 'Søren'), 'Søren'],
    ['Windows-1252', bytes('S', 0xf8, 'ren ', 0x80, 0x92), 'Søren €’'],
    ['UTF-16, little end first', bytes(0xff, 0xfe, 0x53, 0, 0xf8, 0), 'Sø'],
    ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x53, 0, 0xf8), 'Sø'],
    ['nothing', bytes(), ''],
  ])('are read as %s', (_, given, expected) => {
    expect(csvText(given)).toEqual({ text: expected, delimiter: undefined })
  })

  it.each([
    ['sep=;\r\nTable;Seat', ';', 'Table;Seat'],
    ['SEP=,\nTable', ',', 'Table'],
    ['"sep=;"\nTable', ';', 'Table'],
    ['sep=\t\nTable', '\t', 'Table'],
    ['sep=;', ';', ''],
    ['sep\nTable', undefined, 'sep\nTable'],
    ['Table\nsep=;', undefined, 'Table\nsep=;'],
  ])('may name the delimiter in a first line: %j', (text, delimiter, rest) => {
    expect(csvText(bytes(text))).toEqual({ text: rest, delimiter })
    expect(csvText(bytes(0xef, 0xbb, 0xbf, text))).toEqual({ text: rest, delimiter })
  })

  it.each([
    ["'=1+1", '=1+1'],
    ["'-5", '-5'],
    ["'  @x", '  @x'],
    ["'Ana", "'Ana"],
    ["O'Neil", "O'Neil"],
    ["''=1", "''=1"],
    ['', ''],
  ])('hold the cell %j as %j', (cell, expected) => {
    expect(undisarmed(cell)).toBe(expected)
  })
})
