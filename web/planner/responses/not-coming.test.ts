import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PlannerEvent } from '#events/shape/event'
import { NotComing } from './not-coming.tsx'

const shown = (notComing: number) =>
  renderToStaticMarkup(
    createElement(NotComing, {
      event: { notComing } as PlannerEvent,
      declines: [],
      sameName: new Set<string>(),
      cutAt: undefined,
      changed: async () => {},
    }),
  )

it.each([
  [0, 'No one has declined yet.'],
  [1, 'Your search hides 1 guest who is not coming.'],
  [29, 'Your search hides 29 guests who are not coming.'],
])('of %i who are not coming and none shown, the list says so', (count, said) => {
  expect(shown(count)).toContain(said)
})
