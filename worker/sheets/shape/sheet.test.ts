import { describe, expect, it } from 'vitest'
import { kitchen as words } from '#languages/en/kitchen'
import { diffWords } from '#sheets/words/kitchen-diff'
import { kitchenFigures } from '../../kitchen/rules/figures.ts'
import { fallbackNamesIn } from '../../kitchen/rules/parties.ts'
import type { KitchenInput, KitchenPerson } from '../../kitchen/shape/kitchen-input.ts'
import type { Dish } from '../../needs/rules/conflicts.ts'
import type { Need, What } from '../../needs/rules/needs.ts'
import { applyChanges } from '../../testing/factories/apply-changes.ts'
import { erasedLines } from '../../testing/factories/erased-lines.ts'
import { canonical, isSameContent } from '../rules/canonical.ts'
import { diff, withoutErased } from '../rules/diff.ts'
import { diffLines } from '../rules/lines.ts'
import { scopedKitchen, scopedSheet } from '../rules/scope.ts'
import { type Sheet, sheetOf } from './sheet.ts'

const allergy = (what: What): Need => ({ what, how: 'allergy', by: 'guest' })
const zone = 'Europe/Lisbon'
const event = {
  title: 'Sam & Alex’s Wedding',
  serviceDay: '2026-06-20',
  serviceTime: '19:00',
  venue: 'The Barn',
  timeZone: zone,
  closesAt: Date.UTC(2026, 5, 14, 23),
}
const beef = { id: 'beef', name: 'Beef fillet', removed: false }
const bass = { id: 'bass', name: 'Sea bass', removed: false }
const risotto = { id: 'risotto', name: 'Risotto', removed: false }
const main = { id: 'main', name: 'Main', removed: false, time: '19:40', items: [beef, bass, risotto] }

/** A party whose people chose these mains, told apart by the party's name. */
function party(id: string, ...mains: string[]): KitchenPerson[] {
  return mains.map((dish, index) => ({
    responseId: id,
    personId: `p${index}`,
    name: `${id} ${index}`,
    note: '',
    special: null,
    selections: dish === '' ? {} : { main: dish },
  }))
}
const many = (count: number, dish: string) => Array.from({ length: count }, () => dish)

function input(people: KitchenPerson[], more: Partial<KitchenInput> = {}): KitchenInput {
  return {
    people,
    menu: [main],
    dishes: new Map(),
    substitutes: [],
    tables: [],
    placements: [],
    notComing: 0,
    extras: [],
    sparePercent: 0,
    guaranteed: null,
    version: 1,
    fallbackNames: fallbackNamesIn(words),
    ...more,
  }
}
const kitchenOf = (people: KitchenPerson[], more?: Partial<KitchenInput>) =>
  kitchenFigures(input(people, more), (note) => note !== '')
const sheet = (people: KitchenPerson[], more?: Partial<KitchenInput>) =>
  sheetOf(kitchenOf(people, more), event, [])

/** The differences as a kitchen reads them, each after its section. */
function told(from: Sheet, to: Sheet): string[] {
  const lines = diffLines(from, to).map((line) => diffWords(line, [], zone))
  expect(lines.filter((line) => typeof line.from === 'number' && line.from === line.to)).toEqual([])
  expect(canonical(applyChanges(diff(from, to), from))).toBe(canonical(withoutErased(to)))
  return lines.map(({ section, words }) => `${section} ${words}`)
}

describe('the difference of two sheets', () => {
  it('tells that a guest is a child, of the dish and of the guests', () => {
    const [one, other] = party('a', 'beef', 'beef')
    if (!one || !other) throw new Error('nobody')
    expect(told(sheet([one, other]), sheet([one, { ...other, age: 'child' }]))).toEqual([
      'MAIN Beef fillet, children 0 → 1 (+1)',
      'GUESTS children 0 → 1',
    ])
  })

  it('tells that a dish is for children, and no longer', () => {
    const young = { ...main, items: [{ ...beef, forChildren: true }, bass, risotto] }
    const [before, after] = [sheet(party('a', 'beef')), sheet(party('a', 'beef'), { menu: [young] })]
    expect(told(before, after)).toEqual(['MAIN Beef fillet now for children'])
    expect(told(after, before)).toEqual(['MAIN Beef fillet no longer for children'])
  })

  it('tells who is new, what was chosen anew and how many come', () => {
    const tables = [{ id: 't4', name: '4' }]
    const at = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        responseId: 'r',
        personId: `p${index}`,
        tableId: 't4',
        seat: null,
      }))
    const others = party('o', ...many(44, 'beef'), ...many(29, 'bass'), ...many(42, 'risotto'))
    const before = sheet([...others, ...party('r', 'beef', 'beef', 'bass', 'bass')], {
      tables,
      placements: at(4),
    })
    const [first, ...rest] = party('r', 'beef', 'beef', 'bass', 'beef', 'beef')
    if (!first) throw new Error('nobody')
    const lead: KitchenPerson = { ...first, needs: [allergy('peanuts')], special: 14 }
    const after = sheet([...others, lead, ...rest], { tables, placements: at(4) })
    expect(told(before, after)).toEqual([
      'ALLERGY new S14, Table 4, peanuts',
      'MAIN Beef fillet 46 → 48 (+2)',
      'MAIN Sea bass 31 → 30 (−1)',
      'GUESTS 119 → 120',
    ])
  })

  it('is nothing between equal sheets, and nothing again once a party that went is back', () => {
    const people = [...party('a', 'beef', 'bass'), ...party('b', 'risotto')]
    const first = sheet(people)
    expect(diff(first, sheet(people))).toEqual([])
    expect(told(first, sheet(party('b', 'risotto')))).toEqual([
      'MAIN Beef fillet 1 → 0 (−1)',
      'MAIN Sea bass 1 → 0 (−1)',
      'GUESTS 3 → 1',
    ])
    expect(diff(first, sheet(people.toReversed().toReversed()))).toEqual([])
  })

  it('names a dish that was removed as long as it is listed, and tells when all chose another', () => {
    const gone = { menu: [{ ...main, items: [beef, { ...bass, removed: true }, risotto] }] }
    const before = sheet(party('a', ...many(31, 'bass')))
    const removed = sheet(party('a', ...many(31, 'bass')), gone)
    expect(told(before, removed)).toEqual(['MAIN Sea bass taken off the menu'])
    const rechosen = sheet(party('a', ...many(31, 'risotto')), gone)
    expect(told(removed, rechosen)).toEqual([
      'MAIN Risotto 0 → 31 (+31)',
      'MAIN Sea bass (removed) 31 → 0 (−31)',
    ])
    expect(told(before, rechosen)).toEqual([
      'MAIN Risotto 0 → 31 (+31)',
      'MAIN Sea bass (removed) 31 → 0 (−31)',
    ])
  })

  it('tells of a rename once, and of nothing else', () => {
    const renamed = {
      menu: [{ ...main, name: 'Main course', items: [{ ...beef, name: 'Beef Wellington' }, bass, risotto] }],
    }
    const [person] = party('a', 'beef')
    const ana = { ...person, ...party('a', 'beef')[0], needs: [allergy('eggs')], special: 1 } as KitchenPerson
    const everybody = [ana, ...party('b', ...many(47, 'beef'))]
    expect(told(sheet(everybody), sheet(everybody, renamed))).toEqual([
      'MAIN COURSE Renamed: Main → Main course',
      'MAIN COURSE Renamed: Beef fillet → Beef Wellington',
    ])
  })

  it('tells each special guest for whom a dish has changed', () => {
    const needs = [allergy('celery')]
    const everybody = party('a', ...many(48, 'beef')).map((one, index) =>
      index < 2 ? { ...one, needs, special: index + 7 } : one,
    )
    const celery: Dish = { contents: [{ what: 'celery', state: 'contains' }], facts: [], version: 2 }
    expect(told(sheet(everybody), sheet(everybody, { dishes: new Map([['beef', celery]]) }))).toEqual([
      'ALLERGY S7 Main: Beef fillet, CELERY NOT CONFIRMED → NOT the Beef fillet (contains): NOT AGREED',
      'ALLERGY S8 Main: Beef fillet, CELERY NOT CONFIRMED → NOT the Beef fillet (contains): NOT AGREED',
      'MAIN Beef fillet changed 0 → 2 (S7, S8)',
    ])
  })

  it('tells everything else that a kitchen works by', () => {
    const one = party('a', 'beef', '')
    const before = sheet(one)
    const lead = { ...one[0], needs: [allergy('milk')], special: 3, note: 'no cream' } as KitchenPerson
    const agreed = {
      responseId: 'a',
      personId: 'p0',
      categoryId: 'main',
      itemId: 'beef',
      words: 'steak',
      agreedBy: 'Marta',
      at: 5,
    }
    const person = {
      ...lead,
      note: 'no cream, please',
      name: 'Ana',
      selections: { main: 'beef', sweet: 'none' },
    }
    const sweet = {
      id: 'sweet',
      name: 'Dessert',
      removed: false,
      items: [{ id: 'ice', name: 'Ice', removed: false }],
    }
    const later = sheet([person, ...party('a', '', '').slice(1)], {
      menu: [{ ...main, time: '20:00', defaultItemId: 'risotto' }, sweet],
      substitutes: [agreed],
      notComing: 2,
      extras: [{ label: 'crew', count: 5 }],
      sparePercent: 3,
      guaranteed: { count: 2, due: Date.UTC(2026, 5, 16, 11) },
    })
    const mid = sheet([lead, ...one.slice(1)])
    expect(told(before, mid)).toEqual(['ALLERGY new S3, milk, “no cream”', 'GUESTS words not sorted 0 → 1'])
    expect(told(mid, later)).toEqual([
      'ALLERGY S3 “no cream” → “no cream, please”',
      'ALLERGY S3 Main: Beef fillet, MILK NOT CONFIRMED → NOT the Beef fillet (not confirmed): steak, agreed by Marta',
      'ALLERGY S3 Dessert: NOT CHOSEN → None for me',
      'ALLERGY S3 a 0 → Ana',
      'MAIN 19:40 → 20:00',
      'MAIN Beef fillet changed 0 → 1 (S3)',
      'MAIN guests who have not chosen get: nothing → Risotto',
      'DESSERT new course',
      'DESSERT Ice new on the menu',
      'DESSERT None for me 0 → 1 (+1)',
      'DESSERT NOT CHOSEN 0 → 1 (+1)',
      'GUESTS not coming 0 → 2',
      'GUESTS crew 0 → 5',
      'GUESTS spare 0% → 3%',
      'GUESTS guaranteed nothing → 2, due Tue 16 June, 12:00',
    ])
    expect(told(later, before)).toContain('ALLERGY no longer S3')
    const other = sheetOf(
      kitchenOf(one),
      { ...event, serviceDay: '2026-06-21', venue: null, closesAt: event.closesAt + 60_000 },
      [],
    )
    expect(told(before, other)).toEqual([
      'GUESTS day: Sat 20 June 2026 → Sun 21 June 2026',
      'GUESTS place: The Barn → none',
      'GUESTS answers close: Sun 14 June, 23:59 → Mon 15 June, 00:00',
    ])
  })

  it('tells a new order of courses, and none where one only came, went or was renamed', () => {
    const course = (id: string, name = id) => ({ ...main, id, name, items: [] as typeof main.items })
    const [soup, sweet, snack] = [course('Soup'), course('Sweet'), course('Snack')]
    const served = (...menu: (typeof main)[]) => sheet([], { menu })
    const before = served(soup, main, sweet)
    expect(told(before, served(main, soup, sweet))).toEqual(['COURSES new order: Main, Soup, Sweet'])
    expect(told(before, served(sweet, soup, snack))).toContain('COURSES new order: Sweet, Soup')
    for (const after of [served(snack, soup, main, sweet), served(soup, sweet), served(main, sweet)])
      expect(told(before, after).filter((line) => line.includes('order'))).toEqual([])
    expect(told(before, served(soup, main, course('Sweet', 'Dessert')))).toEqual([
      'DESSERT Renamed: Sweet → Dessert',
    ])
  })

  it('tells the plates where they differ by another figure than the guests', () => {
    const one = party('a', 'beef', '')
    const infant = one.map((person, index) => (index === 1 ? { ...person, age: 'infant' as const } : person))
    expect(told(sheet(one), sheet(infant))).toEqual([
      'MAIN NOT CHOSEN 1 → 0 (−1)',
      'GUESTS plates 2 → 1',
      'GUESTS infants 0 → 1',
      'GUESTS infants without 0 → 1',
    ])
  })

  it('tells of tables: who moved, and what is carried elsewhere though as much is cooked', () => {
    const [lead, other] = party('a', 'beef', 'bass')
    if (!lead || !other) throw new Error('nobody')
    const people = [{ ...lead, needs: [allergy('milk')], special: 1 }, other]
    const tables = [
      { id: 't1', name: 'Table 1' },
      { id: 't2', name: 'Table 2' },
    ]
    const at = (first: string, second: string) => ({
      tables,
      placements: [
        { responseId: 'a', personId: 'p0', tableId: first, seat: 3 },
        { responseId: 'a', personId: 'p1', tableId: second, seat: null },
      ],
    })
    expect(told(sheet(people), sheet(people, at('t1', 't1')))).toEqual([
      'TABLE S1 no table → Table 1, seat 3',
      'TABLE tables 0 → 2',
    ])
    expect(told(sheet(people, at('t1', 't2')), sheet(people, at('t2', 't1')))).toEqual([
      'TABLE S1 Table 1, seat 3 → Table 2, seat 3',
      'TABLE Table 1: Beef fillet 1 → 0 (−1)',
      'TABLE Table 1: Sea bass 0 → 1 (+1)',
      'TABLE Table 2: Beef fillet 0 → 1 (+1)',
      'TABLE Table 2: Sea bass 1 → 0 (−1)',
    ])
    const bride = { ...at('t1', 'gone'), tables: [{ id: 't1', name: 'Bride' }] }
    expect(told(sheet(people, at('t1', 't2')), sheet(people, bride))).toEqual([
      'TABLE S1 Table 1, seat 3 → Bride, seat 3',
      'TABLE Renamed: Table 1 → Bride',
      'TABLE gone: Table 2',
      'TABLE Table 2: 1 → 0 (−1)',
      'TABLE Table 2: Sea bass 1 → 0 (−1)',
    ])
  })
})

describe('erasing a person', () => {
  const ana = {
    ...party('a', 'beef')[0],
    name: 'Ana Lopes',
    needs: [allergy('peanuts')],
    note: 'no satay sauce',
    special: 14,
  } as KitchenPerson
  const issued = sheet([ana, ...party('b', 'bass')])
  const erased = { ...issued, lines: erasedLines(issued.lines, 'a') }

  it('leaves the body as it was, which holds nothing of a person', () => {
    expect(canonical(erased.body)).toBe(canonical(issued.body))
    expect(canonical(issued.body)).not.toMatch(/Ana|peanuts|satay|"p0"|"a"/)
    expect(JSON.parse(canonical(issued.body))).toEqual(issued.body)
  })

  it('empties the lines of the response, or of the one person, and keeps the number', () => {
    expect(erased.lines).toEqual([{ special: 14, responseId: 'a', personId: 'p0', line: null }])
    expect(JSON.stringify(erased.lines)).not.toMatch(/Ana|peanuts|satay/)
    expect(erasedLines(issued.lines, 'a', 'p1')).toEqual(issued.lines)
    expect(erasedLines(issued.lines, 'a', 'p0')).toEqual(erased.lines)
    expect(erasedLines(issued.lines, 'b')).toEqual(issued.lines)
  })

  it('is told without what it was, and a need given again as new', () => {
    const blanked = sheet([{ ...ana, name: '', note: '', needs: [], special: 14 }, ...party('b', 'bass')])
    expect(told(erased, blanked)).toEqual(['ALLERGY no longer S14', 'GUESTS words not sorted 1 → 0'])
    expect(told(issued, erased)).toEqual([])
    expect(told(erased, issued)).toEqual(['ALLERGY new S14, peanuts, “no satay sauce”'])
  })
})

describe('a sheet within a scope', () => {
  const sweet = {
    id: 'sweet',
    name: 'Dessert',
    removed: false,
    items: [{ id: 'ice', name: 'Ice', removed: false }],
  }
  const people = [
    {
      ...party('a', 'beef')[0],
      name: 'Ana Lopes',
      special: 2,
      needs: [allergy('milk')],
      selections: { main: 'beef', sweet: 'ice' },
    },
    {
      ...party('b', 'bass')[0],
      name: 'Bo',
      special: 1,
      needs: [allergy('eggs')],
      selections: { main: 'bass' },
    },
  ] as KitchenPerson[]
  const more: Partial<KitchenInput> = {
    menu: [main, sweet],
    tables: [{ id: 't1', name: 'Bride' }],
    placements: [{ responseId: 'a', personId: 'p0', tableId: 't1', seat: 4 }],
    substitutes: [
      {
        responseId: 'a',
        personId: 'p0',
        categoryId: 'main',
        itemId: 'beef',
        words: 'plain steak',
        agreedBy: 'Marta',
        at: 5,
      },
    ],
  }
  const whole = sheet(people, more)
  const kitchen = kitchenOf(people, more)

  it('of all courses, names and tables is the sheet itself', () => {
    const all = { courses: 'all', names: 'all', tables: true } as const
    expect(scopedSheet(whole, all)).toEqual(whole)
    const { attention, ...figures } = kitchen
    expect(attention.notConfirmed.guests).toBe(2)
    expect(scopedKitchen(kitchen, all)).toEqual(figures)
  })

  it('of the dessert holds nothing of another course, and each special guest with the dessert only', () => {
    const pastry = { courses: ['sweet'], names: 'specials', tables: true } as const
    for (const json of [scopedSheet(whole, pastry), scopedKitchen(kitchen, pastry)].map((one) =>
      JSON.stringify(one),
    )) {
      expect(json).not.toMatch(/main|Main|beef|Beef|bass|Bass|risotto|steak|Marta/)
      expect(json).toMatch(/Dessert.*Ana Lopes|Ana Lopes.*Dessert/s)
    }
    expect(
      scopedSheet(whole, pastry).lines.map(({ special, line }) => [special, line?.dishes.length]),
    ).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  it('without names or tables holds none, nor their order', () => {
    const bare = { courses: 'all', names: 'none', tables: false } as const
    for (const json of [scopedSheet(whole, bare), scopedKitchen(kitchen, bare)].map((one) =>
      JSON.stringify(one),
    ))
      expect(json).not.toMatch(/Ana|Bo"|Bride|t1|"seat":4/)
    expect(scopedSheet(whole, bare).lines.map(({ special }) => special)).toEqual([1, 2])
    expect(whole.lines.map(({ special }) => special)).toEqual([2, 1])
  })

  it('keeps erased lines erased', () => {
    const lines = erasedLines(whole.lines, 'a')
    const scoped = scopedSheet({ ...whole, lines }, { courses: ['sweet'], names: 'all', tables: true })
    expect(scoped.lines[0]).toEqual({ special: 2, responseId: 'a', personId: 'p0', line: null })
  })
})

it('writes the same content as the same text, whatever the order of keys', () => {
  expect(canonical({ b: [{ y: 1, x: null }], a: 'é' })).toBe('{"a":"é","b":[{"x":null,"y":1}]}')
  expect(canonical({ a: undefined, b: 2 })).toBe(canonical({ b: 2 }))
  expect(canonical([2, 1])).not.toBe(canonical([1, 2]))
})

it.each([
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: undefined }, { b: undefined }, true],
  [{ a: undefined, b: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('compares %o with %o by content: %s', (a, b, expected) => {
  expect(isSameContent(a, b)).toBe(expected)
  expect(canonical(a) === canonical(b)).toBe(expected)
})
