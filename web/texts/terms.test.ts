import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Terms } from './terms.tsx'

const text = renderToStaticMarkup(createElement(Terms))
  .replace(/<[^>]*>/g, '')
  .replace(/\s+/g, ' ')

it.each([
  [
    'an answer is changed or withdrawn until its event closes',
    /Until the event closes, the link can change or withdraw the answer/,
  ],
  ['an edit link moves with the deadline', /moves the deadline, the link moves with it/],
  ['an edit link shows the answer after closing', /After that it shows what was chosen/],
  [
    'needs are taken until the meal, or for thirty days',
    /add or remove what they must avoid until the day of the meal, or for 30 days/,
  ],
  [
    'needs are erased thirty days after the meal, or with the names',
    /erased automatically 30 days after the day of the meal or, .* 180 days after the deadline/,
  ],
  ['words that state no need count as none', /“None” and words like it .* count as no need/],
])('the terms say that %s', (_, says) => {
  expect(text).toMatch(says)
})
