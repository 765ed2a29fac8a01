import { expect, test } from 'vitest'
import type { PlannerEvent } from '#events/shape/event'
import { nextStep, stepsDone } from './steps.ts'

const nothing = { itemCount: 0, registeredGuests: 0, notComing: 0 }

test.for<[string, Partial<PlannerEvent>, string[], string | null]>([
  ['a new event needs a menu', {}, [], 'menu'],
  ['what was shared before there is a menu does not stand in for it', {}, ['share'], 'menu'],
  ['an event with a dish is tried next', { itemCount: 1 }, [], 'try'],
  ['one that was tried is shared', { itemCount: 1 }, ['try'], 'share'],
  ['a shared one waits for its first answer, tried or not', { itemCount: 1 }, ['share'], 'response'],
  ['a guest list is no step that the others wait for', { itemCount: 1, listed: {} as never }, [], 'try'],
  ['who answered was told, whoever did it', { itemCount: 1, registeredGuests: 1 }, [], null],
  ['not to come is an answer', { itemCount: 1, notComing: 2 }, [], null],
])('%s', ([, event, here, next]) => {
  expect(nextStep(stepsDone({ ...nothing, ...event } as PlannerEvent, new Set(here)))).toBe(next)
})
