import { describe, expect, it } from 'vitest'
import { kitchen } from '#languages/en/kitchen'
import { noNeed } from '#needs/rules/lists/none'
import { statesNoNeed } from '../../needs/rules/no-need.ts'
import type { KnownMenu } from '../../party/shape/responses.ts'
import { type KitchenParty, kitchenTotals } from './totals.ts'

const dish = (id: string, removed = false) => ({ id, name: id.toUpperCase(), description: '', removed })
const menu: KnownMenu = [
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
const totals = (...parties: KitchenParty[]) =>
  kitchenTotals(parties, menu, 9, (words) => !statesNoNeed(words, noNeed), kitchen)

const eaten = { starter: 'soup', main: 'beef' }

describe('the totals of an event', () => {
  it('count each dish, "None for me" and no choice apart, and add up to the guests', () => {
    const { categories, guests, notComing } = totals(
      party(['Ann', '', eaten], ['Leo', '', { main: 'beef' }]),
      party(['Mia', '', { starter: 'none', main: '' }]),
    )
    expect({ guests, notComing }).toEqual({ guests: 3, notComing: 9 })
    const counted = categories.map(({ name, items, noneForMe, none }) => [
      name,
      items.map(({ name: one, count }) => `${one} ${count}`).join(', '),
      noneForMe,
      none,
    ])
    expect(counted).toEqual([
      ['Starter', 'SOUP 1', 1, 1],
      ['Main', 'BEEF 2', 0, 1],
      ['Cheese', '', 0, 3],
    ])
  })

  it('list what was taken off the menu, once somebody has chosen it, under its last name', () => {
    const { categories } = totals(party(['Ann', '', { main: 'bass', gone: 'punch', lost: 'lobster' }]))
    expect(categories.map(({ name, items }) => [name, items.map(({ name: one }) => one)])).toEqual([
      ['Starter', ['SOUP']],
      ['Main', ['BEEF', 'BASS (removed)']],
      ['Cheese', []],
      ['Gone (removed)', ['PUNCH']],
      ['Unknown Category', ['Unknown Item']],
    ])
  })

  it('say of each dish how many of those who eat it have a need', () => {
    const { categories } = totals(
      party(['Ann', 'Nuts', eaten], ['Leo', 'Fish', eaten], ['Mia', '', eaten], ['Tom', 'None', eaten]),
    )
    expect(categories[1]?.items).toEqual([{ id: 'beef', name: 'BEEF', count: 4, withNeed: 2 }])
  })
})

describe('needs', () => {
  it('stand with name, party and what that person eats in each course', () => {
    const { allergies } = totals(
      party(['Ann', '', eaten], ['Leo', 'Nuts', { ...eaten, starter: 'none' }]),
      party(['Mia', 'Fish', { main: 'bass', gone: 'punch' }]),
    )
    expect(allergies).toEqual([
      {
        name: 'Leo',
        party: 'Ann',
        text: 'Nuts',
        dishes: [
          { categoryId: 'starter', itemId: 'none' },
          { categoryId: 'main', itemId: 'beef' },
          { categoryId: 'cheese', itemId: null },
        ],
      },
      {
        name: 'Mia',
        party: 'Mia',
        text: 'Fish',
        dishes: [
          { categoryId: 'starter', itemId: null },
          { categoryId: 'main', itemId: 'bass' },
          { categoryId: 'cheese', itemId: null },
          { categoryId: 'gone', itemId: 'punch' },
        ],
      },
    ])
  })

  it.each(['', ' ', '-', 'None', 'no', 'N/A', 'no allergies', 'nothing'])(
    'are not stated by “%s”',
    (words) => {
      const { allergies, categories } = totals(party(['Ann', words, eaten]))
      expect(allergies).toEqual([])
      expect(categories[1]?.items[0]?.withNeed).toBe(0)
    },
  )
})

describe('missing picks', () => {
  const missing = (selections: Record<string, string>) =>
    totals(party(['Ann', '', eaten], ['Leo', '', selections])).missing

  it('name who has not chosen, with party and courses', () => {
    const leo = { name: 'Leo', party: 'Ann' }
    expect(missing({ main: 'beef' })).toEqual([{ ...leo, categoryIds: ['starter'], all: false }])
    expect(missing({ main: '' })).toEqual([{ ...leo, categoryIds: ['starter', 'main'], all: true }])
  })

  it('ask nobody about an infant without a dish', () => {
    const infant = { name: 'Mia', allergies: '', age: 'infant' as const }
    const missingOfInfant = (selections: Record<string, string>) =>
      totals({ id: 'r', name: 'Mia', people: [{ ...infant, selections }] }).missing.length
    expect([missingOfInfant({}), missingOfInfant({ main: 'beef' })]).toEqual([0, 1])
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
