import { expect, it } from 'vitest'
import { densityOf, needsInColumns, specialGuestsInColumns, specialGuestsSize } from './density.ts'

const item = (name: string) => ({ id: name, name, count: 1, withNeed: 0 })
const courses = (count: number, dishes: number, name = 'Sea bass') =>
  Array.from({ length: count }, (_, course) => ({
    id: String(course),
    name: 'Course',
    items: Array.from({ length: dishes }, () => item(name)),
    noneForMe: 0,
    none: 0,
  }))

const changed = courses(3, 4).map((course) => ({
  ...course,
  items: course.items.map((one) => ({ ...one, about: ['31 as listed, 4 changed: S3 S5 S8 S9'] })),
}))

it.each([
  ['three courses of four dishes', courses(3, 4), 'large'],
  ['one course of twelve', courses(1, 12), 'middle'],
  ['nine courses of four', courses(9, 4), 'small'],
  ['twenty courses of five', courses(20, 5), 'small'],
  ['three courses of four with names of a hundred signs', courses(3, 4, 'x'.repeat(100)), 'middle'],
  ['three courses of four, each with a line about what is changed', changed, 'middle'],
] as const)('%s are set %s', (_, categories, density) => {
  const counted = categories.map(({ items }) => ({ items: items.map((one) => ({ about: [], ...one })) }))
  expect(densityOf(counted)).toBe(density)
})

it('gives each course a column while they are few and the words short', () => {
  const need = (text: string) => ({ name: 'Ann', party: 'Ann', text, dishes: [] })
  expect(needsInColumns(4, [need('Nuts')])).toBe(true)
  expect(needsInColumns(5, [need('Nuts')])).toBe(false)
  expect(needsInColumns(3, [need('x'.repeat(500))])).toBe(false)
})

it('sets the counts smaller where some special guests have to follow on the same page', () => {
  const one = [{ items: [{ name: 'Beef', about: [] }] }]
  expect([densityOf(one, 5), densityOf(one, 6)]).toEqual(['large', 'middle'])
})

it.each([
  ['sixty with two hundred signs each', 60, 200, 'pt-9'],
  ['nine that share the first page with the counts', 9, 120, 'pt-10'],
  ['one that would fit nowhere', 1, 100_000, 'pt-8'],
  ['three', 3, 120, 'pt-11'],
] as const)('sets %s as large as takes no page more', (_, count, signs, size) => {
  expect(
    specialGuestsSize(
      Array.from({ length: count }, () => signs),
      90,
    ),
  ).toBe(size)
})

it('gives special guests columns as long as their needs and words are short', () => {
  const dish = { categoryId: 'main', itemId: 'beef', state: null, needs: [], wish: null, changed: false }
  const specialGuest = (words: string, changed = false) => ({
    words,
    needs: [{ what: 'milk', how: 'allergy', by: 'guest' } as const],
    dishes: [{ ...dish, changed, wasShown: true, alternative: null }],
  })
  expect(specialGuestsInColumns(4, [specialGuest('no butter')])).toBe(true)
  expect(specialGuestsInColumns(5, [specialGuest('')])).toBe(false)
  expect(specialGuestsInColumns(3, [specialGuest('x'.repeat(60))])).toBe(false)
  expect(specialGuestsInColumns(3, [specialGuest(''), specialGuest('', true)])).toBe(false)
})
