import type { Browser, BrowserContext, Page } from '@playwright/test'
import { answered, staged } from '../support/guest-fixtures.ts'
import { announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'
import { type SwallowingProxy, swallowingProxy } from '../support/swallowing-proxy.ts'

const since = /^Not connected since \d\d:\d\d/
const live = /^live, \d\d:\d\d$/

const elsewhere: BrowserContext[] = []
let proxy: SwallowingProxy
test.beforeEach(async ({ baseURL }) => {
  proxy = await swallowingProxy(baseURL ?? '')
})
test.afterEach(async () => {
  for (const context of elsewhere.splice(0)) await context.close()
  await proxy.cut()
})

/** The address of a new link to an event's kitchen page. */
async function kitchenOf(page: Page, event: { id: string }): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const made = await page.request.post(`/api/events/${event.id}/kitchen-links`, {
    headers,
    data: { label: 'Kitchen' },
  })
  return new URL((await made.json()).url).pathname
}

async function contextOf(from: Page | Browser): Promise<BrowserContext> {
  if ('context' in from) return from.context()
  const context = await from.newContext()
  elsewhere.push(context)
  return context
}

/** Opens a page through the proxy, in the same browser or in another. */
async function through(path: string, from: Page | Browser): Promise<Page> {
  const page = await (await contextOf(from)).newPage()
  await page.clock.install()
  const opened = path === '/dashboard' ? null : page.waitForEvent('websocket')
  await page.goto(proxy.origin + path)
  await opened
  return page
}

/** Waits until the lines of all pages stand: the desk's answer to the first beat, which tells it, takes 25 seconds. */
const standing = (page: Page) => page.waitForTimeout(1_000)

/** Lets seconds pass on pages: timers that are due run, one after another. */
async function pass(pages: Page[], seconds: number): Promise<void> {
  await Promise.all(pages.map((page) => page.clock.runFor(seconds * 1_000)))
}

/** From now on a page gives its calls up by its own clock, as it does all else. */
const giveUpByClock = (page: Page) =>
  page.evaluate(() => {
    AbortSignal.timeout = (milliseconds) => {
      const giving = new AbortController()
      setTimeout(() => giving.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return giving.signal
    }
  })

/** Hides a page from its reader, or shows it, as far as the page can tell. */
async function see(page: Page, visibility: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

test('every live page says within 30 seconds that its line swallows bytes, and comes back by itself @deep', async ({
  page,
  browser,
  request,
}) => {
  announce(/./)
  const event = await stage(page, 'In the cellar', { Main: ['Fish'] })
  const { code } = await staged(request, { guestLimit: 30 })
  await answered(request, code, 10)
  await answered(request, code, 10)
  const kitchen = await through(await kitchenOf(page, event), browser)
  const view = await through(`/events/${event.id}/responses`, page)
  const dashboard = await through('/dashboard', page)
  const guest = await through(`/event/${code}`, browser)
  await standing(guest)
  await expect(kitchen.getByText(live)).toBeVisible()
  await expect(guest.getByText('10 places are left.')).toBeVisible()
  await expect(dashboard.getByText('In the cellar').first()).toBeVisible()

  const all = [kitchen, view, dashboard, guest]
  await Promise.all(all.map(giveUpByClock))
  proxy.swallow()
  await pass(all, 28)
  const within = { timeout: 3_000 }
  await Promise.all([
    expect(kitchen.getByText(since)).toBeVisible(within),
    expect(view.getByText(since)).toBeVisible(within),
    expect(dashboard.getByText(since)).toBeVisible(within),
    expect(guest.getByText(/^10 places are left\. Not connected since \d\d:\d\d: this may/)).toBeVisible(
      within,
    ),
  ])
  await expect(kitchen.getByText(live)).toBeHidden()

  await proxy.pass()
  // A reading that was swallowed is given up first, 15 seconds after it was asked for.
  const stands = async () => {
    await pass(all, 3)
    return Promise.all([
      kitchen.getByText(live).isVisible(),
      view.getByText(since).isHidden(),
      dashboard.getByText(since).isHidden(),
      guest.getByText('10 places are left.', { exact: true }).isVisible(),
    ])
  }
  await expect.poll(stands, { intervals: [300], timeout: 40_000 }).toEqual([true, true, true, true])
})

test('a page that was hidden is checked until an answer comes, and a browser that is offline is not connected @deep', async ({
  page,
  browser,
  request,
}) => {
  announce(/./)
  const event = await stage(page, 'Out of sight', { Main: ['Fish'] })
  const { code } = await staged(request, { guestLimit: 30 })
  for (const people of [10, 10]) await answered(request, code, people)
  const kitchen = await through(await kitchenOf(page, event), browser)
  const view = await through(`/events/${event.id}/responses`, page)
  const dashboard = await through('/dashboard', page)
  const guest = await through(`/event/${code}`, browser)
  await standing(guest)
  await expect(kitchen.getByText(live)).toBeVisible()
  await expect(guest.getByText('10 places are left.', { exact: true })).toBeVisible()
  await giveUpByClock(kitchen)
  for (const one of [kitchen, view, dashboard, guest]) await see(one, 'hidden')
  proxy.swallow()
  await see(kitchen, 'visible')
  await expect(kitchen.getByText(/^checking, as of \d\d:\d\d$/)).toBeVisible()
  await see(view, 'visible')
  await expect(view.getByText('Checking the connection…')).toBeVisible()
  await see(dashboard, 'visible')
  await expect(dashboard.getByText('Checking the connection…')).toBeVisible()
  await see(guest, 'visible')
  await expect(guest.getByText('10 places are left. Checking the connection…')).toBeVisible()
  await pass([kitchen, view], 4)
  for (const one of [kitchen, view]) await expect(one.getByText(since)).toBeVisible({ timeout: 2_000 })

  await test.step('an answer says that it is true', async () => {
    await proxy.pass()
    for (const one of [kitchen, view]) {
      await see(one, 'hidden')
      await see(one, 'visible')
    }
    await expect(view.getByText('Checking the connection…')).toBeHidden({ timeout: 5_000 })
    await expect(view.getByText(since)).toBeHidden()
    // The reading that was swallowed is given up first, 15 seconds after it was asked for.
    const standsAgain = () => pass([kitchen], 2).then(() => kitchen.getByText(live).isVisible())
    await expect.poll(standsAgain, { intervals: [200] }).toBe(true)
  })

  await test.step('offline', async () => {
    const lost = /Not connected since \d\d:\d\d/
    await pass([dashboard, guest], 30)
    for (const one of [kitchen, view, dashboard, guest]) {
      await expect(one.getByText(lost)).toBeHidden()
      await one.context().setOffline(true)
      await expect(one.getByText(lost)).toBeVisible({ timeout: 2_000 })
      await one.context().setOffline(false)
      await expect(one.getByText(lost)).toBeHidden({ timeout: 5_000 })
    }
  })
})
