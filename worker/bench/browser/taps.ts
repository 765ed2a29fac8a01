import { database } from '#core/db'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { planner } from '../fixtures.ts'
import { menuOf } from '../menu.ts'
import { type Harness, origin } from '../workers/harness.ts'
import { choosers, walkAs } from './guest-way.ts'
import { proxy } from './proxy.ts'
import { type Effort, secondsOf } from './thumb.ts'
import { browser } from './visit.ts'

/** A party's work through a menu of three courses on a phone. */
export type Way = Effort & { what: string; seconds: number }

const parties = [
  { what: 'party of 3, one with the lead guest’s dishes', party: choosers(3, [1]) },
  { what: 'party of 3, three different menus', party: choosers(3) },
  { what: 'party of 10, ten menus', party: choosers(10) },
]

/** Counts the taps and swipes of the guest's way, and estimates its seconds. */
export async function taps({ site }: Harness): Promise<Way[]> {
  const stop = await proxy(site.url, Number(new URL(origin).port), {})
  const chrome = await browser()
  const ways: Way[] = []
  try {
    for (const { what, party } of parties) {
      const db = database(site.db)
      const { id, eventCode } = await makeEvent(db, (await planner(site)).id)
      await makeMenu(db, id, menuOf(3, 3))
      const context = await chrome.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        storageState: {
          cookies: [],
          origins: [{ origin, localStorage: [{ name: 'cookie_consent', value: 'declined' }] }],
        },
      })
      const effort = await walkAs(await context.newPage(), `${origin}/event/${eventCode}`, party)
      ways.push({ what, ...effort, seconds: secondsOf(effort) })
      await context.close()
    }
  } finally {
    await chrome.close()
    stop()
  }
  return ways
}
