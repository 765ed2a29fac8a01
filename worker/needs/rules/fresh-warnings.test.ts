import { expect, test } from 'vitest'
import { compareChosenDishes, warningsSinceChoice } from './conflicts.ts'
import type { Content } from './contents.ts'
import type { Ingredient, Need, What } from './needs.ts'

const need = (what: What): Need => ({ what, how: 'allergy', by: 'guest' })
const contains = (what: Ingredient): Content => ({ what, state: 'contains' })

type Seen = { shownVersions?: Record<string, number>; wishNeeds?: Record<string, string[]> }
type Case = [string, What[], Ingredient[], Seen, What[] | null]

test.for<Case>([
  [
    'who was told of these contents reads nothing new',
    ['milk'],
    ['milk'],
    { shownVersions: { beef: 2 } },
    null,
  ],
  ['who never saw any contents chose by none', ['milk'], ['milk'], {}, null],
  ['a single warning is what came', ['celery'], ['celery'], { shownVersions: { beef: 1 } }, ['celery']],
  ['of several it is not known', ['milk', 'celery'], ['milk', 'celery'], { shownVersions: { beef: 1 } }, []],
  [
    'but for those that an answer was given for',
    ['milk', 'celery'],
    ['milk', 'celery'],
    { shownVersions: { beef: 1 }, wishNeeds: { beef: ['milk allergy'] } },
    ['celery'],
  ],
])('%s', ([, needs, contents, person, fresh]) => {
  const dishes = new Map([['beef', { contents: contents.map(contains), facts: [], version: 2 }]])
  const all = { selections: { main: 'beef' }, needs: needs.map(need), ...person }
  const [chosen] = compareChosenDishes(all, dishes)
  if (!chosen) throw new Error('nothing chosen')
  expect(warningsSinceChoice(all, chosen)?.map(({ what }) => what) ?? null).toEqual(fresh)
})
