import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LimitBox, Usage } from './usage.tsx'

const shown = (used: number, reached?: string) =>
  renderToStaticMarkup(createElement(LimitBox, { title: 'Category Limit', used, max: 3, reached }))

it('a limit warns only who adds something', () => {
  for (const [used, reached] of [
    [2, 'Full.'],
    [3, undefined],
  ] as const) {
    expect(shown(used, reached)).toContain(`${used} of 3 used.`)
    expect(shown(used, reached)).not.toMatch(/warning|Full/)
  }
  expect(shown(3, 'Full.')).toMatch(/warning.*Full\./)
})

it('the bar of a limit is calm until four fifths are used', () => {
  const bar = (used: number, max: number) =>
    renderToStaticMarkup(Usage({ used, max, what: 'items', children: 'All used.' }))
  for (const [used, max] of [
    [0, 3],
    [2, 3],
    [23, 30],
  ] as const) {
    expect(bar(used, max)).toContain('usage calm')
    expect(bar(used, max)).not.toMatch(/Limit Reached|All used/)
  }
  expect(bar(24, 30)).not.toMatch(/calm|Limit Reached/)
  expect(bar(3, 3)).not.toContain('calm')
  expect(bar(3, 3)).toMatch(/Limit Reached.*All used\./)
})
