import { expect, it } from 'vitest'
import { physicalDirections } from './directions.ts'

it.each([
  '.a { left: 0 }',
  '.a { margin-left: 1rem }',
  '.a{padding-right:1rem}',
  '.a { border-left: 1px solid }',
  '.a { border-top-left-radius: 2px }',
  '.a { scroll-margin-right: 1rem }',
  '.a { text-align: left }',
  '.a { float: right }',
  '.a { padding: 0 0 0 calc((1ch + 1px) / 2) }',
  '.a { inset: 0 auto 0 0; }',
])('refuses the style %s', (styles) => {
  expect(physicalDirections('web/ui/ui.css', styles)).toHaveLength(1)
})

it.each([
  '.a { margin-inline-start: 1rem; inset-inline: 0 auto }',
  '.a { text-align: start; float: inline-end; clear: both }',
  '.a { padding: 0 1rem 2rem 1rem }',
  '.a { padding: 0 1rem calc(2px + env(safe-area-inset-left)) }',
  '.a { --left: 4mm } /* left: 0 */',
])('accepts the style %s', (styles) => {
  expect(physicalDirections('web/ui/ui.css', styles)).toEqual([])
})

it.each([
  '<p className="float-left" />',
  '<p className={`card ml-2`} />',
  '<p style={{ marginLeft: 4 }} />',
  "<p style={{ textAlign: 'left' }} />",
])('refuses in a component %s', (source) => {
  expect(physicalDirections('web/guest/a.tsx', source)).toHaveLength(1)
})

it.each([
  '<p className="row small" title="left" />',
  '<p style={{ marginInlineStart: 4 }} />',
  'const { left } = seating',
])('accepts in a component %s', (source) => {
  expect(physicalDirections('web/guest/a.tsx', source)).toEqual([])
})

it('accepts sides where the paper has them', () => {
  expect(physicalDirections('web/print/cards/cards.css', '.a { left: 0 }')).toEqual([])
})
