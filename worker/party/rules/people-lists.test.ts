import { describe, expect, it } from 'vitest'
import { kitchen } from '#languages/en/kitchen'
import { noNeedInEnglish } from '#needs/rules/note/lists/no-need-english'
import { statesNoNeed } from '../../needs/rules/note/no-need.ts'
import type { MenuWithRemoved } from '../shape/responses.ts'
import { byCourse, byParty } from './people-lists.ts'

const dish = (id: string) => ({ id, name: id.toUpperCase(), description: '', removed: false })
const menu: MenuWithRemoved = [
  { id: 'main', name: 'Main', removed: false, items: [dish('beef'), dish('bass')] },
  { id: 'gone', name: 'Gone', removed: true, items: [dish('punch')] },
]
const person = (name: string, allergies: string, selections: Record<string, string>) => ({
  ...{ name, allergies, selections },
})
const parties = [
  {
    id: 'r1',
    name: 'Zoe',
    people: [person('Zoe', 'None', { main: 'beef', gone: 'punch' }), person('Ann', 'Nuts', { main: 'beef' })],
  },
  { id: 'r2', name: 'Leo', people: [person('Leo', '', { main: 'none' }), person('Mia', '', { main: '' })] },
]
const statesNeed = (words: string) => !statesNoNeed(words, noNeedInEnglish)

describe('people by course', () => {
  it('stand with their dish, by name, with party and need', () => {
    const [main] = byCourse(parties, menu, statesNeed, kitchen)
    expect(main?.dishes).toEqual([
      {
        name: 'BEEF',
        people: [
          { name: 'Ann', party: 'Zoe', text: 'Nuts' },
          { name: 'Zoe', party: 'Zoe', text: '' },
        ],
      },
      { name: 'BASS', people: [] },
      { name: 'None for me', people: [{ name: 'Leo', party: 'Leo', text: '' }] },
      { name: 'Not chosen', people: [{ name: 'Mia', party: 'Leo', text: '' }] },
    ])
  })

  it('stand in natural order where names differ by a figure', () => {
    const people = ['Guest 10', 'Guest 9', 'Guest 1'].map((name) => person(name, '', { main: 'beef' }))
    const numbered = people.map((one, at) => ({ id: `r${at}`, name: one.name, people: [one] }))
    const order = ['Guest 1', 'Guest 9', 'Guest 10']
    const [main] = byCourse(numbered, menu, statesNeed, kitchen)
    expect(main?.dishes[0]?.people.map(({ name }) => name)).toEqual(order)
    expect(byParty(numbered, menu, statesNeed, kitchen).parties.map(({ lead }) => lead)).toEqual(order)
  })

  it('lose nobody: each course names every guest once', () => {
    for (const { dishes } of byCourse(parties, menu, statesNeed, kitchen))
      expect(dishes.flatMap(({ people }) => people.map(({ name }) => name)).sort()).toEqual([
        ...['Ann', 'Leo', 'Mia', 'Zoe'],
      ])
  })
})

describe('people by party', () => {
  it('stand by the name of their lead guest, each with dishes and need', () => {
    const listed = byParty(parties, menu, statesNeed, kitchen)
    expect(listed.categories.map(({ name }) => name)).toEqual(['Main', 'Gone (removed)'])
    expect(
      listed.parties.map(({ lead, people }) => [lead, people.map(({ name, text }) => `${name} ${text}`)]),
    ).toEqual([
      ['Leo', ['Leo ', 'Mia ']],
      ['Zoe', ['Zoe ', 'Ann Nuts']],
    ])
    expect(listed.parties[1]?.people.map(({ dishes }) => dishes)).toEqual([
      [
        { categoryId: 'main', itemId: 'beef' },
        { categoryId: 'gone', itemId: 'punch' },
      ],
      [{ categoryId: 'main', itemId: 'beef' }],
    ])
    expect(listed.parties[0]?.people[1]?.dishes).toEqual([{ categoryId: 'main', itemId: null }])
  })
})
