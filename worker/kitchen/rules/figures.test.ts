import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchen } from '#languages/en/kitchen'
import { noNeedInEnglish } from '#needs/rules/note/lists/no-need-english'
import type { Dish } from '../../needs/rules/conflicts.ts'
import type { Content } from '../../needs/rules/contents.ts'
import type { How, Need, What } from '../../needs/rules/needs.ts'
import { statesNoNeed } from '../../needs/rules/note/no-need.ts'
import type { KitchenFigures } from '../shape/kitchen.ts'
import type { KitchenInput, KitchenMenu, KitchenPerson } from '../shape/kitchen-input.ts'
import { kitchenFigures, kitchenTotals } from './figures.ts'
import { fallbackNamesIn } from './parties.ts'

const need = (what: What, how?: How): Need => ({ what, ...(how && { how }), by: 'guest' })
const dish = (...contents: Content[]): Dish => ({ contents, facts: [], version: 1 })
const milky = dish({ what: 'milk', state: 'contains' })

const menu: KitchenMenu = [
  {
    id: 'main',
    name: 'Main',
    removed: false,
    time: '19:40',
    items: [
      { id: 'beef', name: 'Beef fillet', removed: false },
      { id: 'bass', name: 'Sea bass', removed: false },
      { id: 'risotto', name: 'Risotto', removed: false },
    ],
  },
]

let made = 0
function person(main: string, more: Partial<KitchenPerson> = {}): KitchenPerson {
  made++
  return {
    responseId: `r${made}`,
    personId: 'p1',
    name: `Guest ${made}`,
    note: '',
    special: null,
    selections: main === '' ? {} : { main },
    ...more,
  }
}
const people = (count: number, main: string, more?: Partial<KitchenPerson>) =>
  Array.from({ length: count }, () => person(main, more))

function sheetOf(more: Partial<KitchenInput>): KitchenFigures {
  const input: KitchenInput = {
    people: [],
    menu,
    dishes: new Map(),
    substitutes: [],
    tables: [],
    placements: [],
    notComing: 0,
    extras: [],
    sparePercent: 0,
    guaranteed: null,
    version: 1,
    fallbackNames: fallbackNamesIn(kitchen),
    ...more,
  }
  const figures = kitchenFigures(input, (words) => !statesNoNeed(words, noNeedInEnglish))
  expectTotalsOf(input, figures)
  return figures
}

/** Holds when the totals by themselves are those among all the figures, whatever guests wrote in words. */
function expectTotalsOf(input: KitchenInput, { extras, plates, guests, notComing, courses }: KitchenFigures) {
  const counted = courses.map((course) => ({ ...course, defaultDish: null }))
  const alone = kitchenTotals(input)
  const theirs = alone.courses.map((course) => ({ ...course, defaultDish: null }))
  expect({ ...alone, courses: theirs }).toEqual({ extras, plates, guests, notComing, courses: counted })
}

/** A course's lines as "name as listed + changed = total". */
function lines({ courses }: KitchenFigures, course = 0): string[] {
  const found = courses[course]
  if (!found) throw new Error('no such course')
  return [
    ...found.items.map((item) => `${item.name} ${item.asListed} + ${item.changed} = ${item.total}`),
    `none ${found.noneForMe}`,
    `not chosen ${found.notChosen}`,
    `total ${found.total}`,
  ]
}

describe('the figures', () => {
  it('count plates without the infants who have no dish, and add up to them', () => {
    const kitchen = sheetOf({
      people: [
        ...people(48, 'beef'),
        ...people(30, 'bass'),
        ...people(35, 'risotto'),
        person('risotto', { age: 'infant' }),
        ...people(4, '', { age: 'child' }),
        person('', { age: 'infant' }),
        person('none', { age: 'infant' }),
      ],
      notComing: 9,
    })
    expect(kitchen).toMatchObject({
      plates: 118,
      guests: 120,
      children: 4,
      infants: 3,
      infantsWithoutPlate: 2,
      notComing: 9,
    })
    expect(lines(kitchen)).toEqual([
      'Beef fillet 48 + 0 = 48',
      'Sea bass 30 + 0 = 30',
      'Risotto 36 + 0 = 36',
      'none 0',
      'not chosen 4',
      'total 118',
    ])
  })

  it('count the children and infants among those who eat a dish', () => {
    const kitchen = sheetOf({
      people: [
        ...people(2, 'beef'),
        ...people(3, 'beef', { age: 'child' }),
        person('beef', { age: 'infant' }),
        person('', { age: 'infant' }),
        person('bass', { age: 'child' }),
      ],
    })
    expect(
      kitchen.courses[0]?.items.map(({ total, children, infants }) => [total, children, infants]),
    ).toEqual([
      [6, 3, 1],
      [1, 1, 0],
      [0, 0, 0],
    ])
  })

  it('count dishes for children apart, behind the others', () => {
    const [main] = menu
    const items = [
      { id: 'nuggets', name: 'Nuggets', removed: false, forChildren: true },
      ...(main?.items ?? []),
    ]
    const kitchen = sheetOf({
      menu: [{ id: 'main', name: 'Main', removed: false, items }],
      people: [...people(2, 'beef'), ...people(3, 'nuggets', { age: 'child' }), person('nuggets')],
      tables: [{ id: 't', name: '4' }],
    })
    expect(
      kitchen.courses[0]?.items.map(({ name, forChildren = false, total }) => [name, forChildren, total]),
    ).toEqual([
      ['Beef fillet', false, 2],
      ['Sea bass', false, 0],
      ['Risotto', false, 0],
      ['Nuggets', true, 4],
    ])
    expect(kitchen.courses[0]?.total).toBe(kitchen.plates)
    expect(kitchen.tables[1]?.courses[0]?.items.map(({ id }) => id)).toEqual(['beef', 'nuggets'])
  })

  it('count who is asked for something else under changed, until it is agreed and after', () => {
    const ana = person('risotto', {
      name: 'Ana',
      special: 1,
      needs: [need('milk', 'allergy')],
      shownVersions: { risotto: 1 },
    })
    const input = { people: [ana, ...people(3, 'risotto')], dishes: new Map([['risotto', milky]]) }
    const open = sheetOf(input)
    expect(lines(open).slice(2)).toEqual(['Risotto 3 + 1 = 4', 'none 0', 'not chosen 0', 'total 4'])
    expect(open.courses[0]?.items[2]?.changedFor).toEqual([1])
    expect(open.attention).toMatchObject({ contained: 1, unsettled: 1, notShown: 0 })
    expect(open.specials).toEqual([
      {
        number: 1,
        responseId: ana.responseId,
        personId: 'p1',
        name: 'Ana',
        table: null,
        seat: null,
        needs: [need('milk', 'allergy')],
        words: '',
        dishes: [
          {
            categoryId: 'main',
            itemId: 'risotto',
            state: 'contains',
            needs: [{ what: 'milk', how: 'allergy', state: 'contains' }],
            wish: 'ask',
            changed: true,
            wasShown: true,
            alternative: null,
          },
        ],
      },
    ])
    const substitute = {
      responseId: ana.responseId,
      personId: 'p1',
      categoryId: 'main',
      words: 'cucumber salad',
      agreedBy: 'Marta',
      at: 5,
    }
    const agreed = sheetOf({ ...input, substitutes: [{ ...substitute, itemId: 'risotto' }] })
    expect(lines(agreed)).toEqual(lines(open))
    expect(agreed.specials[0]?.dishes[0]?.alternative).toEqual({
      words: 'cucumber salad',
      agreedBy: 'Marta',
      at: 5,
    })
    expect(agreed.attention).toMatchObject({ contained: 1, unsettled: 0 })
    const ofAnother = sheetOf({
      ...input,
      substitutes: [
        { ...substitute, itemId: 'beef' },
        { ...substitute, itemId: 'risotto', words: '' },
      ],
    })
    expect(ofAnother.specials[0]?.dishes[0]?.alternative).toBeNull()
  })

  it('count “as it is” as the dish', () => {
    const ana = person('risotto', {
      special: 1,
      needs: [need('milk', 'allergy')],
      shownVersions: { risotto: 1 },
      wishes: { risotto: 'as_is' },
    })
    const kitchen = sheetOf({ people: [ana], dishes: new Map([['risotto', milky]]) })
    expect(lines(kitchen)[2]).toBe('Risotto 1 + 0 = 1')
    expect(kitchen.specials[0]?.dishes[0]).toMatchObject({ state: 'contains', wish: 'as_is', changed: false })
    expect(kitchen.attention).toMatchObject({ contained: 1, unsettled: 0 })
  })

  it('count a dish that is not confirmed as listed, and name the need', () => {
    const kitchen = sheetOf({ people: [person('beef', { special: 2, needs: [need('eggs', 'allergy')] })] })
    expect(lines(kitchen)[0]).toBe('Beef fillet 1 + 0 = 1')
    expect(kitchen.specials[0]?.dishes[0]).toMatchObject({
      state: 'not_confirmed',
      needs: [{ what: 'eggs', how: 'allergy', state: 'not_confirmed' }],
      wish: null,
    })
    expect(kitchen.attention).toMatchObject({
      contained: 0,
      notConfirmed: { dishes: 1, guests: 1 },
      byCourse: [{ categoryId: 'main', guests: 1 }],
    })
  })

  it('take nuts for almonds where no kind is named, and warn of traces for an allergy only', () => {
    const states = (contents: Content[], what: What, how: How) =>
      sheetOf({
        people: [person('beef', { special: 1, needs: [need(what, how)] })],
        dishes: new Map([['beef', dish(...contents)]]),
      }).specials[0]?.dishes[0]
    expect(states([{ what: 'nuts', state: 'contains' }], 'almonds', 'allergy')).toMatchObject({
      state: 'contains',
      changed: true,
    })
    expect(states([{ what: 'walnuts', state: 'contains' }], 'almonds', 'allergy')).toMatchObject({
      state: 'not_confirmed',
    })
    expect(states([{ what: 'sesame', state: 'may' }], 'sesame', 'allergy')).toMatchObject({
      state: 'may',
      wish: 'ask',
    })
    expect(states([{ what: 'sesame', state: 'may' }], 'sesame', 'intolerance')).toMatchObject({
      state: 'may',
      wish: null,
    })
  })

  it('list a vegan whose risotto contains milk, and tally the others', () => {
    const vegan = { needs: [need('vegan')], special: 1 }
    const kitchen = sheetOf({
      people: [
        person('risotto', vegan),
        person('beef', { ...vegan, special: 2 }),
        person('bass', { needs: [need('halal')], special: 3 }),
      ],
      dishes: new Map([
        ['risotto', milky],
        ['beef', { contents: [], facts: [{ fact: 'vegan' as const, value: 'yes' as const }], version: 1 }],
        ['bass', { contents: [], facts: [{ fact: 'halal' as const, value: 'yes' as const }], version: 1 }],
      ]),
    })
    expect(kitchen.specials.map(({ number, dishes }) => [number, dishes[0]?.state])).toEqual([
      [1, 'contains'],
    ])
    expect(kitchen.diets).toEqual([
      { what: 'vegan', count: 1 },
      { what: 'halal', count: 1 },
    ])
  })

  it('keep notes as typed, count unsorted ones, and drop “None”', () => {
    const kitchen = sheetOf({
      people: [
        person('beef', { note: 'nut allergy', special: 1 }),
        person('beef', { note: 'None' }),
        person('beef', { note: 'no satay sauce', noteSorted: true, special: 2 }),
        person('beef', {
          note: 'no eggs',
          special: 3,
          noteSorted: true,
          needs: [{ what: 'eggs', how: 'allergy', by: 'planner' }],
        }),
        person('beef', { note: '-', special: 4, needs: [need('milk', 'allergy')] }),
      ],
    })
    expect(kitchen.specials.map(({ number, words }) => [number, words])).toEqual([
      [1, 'nut allergy'],
      [2, 'no satay sauce'],
      [3, 'no eggs'],
      [4, ''],
    ])
    expect(kitchen.wordsNotSorted).toBe(1)
    expect(kitchen.specials.map(({ noteUnsorted = false }) => noteUnsorted)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('show a removed dish while somebody has it, and what is not known at all', () => {
    const gone: KitchenMenu = [
      {
        ...menu[0],
        id: 'main',
        name: 'Main',
        removed: false,
        items: [
          { id: 'beef', name: 'Beef fillet', removed: false },
          { id: 'bass', name: 'Sea bass', removed: true },
        ],
      },
      { id: 'soup', name: 'Soup', removed: true, items: [{ id: 's1', name: 'Broth', removed: false }] },
    ]
    const chosen = sheetOf({
      menu: gone,
      people: [...people(31, 'bass'), person('lost'), person('', { selections: { cheese: 'c1' } })],
    })
    expect(lines(chosen)).toEqual([
      'Beef fillet 0 + 0 = 0',
      'Sea bass 31 + 0 = 31',
      'Unknown Item 1 + 0 = 1',
      'none 0',
      'not chosen 1',
      'total 33',
    ])
    expect(chosen.courses.map(({ name }) => name)).toEqual(['Main', 'Unknown Category'])
    expect(lines(chosen, 1)).toEqual(['Unknown Item 1 + 0 = 1', 'none 0', 'not chosen 32', 'total 33'])
    const rechosen = sheetOf({ menu: gone, people: people(31, 'beef') })
    expect(lines(rechosen)).toEqual(['Beef fillet 31 + 0 = 31', 'none 0', 'not chosen 0', 'total 31'])
  })

  it('say what those get who have not chosen, special guests left out', () => {
    const withDefault = menu.map((course) => ({ ...course, defaultItemId: 'risotto' }))
    const kitchen = sheetOf({
      menu: withDefault,
      people: [
        ...people(4, ''),
        person('', { special: 1, needs: [need('milk', 'allergy')] }),
        person('none'),
      ],
    })
    expect(kitchen.courses[0]).toMatchObject({
      defaultDish: { id: 'risotto', name: 'Risotto', count: 4 },
      notChosen: 5,
      noneForMe: 1,
      total: 6,
    })
    expect(kitchen.courses[0]?.items.map(({ total }) => total)).toEqual([0, 0, 0])
    expect(kitchen.specials[0]?.dishes[0]).toMatchObject({ itemId: null, changed: false })
    expect(
      sheetOf({ menu: menu.map((course) => ({ ...course, defaultItemId: 'gone' })) }).courses[0]?.defaultDish,
    ).toBeNull()
  })

  it('tell how many of a dish’s guests have which allergy or intolerance', () => {
    const kitchen = sheetOf({
      people: [
        person('beef', { special: 1, needs: [need('nuts', 'allergy'), need('vegan')] }),
        person('beef', { special: 2, needs: [need('nuts', 'intolerance'), need('gluten', 'allergy')] }),
        person('beef', { special: 3, needs: [need('nuts', 'choice')] }),
        person('bass', { special: 4, needs: [need('nuts', 'allergy')] }),
      ],
    })
    expect(kitchen.courses[0]?.items.map(({ needs }) => needs)).toEqual([
      [
        { what: 'gluten', count: 1 },
        { what: 'nuts', count: 2 },
      ],
      [{ what: 'nuts', count: 1 }],
      [],
    ])
  })

  it('round spare plates up by dish and never add them', () => {
    const kitchen = sheetOf({
      people: [...people(48, 'beef'), ...people(30, 'bass'), ...people(36, 'risotto')],
      sparePercent: 3,
      extras: [{ label: 'crew', count: 5 }],
    })
    expect(kitchen.courses[0]?.items.map(({ sparePlates }) => sparePlates)).toEqual([2, 1, 2])
    expect([kitchen.plates, kitchen.courses[0]?.total]).toEqual([114, 114])
    expect(kitchen.extras).toEqual([{ label: 'crew', count: 5 }])
  })

  it('count by table, and sort the special guests by table, seat and number', () => {
    const allergic = (special: number) => ({ special, needs: [need('milk', 'allergy')] })
    const all = [
      person('beef', allergic(3)),
      person('risotto', allergic(2)),
      person('bass'),
      person('', allergic(1)),
      person('none', { age: 'infant' }),
    ]
    const at = (index: number, tableId: string, seat: number | null = null) => ({
      responseId: all[index]?.responseId ?? '',
      personId: 'p1',
      tableId,
      seat,
    })
    const kitchen = sheetOf({
      people: all,
      tables: [
        { id: 't2', name: 'Table 2' },
        { id: 't1', name: 'Table 1' },
        { id: 't3', name: 'Table 3' },
      ],
      placements: [at(0, 't1', 2), at(1, 't1', 1), at(2, 't2'), at(3, 'gone'), at(4, 't3')],
    })
    expect(kitchen.specials.map(({ number, table, seat }) => [number, table, seat])).toEqual([
      [2, 'Table 1', 1],
      [3, 'Table 1', 2],
      [1, null, null],
    ])
    const ofMain = (counts: object) => [
      { categoryId: 'main', items: [], noneForMe: 0, notChosen: 0, ...counts },
    ]
    expect(kitchen.tables).toEqual([
      {
        tableId: 't2',
        name: 'Table 2',
        plates: 1,
        specials: [],
        courses: ofMain({ items: [{ id: 'bass', count: 1 }] }),
      },
      {
        tableId: 't1',
        name: 'Table 1',
        plates: 2,
        specials: [2, 3],
        courses: ofMain({
          items: [
            { id: 'beef', count: 1 },
            { id: 'risotto', count: 1 },
          ],
        }),
      },
      { tableId: 't3', name: 'Table 3', plates: 0, specials: [], courses: ofMain({}) },
      { tableId: null, name: '', plates: 1, specials: [1], courses: ofMain({ notChosen: 1 }) },
    ])
  })

  it('list an infant with an allergy and no dish, without a plate', () => {
    const kitchen = sheetOf({
      people: [person('', { age: 'infant', special: 1, needs: [need('milk', 'allergy')] })],
    })
    expect(kitchen).toMatchObject({ plates: 0, specials: [{ number: 1, age: 'infant', dishes: [] }] })
  })

  it('count who is warned of contents they were not told of', () => {
    const fond = { needs: [need('celery', 'allergy')], shownVersions: { beef: 1 } }
    const celery: Dish = { contents: [{ what: 'celery', state: 'contains' }], facts: [], version: 2 }
    const kitchen = sheetOf({
      people: [
        person('beef', { ...fond, special: 1 }),
        person('beef', { ...fond, special: 2, shownVersions: { beef: 2 } }),
        ...people(46, 'beef'),
      ],
      dishes: new Map([['beef', celery]]),
    })
    expect(kitchen.attention).toMatchObject({ contained: 2, notShown: 1 })
    expect(kitchen.courses[0]?.items[0]).toMatchObject({
      asListed: 46,
      changed: 2,
      changedFor: [1, 2],
      total: 48,
    })
  })
})

const choice = fc.constantFrom('', 'none', 'a', 'b', 'gone', 'lost')
const anyone = fc.record({
  selections: fc.dictionary(fc.constantFrom('c1', 'c2', 'off', 'unknown'), choice),
  age: fc.constantFrom(undefined, 'child' as const, 'infant' as const),
  words: fc.constantFrom('', 'None', 'no satay'),
  needs: fc.constantFrom(undefined, [need('milk', 'allergy')], [need('vegan')], [need('nuts', 'choice')]),
  wishes: fc.constantFrom(undefined, { a: 'as_is' as const }, { b: 'ask' as const }),
  shownVersions: fc.constantFrom(undefined, { a: 1, b: 1 }),
  table: fc.constantFrom('t1', 't2', 'gone'),
})

describe('in every event', () => {
  it('each course adds up to the plates, by dish and by table', () => {
    const courses: KitchenMenu = ['c1', 'c2', 'off'].map((id) => ({
      id,
      name: id,
      removed: id === 'off',
      defaultItemId: 'a',
      items: ['a', 'b', 'gone'].map((item) => ({ id: item, name: item, removed: item === 'gone' })),
    }))
    fc.assert(
      fc.property(fc.array(anyone, { maxLength: 12 }), fc.nat(100), (all, sparePercent) => {
        const kitchen = sheetOf({
          menu: courses,
          people: all.map((one, index) =>
            person('', { ...one, personId: `p${index}`, responseId: 'r', special: index }),
          ),
          dishes: new Map([['a', milky]]),
          substitutes: [
            {
              responseId: 'r',
              personId: 'p1',
              categoryId: 'c1',
              itemId: 'b',
              words: 'x',
              agreedBy: 'M',
              at: 1,
            },
          ],
          tables: [
            { id: 't1', name: '1' },
            { id: 't2', name: '2' },
          ],
          placements: all.map(({ table }, index) => ({
            responseId: 'r',
            personId: `p${index}`,
            tableId: table,
            seat: null,
          })),
          sparePercent,
        })
        expect(kitchen.plates + kitchen.infantsWithoutPlate).toBe(kitchen.guests)
        for (const course of kitchen.courses) {
          const items = course.items.reduce((sum, { total }) => sum + total, 0)
          expect(items + course.noneForMe + course.notChosen).toBe(kitchen.plates)
          expect(course.total).toBe(kitchen.plates)
          for (const item of course.items) {
            expect(item.asListed + item.changed).toBe(item.total)
            expect(item.changedFor).toHaveLength(item.changed)
            const atTables = kitchen.tables.flatMap((table) =>
              table.courses
                .filter(({ categoryId }) => categoryId === course.categoryId)
                .flatMap(({ items: counts }) => counts),
            )
            const sum = atTables
              .filter(({ id }) => id === item.id)
              .reduce((total, { count }) => total + count, 0)
            expect(sum).toBe(item.total)
          }
        }
        expect(kitchen.tables.reduce((sum, { plates }) => sum + plates, 0)).toBe(kitchen.plates)
        const changedFor = new Set(
          kitchen.courses.flatMap(({ items }) => items.flatMap((item) => item.changedFor)),
        )
        const listed = new Set(kitchen.specials.map(({ number }) => number))
        expect([...changedFor].filter((number) => !listed.has(number))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
