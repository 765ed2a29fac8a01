import { expect, it } from 'vitest'
import { coursePlace, placeAt, specialPlace, specialsPlace, tablesPlace } from './sections.ts'

const courses = [{ categoryId: 'c1' }, { categoryId: 'c2' }]

it.each([
  ['a course', coursePlace({ categoryId: 'c2' }), 'course-c2'],
  ['the specials', specialsPlace, specialsPlace],
  ['the tables', tablesPlace, tablesPlace],
  ['one of them', specialPlace(14), specialsPlace],
  ['nothing: the first course', '', 'course-c1'],
  ['a course that this link does not show: the first', 'course-c3', 'course-c1'],
  ['something else: the first course', 'Soup', 'course-c1'],
])('an address names %s', (_, fragment, at) => {
  expect(placeAt(fragment, { courses, tables: [{}] })).toBe(at)
})

it('without tables an address of theirs names the first course', () => {
  expect(placeAt(tablesPlace, { courses, tables: [] })).toBe('course-c1')
})

it('without a course there are the specials', () => {
  expect(placeAt('', { courses: [], tables: [{}] })).toBe(specialsPlace)
})
