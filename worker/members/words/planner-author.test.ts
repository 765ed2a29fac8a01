import { expect, test } from 'vitest'
import { authorName } from './planner-author.ts'

test('an author is "you" to themselves, a name to others, and a deleted account once it is gone', () => {
  const pat = { id: 'pat', name: 'Pat' }
  expect(authorName(pat, 'pat')).toBe('you')
  expect(authorName(pat, 'ada')).toBe('Pat')
  expect(authorName({ ...pat, name: '' }, 'ada')).toBe('a deleted account')
})
