import { expect, test } from 'vitest'
import { countsOf, type Filter, filtered, isFiltering, matchesDecline, unfiltered } from './filter.ts'
import { menu, responseOf } from './guests.fixtures.ts'
import { tableOf } from './rows.ts'

const { rows } = tableOf(menu, [
  responseOf('late', 30, [
    ['Zoë Ångström', { main: 'fish', sweet: 'cake' }],
    ['Ben', { main: 'stew' }, 'nuts'],
  ]),
  responseOf('early', 10, [['Cleo', { main: 'fish', sweet: 'none' }, 'Nuts']], {
    undelivered: true,
    leadGuestEmail: 'c.lee@example.org',
    tables: { 0: '12' },
  }),
  responseOf('none', 10, [['Dora', { main: 'fish', sweet: 'cake' }, 'None']], { updatedAt: 21 }),
])
const found = (filter: Partial<Filter>, seen = 20) =>
  filtered(rows, { ...unfiltered, ...filter }, seen).map(({ person }) => person.name)

test.each<[string, Partial<Filter>, string[]]>([
  ['nothing', {}, ['Zoë Ångström', 'Ben', 'Cleo', 'Dora']],
  ['words of a name', { name: 'angstrom zoe' }, ['Zoë Ångström']],
  ['a part of an address', { name: 'lee@example' }, ['Cleo']],
  ['a table', { name: 'table 12' }, ['Cleo']],
  ['a name and a table', { name: '12 zoe' }, []],
  ['a dish', { dish: 'fish' }, ['Zoë Ångström', 'Cleo', 'Dora']],
  ['a dish nobody chose', { dish: 'soup' }, []],
  ['needs, and “None” is none', { needs: true }, ['Ben', 'Cleo']],
  ['a dish and needs in one person', { dish: 'fish', needs: true }, ['Cleo']],
  ['a dish and needs that only a party has', { dish: 'cake', needs: true }, []],
  ['a missing pick', { missing: true }, ['Ben']],
  ['a mail that did not arrive', { undelivered: true }, ['Cleo']],
  ['what is new or changed', { recent: true }, ['Zoë Ångström', 'Ben', 'Dora']],
  ['what is new, with needs', { recent: true, needs: true }, ['Ben']],
  ['a name that has not what is looked for', { name: 'zoe', needs: true }, []],
])('looking for %s', (_, filter, names) => {
  expect(found(filter)).toEqual(names)
})

test('a first visit has seen nothing: everything is new', () => {
  expect(found({ recent: true }, 0)).toHaveLength(4)
})

test('each count tells whom its switch would show, together with what is looked for', () => {
  expect(countsOf(rows, unfiltered, 20)).toEqual({ needs: 2, missing: 1, undelivered: 1, recent: 3 })
  expect(countsOf(rows, { ...unfiltered, dish: 'fish' }, 20)).toEqual({
    needs: 1,
    missing: 0,
    undelivered: 1,
    recent: 2,
  })
})

test('spaces alone look for nothing', () => {
  expect(isFiltering({ ...unfiltered, name: ' ' })).toBe(false)
  expect(isFiltering({ ...unfiltered, missing: true })).toBe(true)
})

test.each<[Partial<Filter>, boolean]>([
  [{}, true],
  [{ name: 'zoe' }, true],
  [{ name: 'Cleo' }, false],
  [{ dish: 'fish' }, false],
  [{ needs: true }, false],
  [{ missing: true }, false],
  [{ undelivered: true }, false],
  [{ recent: true }, true],
])('a decline of Zoë and Ben is found by %j: %j', (filter, expected) => {
  const decline = { id: 'd', names: ['Zoë', 'Ben'], email: null, createdAt: 30, undelivered: false }
  expect(matchesDecline(decline, { ...unfiltered, ...filter }, 20)).toBe(expected)
})
