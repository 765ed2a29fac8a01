import { expect, test } from 'vitest'
import { marksOf } from './planner-list.ts'
import { countsLine, mayStillCome } from './shared.ts'

const counts = { invited: 120, coming: 84, notComing: 9, silent: 27, unused: 0, unlisted: 6, incomplete: 0 }

test('a list of 120 says 84, 9 and 27, and the 6 who come besides', () => {
  expect(countsLine(counts)).toBe(
    '84 coming · 9 not coming · 27 not answered (120 invited) · 6 not on the list',
  )
})

test('nobody besides the list is not told of', () => {
  expect(countsLine({ ...counts, unlisted: 0 })).toBe(
    '84 coming · 9 not coming · 27 not answered (120 invited)',
  )
})

test('places that nobody needs any more are told where there are any, so that the figures add up', () => {
  expect(countsLine({ ...counts, silent: 24, unused: 3 })).toBe(
    '84 coming · 9 not coming · 24 not answered · 3 not used (120 invited) · 6 not on the list',
  )
})

test('a kitchen reads who may still come, and who never answered once answers are closed', () => {
  const { unlisted: _, ...listed } = counts
  expect(mayStillCome({ ...listed, unlisted: 0 }, false)).toBe('84 coming, 27 may still come')
  expect(mayStillCome({ ...listed, unlisted: 0 }, true)).toBe('84 coming, 27 never answered')
  expect(mayStillCome(counts, false)).toBe('84 coming, 6 not on the list, 27 may still come')
  expect(mayStillCome({ ...counts, silent: 0 }, false)).toBe('')
})

test('the marks of a party count its people, and one person needs no figure', () => {
  const none = { coming: 0, notComing: 0, silent: 0, unused: 0 }
  const marks = (figures: Partial<typeof none>) => marksOf({ ...none, ...figures }).map(({ text }) => text)
  expect(marks({ silent: 1 })).toEqual(['Not answered'])
  expect(marks({ coming: 3, notComing: 1, unused: 1 })).toEqual(['3 coming', '1 not coming', '1 not used'])
})
