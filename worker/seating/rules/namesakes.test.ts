import { expect, it } from 'vitest'
import { namesakesAt, namesakesOf } from './namesakes.ts'

const at = (table: string | null, ...names: string[]) =>
  names.map((name, index) => ({
    person: { name, responseId: `r${table}`, personId: `p${index}` },
    table: table === null ? null : { id: table, name: table },
  }))
const groups = (people: ReturnType<typeof at>) =>
  namesakesOf(people).map((group) => group.map(({ person, table }) => `${person.name} ${table?.name ?? '-'}`))

it('finds people of one name at one table, however it is typed', () => {
  const people = [
    ...at('4', 'Anna Weber', 'Tom', 'anna  wéber', 'Ána-Weber', 'Anna Webers'),
    ...at('5', 'Anna Weber', '李小龍', '李小龍', '李小明'),
  ]
  expect(groups(people)).toEqual([
    ['Anna Weber 4', 'anna  wéber 4'],
    ['李小龍 5', '李小龍 5'],
  ])
})

it('takes people without a table for those of one table: their cards are alike, too', () => {
  expect(groups([...at(null, 'Tom', 'Ana', 'Tom'), ...at('5', 'Tom', '', '')])).toEqual([['Tom -', 'Tom -']])
})

it('tells of those first of whom somebody has a special number', () => {
  const people = [...at('4', 'Tom', 'Tom'), ...at('5', 'Ana', 'Ana')]
  const numbers = [null, null, 12, 9]
  expect(namesakesAt(people, (one) => numbers[people.indexOf(one)] ?? null)).toEqual([
    { name: 'Ana', table: '5', count: 2, numbers: [9, 12] },
    { name: 'Tom', table: '4', count: 2, numbers: [] },
  ])
})
