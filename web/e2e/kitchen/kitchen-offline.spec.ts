import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { keptMs } from '../../../worker/links/rules/kept.ts'
import { looks, picture } from '../support/deep.ts'
import { accessible, announce, test } from '../support/journey.ts'
import { answerAs, type Staged, stage } from '../support/kitchen-fixtures.ts'
import { nextVersion } from '../support/next-version.ts'
import { type SwallowingProxy, swallowingProxy } from '../support/swallowing-proxy.ts'

const live = /^live, \d\d:\d\d$/
const keepButton = 'Keep on this phone until tomorrow'
const keptUntil = /^Kept on this phone until \w{3} \d+ \w+, \d\d:\d\d$/
const keptAsOf = /^Kept on this phone\. It may have changed since \d\d:\d\d/
const gone = 'This page is no longer kept on this phone. It opens again once there is internet.'

let proxy: SwallowingProxy
let phone: BrowserContext
test.beforeEach(async ({ baseURL, browser }) => {
  announce(/./)
  proxy = await swallowingProxy(baseURL ?? '')
  phone = await phoneOf(browser)
})
test.afterEach(async () => {
  await phone.close()
  await proxy.cut()
})

/** A phone that reaches the site through the proxy alone, whose banner of cookies was answered. */
function phoneOf(browser: Browser): Promise<BrowserContext> {
  const localStorage = [{ name: 'cookie_consent', value: 'declined' }]
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: proxy.origin, localStorage }] },
  })
}

const headers = (page: Page) => ({ 'content-type': 'application/json', origin: new URL(page.url()).origin })

/** A new link to an event's kitchen page. */
async function linkOf(page: Page, { id }: Staged, more: object = { keepOffline: true }) {
  const path = `/api/events/${id}/kitchen-links`
  const data = { label: 'Kitchen', ...more }
  const made = await page.request.post(path, { headers: headers(page), data })
  const link: { id: string; url: string } = await made.json()
  const revoke = () => page.request.delete(`${path}/${link.id}`, { headers: headers(page), data: {} })
  return { address: proxy.origin + new URL(link.url).pathname, revoke }
}

async function opened(address: string): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(address)
  await expect(page.getByText(live)).toBeVisible()
  return page
}

async function kept(page: Page): Promise<void> {
  await page.getByRole('button', { name: keepButton }).click()
  await expect(page.getByText(keptUntil)).toBeVisible()
}

/** Caches of the site on a phone, and service workers by their scope. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))

/** Changes what is noted of the day for which the phone keeps its only page. */
const changeTerm = (page: Page, change: { from?: number; seen?: number }) =>
  page.evaluate(async (by) => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const stored = await cache.match('/kitchen/kept?term')
    const term = (await stored?.json()) as { from: number; seen: number }
    const [from, seen] = [term.from + (by.from ?? 0), term.seen + (by.seen ?? 0)]
    await cache.put('/kitchen/kept?term', Response.json({ ...term, from, seen }))
  }, change)

const ana = { name: 'Ana', allergies: '', selections: {} }

test('a page that is kept opens without internet as it last was, and is true again with it', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Deep cellar', { Main: ['Fish', 'Risotto'] })
  const { address, revoke } = await linkOf(page, event)
  const cook = await opened(address)
  expect(await left(cook)).toEqual({ caches: 0, workers: [] })
  await kept(cook)
  await accessible(cook)
  await picture(cook, 'kitchen-kept', { fullPage: true })
  await answerAs(browser, event, [ana])
  await expect(cook.getByText('1 plate', { exact: true })).toBeVisible()

  await test.step('without internet, in letters that nobody overlooks', async () => {
    await proxy.cut()
    await cook.reload()
    await expect(cook.getByText('1 plate', { exact: true })).toBeVisible()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await expect(cook.getByText(/^Not connected since \d\d:\d\d$/)).toBeVisible()
    const size = await cook
      .locator('.kept-as-of strong')
      .evaluate((time) => Number.parseFloat(getComputedStyle(time).fontSize))
    expect(size).toBeGreaterThanOrEqual(56)
    for (const [width, colorScheme] of looks(
      [[390, 'light']],
      [
        [390, 'dark'],
        [1280, 'light'],
        [1280, 'dark'],
      ],
    )) {
      await cook.setViewportSize({ width, height: 844 })
      await cook.emulateMedia({ colorScheme })
      await accessible(cook)
      await picture(cook, `kitchen-offline-${width}-${colorScheme}`, { fullPage: true })
    }
    const again = await phone.newPage()
    await again.goto(`${address}#specials`)
    await expect(again.getByRole('heading', { name: 'Specials 0' })).toBeVisible()
    await again.close()
  })

  await test.step('with internet', async () => {
    await answerAs(browser, event, [ana, ana])
    await proxy.pass()
    await expect(cook.getByText(live)).toBeVisible()
    await expect(cook.getByText('3 plates', { exact: true })).toBeVisible()
    await expect(cook.getByText(keptAsOf)).toBeHidden()
    await expect(cook.getByText(keptUntil)).toBeVisible()
  })

  await test.step('on a line that swallows bytes', async () => {
    proxy.swallow()
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await expect(cook.getByText('3 plates', { exact: true })).toBeVisible()
    await proxy.pass()
    await expect(cook.getByText(live)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('no other page of the site is opened by it', async () => {
    const home = await phone.newPage()
    for (const path of ['/', '/caterer-help', `/event/${event.code}`]) {
      await home.goto(proxy.origin + path)
      expect(await home.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    }
    await home.close()
    expect(await cook.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${proxy.origin}/kitchen/offline.js`,
    )
  })

  await test.step('revoked while it is offline, it is emptied once it is online', async () => {
    await proxy.cut()
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await revoke()
    await proxy.pass()
    await expect(cook.getByText('This link was closed by the organizer.')).toBeVisible()
    await expect(cook.getByText('Deep cellar')).toBeHidden()
    await expect.poll(() => left(cook)).toEqual({ caches: 0, workers: [] })
    expect(await cook.content()).not.toContain('Deep cellar')
    await proxy.cut()
    await expect(cook.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  })
})

for (const [end, words] of [
  ['link is revoked', 'This link was closed by the organizer.'],
  ['event is deleted', 'This link does not work. Please ask the organizer for a new one.'],
] as const)
  test(`a page that arrived with its data holds none of it once its ${end}`, async ({ page }) => {
    const event = await stage(page, 'Nothing left', { Main: ['Fish'] })
    const { address, revoke } = await linkOf(page, event)
    const cook = await opened(address)
    expect(await cook.content()).toContain('Nothing left')
    await kept(cook)
    if (end === 'link is revoked') await revoke()
    else await page.request.delete(`/api/events/${event.id}`, { headers: headers(page), data: {} })
    await expect(cook.getByText(words)).toBeVisible()
    expect(await cook.evaluate(() => document.body.innerHTML)).not.toContain('Nothing left')
    expect(await cook.title()).not.toContain('Nothing left')
    await expect.poll(() => left(cook)).toEqual({ caches: 0, workers: [] })
  })

test('a link that no phone may keep offers it to none, and one that is kept can be removed', async ({
  page,
}) => {
  const event = await stage(page, 'Not for phones', { Main: ['Fish'] })
  const closed = await opened((await linkOf(page, event, {})).address)
  await expect(closed.getByRole('link', { name: 'Print the sheet' })).toBeVisible()
  await expect(closed.getByRole('button', { name: keepButton })).toBeHidden()
  const open = await opened((await linkOf(page, event)).address)
  await kept(open)
  await open.getByRole('button', { name: 'Remove it from this phone' }).click()
  await expect(open.getByRole('button', { name: keepButton })).toBeVisible()
  expect(await left(open)).toEqual({ caches: 0, workers: [] })
})

test('a page is kept for a day and no longer, whatever the phone’s clock says', async ({ page }) => {
  const event = await stage(page, 'A day', { Main: ['Fish'] })
  const { address } = await linkOf(page, event)
  const cook = await opened(address)

  await test.step('its day ends while it is open', async () => {
    await kept(cook)
    await proxy.cut()
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await changeTerm(cook, { from: -keptMs + 3_000 })
    await cook.reload()
    await expect(cook.getByText(keptAsOf)).toBeVisible()
    await expect(cook.getByText(gone)).toBeVisible()
    await expect(cook.getByText('Fish')).toBeHidden()
    expect(await left(cook)).toEqual({ caches: 0, workers: [] })
    await proxy.pass()
    await expect(cook.getByText(live)).toBeVisible()
  })

  const refused = async (change: { from?: number; seen?: number }) => {
    const keeping = await opened(address)
    await kept(keeping)
    await changeTerm(keeping, change)
    await proxy.cut()
    await expect(keeping.reload()).rejects.toThrow(/net::ERR_/)
    await keeping.close()
    await proxy.pass()
    const elsewhere = await phone.newPage()
    await elsewhere.goto(`${proxy.origin}/robots.txt`)
    expect(await left(elsewhere)).toEqual({ caches: 0, workers: [] })
    await elsewhere.close()
  }
  await cook.close()
  await test.step('its day is over', () => refused({ from: -keptMs }))
  await test.step('the clock was set back', () => refused({ seen: 60 * 60_000 }))
})

test('of two links that a phone keeps, the one that was revoked goes when the other is opened', async ({
  page,
}) => {
  const event = await stage(page, 'Two kitchens', { Main: ['Fish'] })
  const [hot, pastry] = [await linkOf(page, event), await linkOf(page, event)]
  const cook = await opened(hot.address)
  await kept(cook)
  await cook.goto(pastry.address)
  await expect(cook.getByRole('button', { name: keepButton })).toBeVisible()
  await kept(cook)
  expect(await left(cook)).toEqual({ caches: 2, workers: ['/kitchen/'] })
  await cook.goto(`${proxy.origin}/robots.txt`)
  await hot.revoke()
  await cook.goto(pastry.address)
  await expect.poll(() => left(cook)).toEqual({ caches: 1, workers: ['/kitchen/'] })
  await proxy.cut()
  await cook.reload()
  await expect(cook.getByText(keptAsOf)).toBeVisible()
})

test('a deploy brings a kept page the new files and the new service worker, and it opens without internet', async ({
  page,
  baseURL,
}) => {
  const event = await stage(page, 'Before and after', { Main: ['Fish'] })
  const { address } = await linkOf(page, event)
  const cook = await opened(address)
  await kept(cook)
  // Its script, and its words.
  const scripts = () =>
    cook.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => url)
      return urls.filter((url) => /\/kitchen-[^/]*\.js$/.test(url)).map((url) => url.endsWith('-next.js'))
    })
  const worker = () =>
    cook.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const [response] = [await fetch(active?.scriptURL ?? '', { cache: 'no-store' })]
      return [active?.state, (await response.text()).endsWith('// next')]
    })
  expect(await scripts()).toEqual([false, false])

  await proxy.cut()
  const next = await nextVersion(baseURL ?? '', Number(new URL(proxy.origin).port))
  await cook.reload()
  await expect.poll(scripts).toEqual([true, true])
  await expect.poll(worker).toEqual(['activated', true])
  next.close()
  await cook.reload()
  await expect(cook.getByText(keptAsOf)).toBeVisible()
  await expect(cook.getByText('Fish')).toBeVisible()
})
