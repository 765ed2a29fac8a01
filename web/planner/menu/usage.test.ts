import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LimitBox } from './usage.tsx'

const shown = (used: number, reached?: string) =>
  renderToStaticMarkup(createElement(LimitBox, { title: 'Category Limit', used, max: 3, reached }))

it('a limit warns only who adds something', () => {
  for (const [used, reached] of [
    [2, 'Full.'],
    [3, undefined],
  ] as const) {
    expect(shown(used, reached)).toContain(`${used} of 3 used.`)
    expect(shown(used, reached)).not.toMatch(/near|Full/)
  }
  expect(shown(3, 'Full.')).toMatch(/near.*Full\./)
})
