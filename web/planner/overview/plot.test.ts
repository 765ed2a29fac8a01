import { expect, test } from 'vitest'
import { plotOf } from './plot.ts'

const size = { width: 100, height: 50 }

test('nobody’s answer draws nothing', () => {
  expect(plotOf([], { until: '2026-12-05', limit: 30, ...size })).toEqual({ line: '', area: '', limit: null })
})

test('the first day rises from nobody the day before', () => {
  const { line, area } = plotOf([{ day: '2026-12-02', coming: 4 }], {
    until: '2026-12-02',
    limit: 100,
    ...size,
  })
  expect(line).toBe('M0,50L100,10')
  expect(area).toBe('M0,50L100,10V50H0Z')
})

test('it is level over days on which nothing came, and up to today', () => {
  const days = [
    { day: '2026-12-02', coming: 10 },
    { day: '2026-12-05', coming: 20 },
  ]
  // From 1 to 6 December: five days of 20 each.
  expect(plotOf(days, { until: '2026-12-06', limit: 100, ...size }).line).toBe(
    'M0,50L20,30L60,30L80,10L100,10',
  )
})

test('the limit is the top once half of the places are taken, and not shown before', () => {
  const of = (coming: number) =>
    plotOf([{ day: '2026-12-02', coming }], { until: '2026-12-02', limit: 100, ...size })
  expect(of(49).limit).toBeNull()
  expect(of(50)).toMatchObject({ limit: 0, line: 'M0,50L100,25' })
  expect(of(100)).toMatchObject({ limit: 0, line: 'M0,50L100,0' })
})

test('an answer given for a guest after closing is still on the plot', () => {
  const days = [{ day: '2026-12-09', coming: 4 }]
  expect(plotOf(days, { until: '2026-12-05', limit: 100, ...size }).line).toBe('M0,50L100,10')
})
