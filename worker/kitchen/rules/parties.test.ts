import { describe, expect, it } from 'vitest'
import { kitchen } from '#languages/en/kitchen'
import { noNeedInEnglish } from '#needs/rules/note/lists/no-need-english'
import { statesNoNeed } from '../../needs/rules/note/no-need.ts'
import type { MenuWithRemoved } from '../../party/shape/responses.ts'
import { kitchenFigures } from './figures.ts'
import {
  fallbackNamesIn,
  type KitchenParty,
  namedCourses,
  peopleMissingChoices,
  peopleOf,
} from './parties.ts'

const dish = (id: string, removed = false) => ({ id, name: id.toUpperCase(), description: '', removed })
const menu: MenuWithRemoved = [
  { id: 'starter', name: 'Starter', removed: false, items: [dish('soup')] },
  { id: 'main', name: 'Main', removed: false, items: [dish('beef'), dish('bass', true)] },
  { id: 'cheese', name: 'Cheese', removed: false, items: [dish('brie', true)] },
  { id: 'gone', name: 'Gone', removed: true, items: [dish('punch')] },
]

let made = 0
/** A party of people given as name, words and choices; the first one leads. */
function party(...people: [name: string, words: string, selections?: Record<string, string>][]) {
  made++
  return {
    id: `r${made}`,
    name: people[0]?.[0] ?? '',
    people: people.map(([name, allergies, selections = {}]) => ({ name, allergies, selections })),
  } satisfies KitchenParty
}
const statesNeed = (words: string) => !statesNoNeed(words, noNeedInEnglish)
const figures = (...parties: KitchenParty[]) =>
  kitchenFigures(
    {
      ...{ people: parties.flatMap(peopleOf), menu, notComing: 9, fallbackNames: fallbackNamesIn(kitchen) },
      ...{ dishes: new Map(), substitutes: [], tables: [], placements: [], extras: [] },
      ...{ sparePercent: 0, guaranteed: null, version: 0 },
    },
    statesNeed,
  )

const eaten = { starter: 'soup', main: 'beef' }

describe('the counts of an event', () => {
  it('count each dish, "None for me" and no choice apart, and add up to the guests', () => {
    const { courses, guests, notComing } = figures(
      party(['Ann', '', eaten], ['Leo', '', { main: 'beef' }]),
      party(['Mia', '', { starter: 'none', main: '' }]),
    )
    expect({ guests, notComing }).toEqual({ guests: 3, notComing: 9 })
    const counted = courses.map(({ name, items, noneForMe, notChosen }) => [
      name,
      items.map(({ name: one, total }) => `${one} ${total}`).join(', '),
      noneForMe,
      notChosen,
    ])
    expect(counted).toEqual([
      ['Starter', 'SOUP 1', 1, 1],
      ['Main', 'BEEF 2', 0, 1],
      ['Cheese', '', 0, 3],
    ])
  })

  it('list what was taken off the menu, once somebody has chosen it, under its last name', () => {
    const ann = party(['Ann', '', { main: 'bass', gone: 'punch', lost: 'lobster' }])
    const courses = namedCourses([ann], menu, statesNeed, kitchen)
    expect(courses.map(({ name, items }) => [name, items.map(({ name: one }) => one)])).toEqual([
      ['Starter', ['SOUP']],
      ['Main', ['BEEF', 'BASS (removed)']],
      ['Cheese', []],
      ['Gone (removed)', ['PUNCH']],
      ['Unknown Category', ['Unknown Item']],
    ])
  })
})

describe('needs', () => {
  it('stand with name and what that person eats in each course', () => {
    const { specials } = figures(
      party(['Ann', '', eaten], ['Leo', 'Nuts', { ...eaten, starter: 'none' }]),
      party(['Mia', 'Fish', { main: 'bass', gone: 'punch' }]),
    )
    const said = specials.map(({ name, words, dishes }) => [
      name,
      words,
      dishes.map(({ categoryId, itemId }) => [categoryId, itemId]),
    ])
    expect(said).toEqual([
      [
        'Leo',
        'Nuts',
        [
          ['starter', 'none'],
          ['main', 'beef'],
          ['cheese', null],
        ],
      ],
      [
        'Mia',
        'Fish',
        [
          ['starter', null],
          ['main', 'bass'],
          ['cheese', null],
          ['gone', 'punch'],
        ],
      ],
    ])
  })

  it.each(['', ' ', '-', 'None', 'no', 'N/A', 'no allergies', 'nothing'])(
    'are not stated by “%s”',
    (words) => {
      expect(figures(party(['Ann', words, eaten])).specials).toEqual([])
    },
  )
})

describe('missing picks', () => {
  const missing = (selections: Record<string, string>) =>
    peopleMissingChoices([party(['Ann', '', eaten], ['Leo', '', selections])], menu)

  it('name who has not chosen, with party and courses', () => {
    const leo = { name: 'Leo', party: 'Ann' }
    expect(missing({ main: 'beef' })).toEqual([{ ...leo, categoryIds: ['starter'], all: false }])
    expect(missing({ main: '' })).toEqual([{ ...leo, categoryIds: ['starter', 'main'], all: true }])
  })

  it('ask nobody about an infant without a dish', () => {
    const infant = { name: 'Mia', allergies: '', age: 'infant' as const }
    const unansweredInfants = (selections: Record<string, string>) =>
      peopleMissingChoices([{ id: 'r', name: 'Mia', people: [{ ...infant, selections }] }], menu).length
    expect([unansweredInfants({}), unansweredInfants({ main: 'beef' })]).toEqual([0, 1])
  })

  it('are none where everybody chose, or wants nothing', () => {
    expect(missing(eaten)).toEqual([])
    expect(missing({ starter: 'none', main: 'none' })).toEqual([])
  })

  it('name who chose a dish that is gone, while its course has others', () => {
    expect(missing({ ...eaten, main: 'bass', cheese: 'brie' })).toEqual([
      { name: 'Leo', party: 'Ann', categoryIds: ['main'], all: false },
    ])
  })
})
