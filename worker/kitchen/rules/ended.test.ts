import { expect, test } from 'vitest'
import { compareChosenDishes } from '../../needs/rules/conflicts.ts'
import type { Need, Wish } from '../../needs/rules/needs.ts'
import { type EndedSubstitute, endedByCourse } from './ended.ts'

const before: EndedSubstitute = {
  ...{ responseId: 'r', personId: 'p', categoryId: 'main', words: 'cucumber salad', agreedBy: 'Marta' },
  ...{ reason: 'needs', at: 1 },
}
const milk: Need[] = [{ what: 'milk', how: 'allergy', by: 'guest' }]
const beef = (state: 'contains' | 'without') =>
  new Map([['beef', { contents: [{ what: 'milk', state } as const], facts: [], version: 1 }]])
const nothingStated = new Map()

type Case = [
  string,
  Need[],
  ReturnType<typeof beef>,
  Wish | null,
  { agreed?: boolean; writes?: boolean },
  boolean | null,
]

test.for<Case>([
  ['a dish that still holds what they avoid is asked about again', milk, beef('contains'), null, {}, true],
  ['and so is one of which nothing is confirmed', milk, nothingStated, null, {}, true],
  ['one the kitchen ruled it out of is not', milk, beef('without'), null, {}, false],
  ['who takes it as it is has decided', milk, beef('contains'), 'as_is', {}, false],
  ['who needs nothing any more gets what they chose', [], beef('contains'), null, {}, false],
  ['who writes in their own words is asked about again', [], beef('contains'), null, { writes: true }, true],
  ['what is agreed again has not ended', milk, beef('contains'), null, { agreed: true }, null],
])('%s', ([, needs, dishes, wish, { agreed = false, writes = false }, again]) => {
  const person = {
    ...{ needs, selections: { main: 'beef' }, shownVersions: { beef: 1 } },
    ...(wish && { wishes: { beef: wish } }),
  }
  const found = endedByCourse([before], compareChosenDishes(person, dishes), () => agreed, writes)
  expect(found.get('main')?.mustAskAgain ?? null).toBe(again)
})

test('a course in which nothing is chosen has nothing that ended', () => {
  expect(
    endedByCourse(
      [before],
      compareChosenDishes({ selections: {}, needs: milk }, nothingStated),
      () => false,
      true,
    ).size,
  ).toBe(0)
})
