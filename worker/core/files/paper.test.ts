import { expect, it } from 'vitest'
import { paperOf } from './paper.ts'

it.each([
  ['Europe/Berlin', 'a4'],
  ['UTC', 'a4'],
  ['Asia/Tokyo', 'a4'],
  ['America/New_York', 'letter'],
  ['America/Mexico_City', 'letter'],
  ['Pacific/Honolulu', 'letter'],
  ['America/Sao_Paulo', 'a4'],
  ['America/Argentina/Ushuaia', 'a4'],
] as const)('an event in %s is printed on %s', (zone, paper) => {
  expect(paperOf(undefined, zone)).toBe(paper)
})

it('is what was asked for, where that is a paper', () => {
  expect(paperOf('letter', 'Europe/Berlin')).toBe('letter')
  expect(paperOf('a4', 'America/New_York')).toBe('a4')
  expect(paperOf('a5', 'Europe/Berlin')).toBe('a4')
})
