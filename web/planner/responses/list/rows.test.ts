import { expect, test } from 'vitest'
import { menu, responseOf } from './guests.fixtures.ts'
import { tableOf } from './rows.ts'

const cellsOf = (selections: Record<string, string>) =>
  tableOf(menu, [responseOf('r', 1, [['Ann', selections]])]).rows[0]?.cells.map(({ is, text }) => [is, text])

test('a dish, a removed one, “None for me” and no choice are told apart', () => {
  expect(cellsOf({ main: 'fish', sweet: 'none' })).toEqual([
    ['dish', 'The fish'],
    ['none', 'None for me'],
  ])
  expect(cellsOf({ main: 'soup' })).toEqual([
    ['gone', 'The soup (removed)'],
    ['open', 'Not chosen'],
  ])
  expect(cellsOf({ main: 'never-there', sweet: '' })).toEqual([
    ['gone', 'Unknown Item'],
    ['open', 'Not chosen'],
  ])
})

test('each person has a row of their own, the lead guest first', () => {
  const { rows } = tableOf(menu, [responseOf('r', 1, [['Ann'], ['Ben']]), responseOf('s', 2, [['Cleo']])])
  expect(rows.map(({ person, index, key }) => [person.name, index, key])).toEqual([
    ['Ann', 0, 'r.0'],
    ['Ben', 1, 'r.1'],
    ['Cleo', 0, 's.0'],
  ])
})

test.each([
  ['Nuts', 'Nuts'],
  ['keine Ahnung, none', 'keine Ahnung, none'],
  ['', ''],
  ['None', ''],
  ['no', ''],
  ['n/a', ''],
  ['-', ''],
  ['No known allergies', ''],
])('the words %j leave the need %j', (allergies, need) => {
  expect(tableOf(menu, [responseOf('r', 1, [['Ann', {}, allergies]])]).rows[0]?.need).toBe(need)
})

test('what is ticked stands before the words, by the names at the guest’s boxes', () => {
  const response = responseOf('r', 1, [['Ann', {}, 'a little is fine']])
  const [person] = response.party
  if (!person) throw new Error('nobody')
  person.needs = [
    { what: 'milk', how: 'intolerance', by: 'guest' },
    { what: 'crustaceans', how: 'allergy', by: 'guest' },
    { what: 'own:kiwi', how: 'allergy', by: 'planner' },
  ]
  const own = [{ id: 'own:kiwi', name: 'kiwi', archived: false } as const]
  const [row] = tableOf(menu, [response], own).rows
  expect(row?.need).toBe('Milk (intolerance) · Prawns, crab, lobster · Kiwi · a little is fine')
})

test.each([
  ['nothing', {}, true],
  ['one of two courses', { main: 'fish' }, true],
  ['“None for me” in one, nothing in the other', { main: 'none' }, true],
  ['a dish that was taken off the menu', { main: 'soup', sweet: 'cake' }, true],
  ['both courses', { main: 'fish', sweet: 'cake' }, false],
  ['“None for me” in both', { main: 'none', sweet: 'none' }, false],
])('who answered %s misses a pick: %j gives %j', (_, selections, missing) => {
  expect(tableOf(menu, [responseOf('r', 1, [['Ann', selections]])]).rows[0]?.missing).toBe(missing)
})

test('an infant misses a pick only once somebody chose a dish for it', () => {
  const missing = (selections: Record<string, string>) => {
    const response = responseOf('r', 1, [['Mia', selections]])
    for (const person of response.party) person.age = 'infant'
    return tableOf(menu, [response]).rows[0]?.missing
  }
  expect([missing({}), missing({ main: 'none' }), missing({ main: 'fish' })]).toEqual([false, false, true])
})

test('a removed course is a column only while somebody has chosen there, and nobody misses a pick in it', () => {
  const old = { id: 'old', name: 'Cheese', removed: true, items: [] }
  const without = tableOf([...menu, old], [responseOf('r', 1, [['Ann', { old: '' }]])])
  expect(without.courses.map(({ name }) => name)).toEqual(['Main', 'Sweet'])
  const picks = { main: 'fish', sweet: 'cake' }
  const chosen = tableOf(
    [...menu, old],
    [
      responseOf('r', 1, [
        ['Ann', { ...picks, old: 'brie' }],
        ['Ben', picks],
      ]),
    ],
  )
  expect(chosen.courses.map(({ name }) => name)).toEqual(['Main', 'Sweet', 'Cheese (removed)'])
  expect(chosen.rows.map(({ missing }) => missing)).toEqual([false, false])
})

test('a course without dishes asks nobody', () => {
  const empty = { id: 'empty', name: 'Wine', removed: false, items: [] }
  const { rows } = tableOf([empty], [responseOf('r', 1, [['Ann']])])
  expect(rows[0]?.missing).toBe(false)
})

test('a response keeps its rows while others arrive, and until the menu changes', () => {
  const [first, second] = [responseOf('r', 2, [['Ann']]), responseOf('s', 1, [['Ben']])]
  const [row] = tableOf(menu, [first]).rows
  expect(tableOf(menu, [first, second]).rows[0]).toBe(row)
  expect(tableOf([...menu], [first, second]).rows[0]).not.toBe(row)
})

test('a removed course that a later response chose comes into the rows before it', () => {
  const old = { id: 'old', name: 'Cheese', removed: true, items: [] }
  const known = [...menu, old]
  const first = responseOf('r', 2, [['Ann']])
  expect(tableOf(known, [first]).rows[0]?.cells).toHaveLength(2)
  const { rows } = tableOf(known, [first, responseOf('s', 1, [['Ben', { old: 'brie' }]])])
  expect(rows.map(({ cells }) => cells.length)).toEqual([3, 3])
})

test('an infant without a dish leaves nothing open, and one with a dish what is left', () => {
  const response = responseOf('r', 1, [
    ['Mia', {}],
    ['Tom', { main: 'fish' }],
  ])
  for (const person of response.party) person.age = 'infant'
  const { rows } = tableOf(menu, [response])
  expect(
    rows.map(({ cells, missing }) => [missing, ...cells.map(({ is, text }) => `${is} ${text}`)]),
  ).toEqual([
    [false, 'none No plate', 'none No plate'],
    [true, 'dish The fish', 'open Not chosen'],
  ])
})
