import { expect, it } from 'vitest'
import { courseAnchor, screenAnchorOf, specialAnchor, specialsAnchor, tablesAnchor } from './anchors.ts'

const courses = [{ categoryId: 'c1' }, { categoryId: 'c2' }]

it.each([
  ['a course', courseAnchor({ categoryId: 'c2' }), 'course-c2'],
  ['the specials', specialsAnchor, specialsAnchor],
  ['the tables', tablesAnchor, tablesAnchor],
  ['one of them', specialAnchor(14), specialsAnchor],
  ['nothing: the first course', '', 'course-c1'],
  ['a course that this link does not show: the first', 'course-c3', 'course-c1'],
  ['something else: the first course', 'Soup', 'course-c1'],
])('an address names %s', (_, fragment, at) => {
  expect(screenAnchorOf(fragment, { courses, tables: [{}] })).toBe(at)
})

it('without tables an address of theirs names the first course', () => {
  expect(screenAnchorOf(tablesAnchor, { courses, tables: [] })).toBe('course-c1')
})

it('without a course there are the specials', () => {
  expect(screenAnchorOf('', { courses: [], tables: [{}] })).toBe(specialsAnchor)
})
