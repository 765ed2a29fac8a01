import { expect, test } from 'vitest'
import { isRandomId, menuIdLength } from '#core/ids'
import type { Category } from '#menu/shape/menu'
import { addedMenu } from '#menu/shape/requests'
import { addedMenuOf, draftFrom, linesOf, remarksOn, sizeOf, withChange, without } from '../draft/draft.ts'
import { draftOf, linesIn } from './menu-lines.ts'

const dish = (id: string, name: string) => ({ id, name, description: '' })
const main: Category = { id: 'main', name: 'Main', items: [dish('fish', 'Fish')] }
const draft = (text: string, menu: Category[] = [], here?: Category) =>
  draftOf(linesIn(text, here), menu, here)
const remarks = (text: string, menu: Category[] = [], max = 3) => [
  ...remarksOn(draft(text, menu), menu, max).values(),
]

test('lines become categories with their dishes, with ids of their own', () => {
  const made = draft('Starter:\nSoup\n\nMain:\nBeef - with jus\nstarter:\nSalad')
  expect(made.map(({ name, existing, items }) => [name, existing, items.map((one) => one.name)])).toEqual([
    ['Starter', false, ['Soup', 'Salad']],
    ['Main', false, ['Beef']],
  ])
  for (const { id } of made) expect(isRandomId(id, menuIdLength)).toBe(true)
  expect(sizeOf(made)).toEqual({ items: 3, categories: 2 })
  expect(addedMenu.safeParse(addedMenuOf(made)).success).toBe(true)
})

test('a category that is on the menu gets the dishes, and is none to be added', () => {
  const made = draft('MAIN:\nStew\nDessert:', [main])
  expect(made.map(({ id, existing }) => (existing ? id : 'new'))).toEqual(['main', 'new'])
  expect(addedMenuOf(made).categories[0]).not.toHaveProperty('name')
  expect(draft('Main:', [main])).toEqual([])
})

test('dishes before any category go where one is, or into one that needs a name', () => {
  expect(draft('Stew', [main], main).map(({ id }) => id)).toEqual(['main'])
  expect(remarks('Stew')).toEqual([{ error: 'Category name is required' }])
})

test('each line that cannot be added says why, and one listed twice may stay', () => {
  expect(remarks(`Main:\n${'x'.repeat(101)}\n<b>\nStew - ${'y'.repeat(501)}\nFish\nfish`, [main])).toEqual([
    { error: 'Name must be less than 100 characters' },
    { error: 'Item name contains invalid characters' },
    { error: 'Description must be less than 500 characters' },
    { note: 'This dish is listed twice in this category.' },
    { note: 'This dish is listed twice in this category.' },
  ])
  expect(remarks('A%:\nFish')).toEqual([{ error: 'Category name contains invalid characters' }])
  expect(remarks('Main:\nFish\nStew')).toEqual([])
})

test('what a limit does not allow is said, and left out only on demand', () => {
  const text = 'A:\nB:\nC:\nD:\nFish'
  const made = draft(text, [main])
  const said = remarksOn(made, [main], 3)
  expect([...said.values()]).toEqual([
    { excess: 'You have reached the maximum limit of 3 categories per event.' },
    { excess: 'You have reached the maximum limit of 3 categories per event.' },
  ])
  const fitting = without(made, new Set(said.keys()))
  expect(fitting.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(remarks(text, [main], 20)).toEqual([])
  const many = Array.from({ length: 31 }, (_, index) => `Dish ${index}`).join('\n')
  expect(remarks(`New:\n${many}`)).toEqual([
    { excess: 'You have reached the maximum limit of 30 items per category.' },
  ])
  expect(remarks(`Main:\n${many}`, [main])).toHaveLength(2)
})

test('a line is changed, and goes back to lines', () => {
  const made = draft('Main:\nBeef - with jus\nStew')
  const [beef] = made[0]?.items ?? []
  const changed = withChange(made, beef?.id ?? '', { description: '' })
  expect(linesOf(withChange(changed, made[0]?.id ?? '', { name: 'Mains' }))).toBe('Mains:\nBeef\nStew')
})

test('an earlier event’s menu keeps what is required, and gets new ids', () => {
  const made = draftFrom([{ ...main, required: true }])
  expect(made).toMatchObject([{ name: 'Main', required: true, existing: false, items: [{ name: 'Fish' }] }])
  expect(made[0]?.id).not.toBe('main')
  expect(addedMenuOf(made).categories[0]?.required).toBe(true)
})

test('another event’s dishes bring what a planner may say of them, and nothing that only its kitchen says', () => {
  const said = { by: 'kitchen', saidBy: 'Marta', at: 1 } as const
  const contents = [
    { what: 'milk', state: 'contains', ...said },
    { what: 'eggs', state: 'without', ...said },
  ] as const
  const dish = { id: 'a', name: 'Fish', description: '', contents: [...contents], contentsVersion: 7 }
  const sent = addedMenuOf(draftFrom([{ id: 'c', name: 'Main', items: [dish] }]))
  expect(sent.categories[0]?.items[0]).toMatchObject({ contents: [{ what: 'milk', state: 'contains' }] })
  expect(sent.categories[0]?.items[0]).not.toHaveProperty('contentsVersion')
  expect(addedMenu.safeParse(sent).success).toBe(true)
  expect(JSON.stringify(sent)).not.toContain('Marta')
})
