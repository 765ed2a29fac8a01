import { expect, test } from 'vitest'
import { comingByDay } from './rules.ts'

const at = (text: string, people = 1) => ({ createdAt: Date.parse(text), people })

test('nobody’s answer is no day', () => {
  expect(comingByDay([], 'Europe/Berlin')).toEqual([])
})

test('answers of one day are added up, and later days go on from there', () => {
  expect(
    comingByDay(
      [at('2026-12-02T09:00Z', 2), at('2026-12-02T20:00Z', 3), at('2026-12-05T08:00Z', 4)],
      'Europe/Berlin',
    ),
  ).toEqual([
    { day: '2026-12-02', coming: 5 },
    { day: '2026-12-05', coming: 9 },
  ])
})

test('a day begins and ends at the midnight of its zone', () => {
  const night = [at('2026-12-02T22:59:59.999Z'), at('2026-12-02T23:00Z')]
  expect(comingByDay(night, 'Europe/Berlin').map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-03'])
  expect(comingByDay(night, 'UTC').map(({ day }) => day)).toEqual(['2026-12-02'])
  expect(comingByDay(night, 'Pacific/Auckland').map(({ day }) => day)).toEqual(['2026-12-03'])
})

test('a day on which the clocks change has 23 or 25 hours', () => {
  const spring = [at('2026-03-28T23:00Z'), at('2026-03-29T21:59Z'), at('2026-03-29T22:00Z')]
  expect(comingByDay(spring, 'Europe/Berlin')).toEqual([
    { day: '2026-03-29', coming: 2 },
    { day: '2026-03-30', coming: 3 },
  ])
  const autumn = [at('2026-10-24T22:00Z'), at('2026-10-25T22:59Z'), at('2026-10-25T23:00Z')]
  expect(comingByDay(autumn, 'Europe/Berlin')).toEqual([
    { day: '2026-10-25', coming: 2 },
    { day: '2026-10-26', coming: 3 },
  ])
})
