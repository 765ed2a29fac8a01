import { expect, test } from 'vitest'
import type { Column, Field } from './fields.ts'
import { type Choices, partiesIn } from './parties.ts'

const columnsOf = (...fields: (Field | undefined)[]): Column[] =>
  fields.map((field) => ({ heading: '', values: [], field }))
const none: Choices = { companions: 0, sameAddress: 'apart', below: 'apart' }
const found = (rows: string[][], fields: (Field | undefined)[], choices: Partial<Choices> = {}) =>
  partiesIn(rows, columnsOf(...fields), 0, { ...none, ...choices })
const sizes = ({ parties }: ReturnType<typeof partiesIn>) =>
  parties.map(({ label, maxSize }) => [label, maxSize])

test('the same person of the same party is left out, and one of another party is kept and marked', () => {
  const list = found(
    [
      ['Ann Lee', 'Lees'],
      ['Ann  LEE', 'lees'],
      ['Ann Lee', 'Work'],
    ],
    ['name', 'party'],
  )
  expect(sizes(list)).toEqual([
    ['Lees', 1],
    ['Work', 1],
  ])
  expect(list.twice).toEqual([{ rowNo: 2, text: 'Ann LEE' }])
  expect(list.sameName.map(({ rowNo }) => rowNo)).toEqual([1, 3])
})

test('a household without names that stands there twice is one, by its larger size, and its second row is told', () => {
  const list = found(
    [
      ['The Lees', '4', '1', 'By train'],
      ['Park', '2', '', ''],
      ['THE LEES', '6', '1', 'Late'],
      ['', '', '', ''],
    ],
    ['party', 'seats', 'plus', 'note'],
  )
  expect(sizes(list)).toEqual([
    ['The Lees', 6],
    ['Park', 2],
  ])
  expect(list.parties[0]?.note).toBe('By train\nLate')
  expect(list.twice).toEqual([{ rowNo: 3, text: 'THE LEES' }])
  expect(
    found(
      [
        ['The Lees', '1'],
        ['The Lees', '1'],
      ],
      ['party', 'plus'],
    ).people,
  ).toBe(1)
})

test('people without a household are of the household above, or parties of their own, as chosen', () => {
  const rows = [
    ['The Lees', 'Ann Lee', 'ann@example.com'],
    ['', 'Tom Lee', ''],
    ['', 'Mia Lee', ''],
    ['The Foxes', '', ''],
    ['', 'Bo Fox', ''],
    ['', '', ''],
    ['', 'Sam Ray', ''],
  ]
  const above = found(rows, ['party', 'name', 'email'], { below: 'above' })
  expect(sizes(above)).toEqual([
    ['The Lees', 3],
    ['The Foxes', 1],
    ['Sam Ray', 1],
  ])
  expect(above.below.map(({ label }) => label)).toEqual(['The Lees', 'The Foxes'])
  const apart = found(rows, ['party', 'name', 'email'])
  expect(sizes(apart)).toHaveLength(6)
  expect(apart.below.map(({ label }) => label)).toEqual(['Tom Lee', 'Mia Lee', 'Bo Fox'])
})

test('parties that share an address are one or two, as chosen', () => {
  const rows = [
    ['Ann Lee', 'lee@example.com'],
    ['Tom Lee', 'LEE@example.com'],
  ]
  const apart = found(rows, ['name', 'email'])
  expect([apart.parties.length, apart.sameAddress.map(({ rowNo }) => rowNo)]).toEqual([2, [1, 2]])
  const together = found(rows, ['name', 'email'], { sameAddress: 'together' })
  expect([sizes(together), together.sameAddress]).toEqual([[['Ann Lee & Tom Lee', 2]], []])
})

test('an address or a number that cannot be right is left out by its row, and its party stays', () => {
  const list = found(
    [
      ['Ann', 'ann@', '1.76E+11'],
      ['Bo', 'bo@example.com', '+49 171 234567'],
    ],
    ['name', 'email', 'phone'],
  )
  expect(list.emails).toEqual([{ rowNo: 1, text: 'ann@' }])
  expect(list.phones).toEqual([{ rowNo: 1, text: '1.76E+11' }])
  expect(list.parties.map(({ email, phone }) => [email, phone])).toEqual([
    ['', ''],
    ['bo@example.com', '+49 171 234567'],
  ])
})

test('a party of eleven is named and left out, and one of ten is not', () => {
  const of = (party: string, count: number) =>
    Array.from({ length: count }, (_, at) => [`${party} ${at}`, party])
  const list = found([...of('Big', 11), ...of('Ten', 10)], ['name', 'party'])
  expect([sizes(list), list.over, list.people]).toEqual([[['Ten', 10]], [{ rowNo: 1, text: 'Big' }], 10])
})

test('each may bring nobody, one, or as a column says', () => {
  expect(sizes(found([['Ann Lee']], ['name']))).toEqual([['Ann Lee', 1]])
  expect(sizes(found([['Ann Lee']], ['name'], { companions: 1 }))).toEqual([['Ann Lee', 2]])
  const rows = [
    ['Ann Lee', 'yes'],
    ['Bo Ray', ''],
    ['Cy Fox', '2'],
  ]
  expect(sizes(found(rows, ['name', 'plus'], { companions: 1 }))).toEqual([
    ['Ann Lee', 2],
    ['Bo Ray', 1],
    ['Cy Fox', 3],
  ])
})

test('a column tells children, infants and vendors apart, by words or by age', () => {
  const rows = [
    ['Ann', 'Lees', ''],
    ['Mia', 'Lees', 'Child'],
    ['Tom', 'Lees', '2'],
    ['Pat', 'Band', 'Dienstleister'],
  ]
  const { parties } = found(rows, ['first', 'party', 'kind'])
  expect(parties.flatMap(({ people }) => people.map(({ name, kind }) => [name, kind]))).toEqual([
    ['Ann', 'adult'],
    ['Mia', 'child'],
    ['Tom', 'infant'],
    ['Pat', 'vendor'],
  ])
})

test.for<[string, string[]]>([
  ['Lee, Anna', ['Anna Lee']],
  ['Anna & Tom Lee', ['Anna Lee', 'Tom Lee']],
  ['Anna Lee und Tom Ray', ['Anna Lee', 'Tom Ray']],
  ['Lee, Anna & Tom', ['Anna Lee', 'Tom Lee']],
  ['Anna Lee, Tom Lee', ['Anna Lee', 'Tom Lee']],
  ['Ana y Luis', ['Ana', 'Luis']],
  ['Andy Sanders', ['Andy Sanders']],
])('the cell “%s” names %j', ([cell, names]) => {
  const [party] = found([[cell]], ['name']).parties
  expect(party?.people.map(({ name }) => name)).toEqual(names)
})

test.for<[string, string[], number]>([
  ['Mia Ray, child', ['Mia Ray: child'], 1],
  ['Mia Ray, Baby', ['Mia Ray: infant'], 1],
  ['Ray, Mia, Kind', ['Mia Ray: child'], 1],
  ['van Berg, Mia (Child)', ['Mia van Berg: child'], 1],
  ['Mia, enfant & Tom Ray', ['Mia Ray: child', 'Tom Ray: adult'], 2],
  ['Tom & Mia Ray, niña', ['Tom Ray: adult', 'Mia Ray: child'], 2],
  ['Mia Ray, bambina, Leo Ray, bebê', ['Mia Ray: child', 'Leo Ray: infant'], 2],
  ['Mia Ray, dziecko', ['Mia Ray: child'], 1],
  ['Mia Ray, çocuk', ['Mia Ray: child'], 1],
  ['منى راي، طفلة', ['منى راي: child'], 1],
  ['Lee, Anna', ['Anna Lee: adult'], 1],
  ['Rock, Kidd', ['Kidd Rock: adult'], 1],
])('an age behind a comma in “%s” is no name: %j', ([cell, people, size]) => {
  const [party] = found([[cell]], ['name']).parties
  expect(party?.people.map(({ name, kind }) => `${name}: ${kind}`)).toEqual(people)
  expect(party?.maxSize).toBe(size)
})

test.for(['Anna Lee + 1', 'Anna Lee & Guest', 'Anna Lee and Plus One'])(
  '“%s” is a name and a seat',
  (cell) => {
    const [party] = found([[cell]], ['name']).parties
    expect([party?.people.map(({ name }) => name), party?.maxSize]).toEqual([['Anna Lee'], 2])
  },
)

test('a label and a number of seats suffice, and a row with neither name nor party is none', () => {
  expect(
    sizes(
      found(
        [
          ['The Lees', '4'],
          ['', '3'],
        ],
        ['party', 'seats'],
      ),
    ),
  ).toEqual([['The Lees', 4]])
})
