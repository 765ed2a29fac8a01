import { expect, test } from 'vitest'
import { answerSavedBy, authorName, savedMeanwhileBy } from './planner-author.ts'

test('an author is "you" to themselves, a name to others, and a deleted account once it is gone', () => {
  const pat = { id: 'pat', name: 'Pat' }
  expect(authorName(pat, 'pat')).toBe('you')
  expect(authorName(pat, 'ada')).toBe('Pat')
  expect(authorName({ ...pat, name: '' }, 'ada')).toBe('a deleted account')
})

test('the other side of a field says who saved it, and of an answer that it was the guest', () => {
  const pat = { id: 'pat', name: 'Pat' }
  expect(savedMeanwhileBy(pat, 'pat')).toBe('Saved meanwhile by you, in another tab')
  expect(savedMeanwhileBy(pat, 'ada')).toBe('Saved meanwhile by Pat')
  expect(savedMeanwhileBy(undefined, 'ada')).toBe('Saved meanwhile')
  expect([answerSavedBy(undefined, 'ada'), answerSavedBy(pat, 'ada')]).toEqual([
    'Saved meanwhile by the guest',
    'Saved meanwhile by Pat',
  ])
})
