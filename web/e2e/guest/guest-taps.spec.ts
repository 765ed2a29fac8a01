import { choosers, walkAs } from '../../../worker/bench/browser/guest-way.ts'
import { menuOf } from '../../../worker/bench/menu.ts'
import { looks } from '../support/deep.ts'
import { staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const { what, party, goal } of looks(
  [{ what: 'ten with menus of their own', party: choosers(10), goal: { taps: 45, swipes: 30 } }],
  [
    { what: 'three, one with the same dishes', party: choosers(3, [1]), goal: { taps: 15, swipes: 6 } },
    { what: 'three with menus of their own', party: choosers(3), goal: { taps: 17, swipes: 9 } },
  ],
))
  test(`a party of ${what} answers with few taps and swipes @deep`, async ({ page, request }) => {
    test.slow()
    const { code } = await staged(request, { title: 'Harvest supper', menu: menuOf(3, 3) })
    const { taps, swipes } = await walkAs(page, `/event/${code}`, party)
    expect({ taps, swipes }).toEqual(goal)
  })
