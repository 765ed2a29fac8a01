import { expect, test } from 'vitest'
import { addressOf, type Shown, shownAt } from './address.ts'
import { unfiltered } from './filter.ts'
import { newestFirst } from './sort.ts'

const usual: Shown = { view: 'responses', filter: unfiltered, sort: newestFirst }

test.each<[string, Shown]>([
  ['', usual],
  ['view=people', { ...usual, view: 'people' }],
  [
    'view=people&name=S%C3%B8ren+%26+co&dish=fish&needs=1&missing=1&undelivered=1&recent=1&sort=-name',
    {
      view: 'people',
      filter: {
        name: 'Søren & co',
        dish: 'fish',
        needs: true,
        missing: true,
        undelivered: true,
        recent: true,
      },
      sort: { by: 'name', down: true },
    },
  ],
  [
    'needs=1&sort=arrival',
    { ...usual, filter: { ...unfiltered, needs: true }, sort: { by: 'arrival', down: false } },
  ],
])('the address %j and what it shows are one', (address, shown) => {
  expect(shownAt(new URLSearchParams(address), 'responses')).toEqual(shown)
  expect(addressOf(shown)).toBe(address)
})

test('an address without a view shows the one that was last', () => {
  expect(shownAt(new URLSearchParams('needs=1'), 'people').view).toBe('people')
  expect(shownAt(new URLSearchParams('view=responses'), 'people').view).toBe('responses')
  expect(shownAt(new URLSearchParams('view=anything'), 'responses').view).toBe('responses')
})
