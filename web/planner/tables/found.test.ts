import { expect, test } from 'vitest'
import { searchTerms } from '../shared/list/find.ts'
import { foundIn } from './found.ts'
import type { Group, Shown } from './shown.ts'

const group = (tableId: string | null, lead: string, ...others: string[]): Group => ({
  ...{ responseId: lead, tableId, lead, size: others.length + 1, counts: [], elsewhere: [] },
  people: [lead, ...others].map((name) => ({
    ...{ responseId: lead, personId: name, name, special: null, seat: null, saving: false },
  })),
})
const table = (name: string, ...groups: Group[]) => ({
  ...{ id: name, name, seats: 8, taken: 0, free: 8, over: 0, groups },
})
const shown: Shown = {
  tables: [
    table('1', group('1', 'Ana Lopes', 'Søren'), group('1', 'Dee')),
    table('12'),
    table('Garden', group('Garden', 'Bo')),
  ],
  unplaced: [group(null, 'Eve', 'Ana Berg'), group(null, 'Finn')],
  guests: 7,
  left: 3,
}
const found = (typed: string) => {
  const { tables, unplaced, people } = foundIn(shown, searchTerms(typed))
  return [tables.map(({ name }) => name), unplaced.map(({ lead }) => lead), people]
}

test.each<[string, string[], string[], number]>([
  ['ana', ['1'], ['Eve'], 2],
  ['soren', ['1'], [], 1],
  ['table 12', ['12'], [], 0],
  ['garden', ['Garden'], [], 1],
  ['lopes ana', ['1'], [], 1],
  ['finn', [], ['Finn'], 1],
  ['nobody', [], [], 0],
])('%j finds tables %j, parties without a table %j, and %i people', (typed, tables, unplaced, people) => {
  expect(found(typed)).toEqual([tables, unplaced, people])
})

test('a table that is found has everybody who sits there, with room as it is', () => {
  expect(foundIn(shown, searchTerms('soren')).tables).toEqual([shown.tables[0]])
})
