import { expect, test } from 'vitest'
import { plotOf } from './plot.ts'

const size = { width: 100, height: 50 }
const days = [
  { day: '2026-12-02', coming: 10 },
  { day: '2026-12-03', coming: 20 },
  { day: '2026-12-05', coming: 50 },
]

test('fewer than three days draw nothing', () => {
  for (const some of [[], days.slice(0, 1), days.slice(0, 2)])
    expect(plotOf(some, { until: '2026-12-05', limit: 30, ...size })).toBeNull()
})

test('it steps up on each day on which answers came, and is level up to today', () => {
  // From 1 to 6 December: five days of 20 each, and half a pixel for each guest.
  expect(plotOf(days, { until: '2026-12-06', limit: 100, ...size })).toEqual({
    line: 'M0,50H20V45H40V40H80V25H100',
    area: 'M0,50H20V45H40V40H80V25H100V50H0Z',
    limit: 0,
  })
})

test('the scale goes up to the limit, and beyond it where more come', () => {
  expect(plotOf(days, { until: '2026-12-05', limit: 40, ...size })?.limit).toBe(10)
})

test('an answer given for a guest after closing is still on the plot', () => {
  expect(plotOf(days, { until: '2026-12-03', limit: 100, ...size })?.line).toMatch(/H100V25H100$/)
})
