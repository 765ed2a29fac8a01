import type { BrowserContext, Page } from '@playwright/test'
import { announce, expect, test as journey } from './journey.ts'
import type { Staged } from './kitchen-fixtures.ts'
import { type SwallowingProxy, swallowingProxy } from './swallowing-proxy.ts'

export const live = /^live, \d\d:\d\d$/
export const keepButton = 'Keep on this phone until tomorrow'
export const keptUntil = /^Kept on this phone until \w{3} \d+ \w+, \d\d:\d\d$/
export const keptAsOf = /^Kept on this phone\. It may have changed since \d\d:\d\d/

/** A journey whose line to the site can be cut, with a phone that keeps the kitchen's page. */
export const test = journey.extend<{ line: SwallowingProxy; phone: BrowserContext }>({
  line: async ({ baseURL }, use) => {
    announce(/./)
    const line = await swallowingProxy(baseURL ?? '')
    await use(line)
    await line.cut()
  },
  phone: async ({ browser }, use) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await use(phone)
    await phone.close()
  },
})

export const headers = (page: Page) => ({
  'content-type': 'application/json',
  origin: new URL(page.url()).origin,
})

/** A new link to an event's kitchen page. */
export async function linkOf(
  { page, line }: { page: Page; line: SwallowingProxy },
  { id }: Staged,
  more: object = { keepOffline: true },
) {
  const path = `/api/events/${id}/kitchen-links`
  const data = { label: 'Kitchen', ...more }
  const made = await page.request.post(path, { headers: headers(page), data })
  const link: { id: string; url: string } = await made.json()
  const revoke = () => page.request.delete(`${path}/${link.id}`, { headers: headers(page), data: {} })
  return { address: line.origin + new URL(link.url).pathname, revoke }
}

export async function opened(phone: BrowserContext, address: string): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(address)
  await expect(page.getByText(live)).toBeVisible()
  return page
}

export async function kept(page: Page): Promise<void> {
  await page.getByRole('button', { name: keepButton }).click()
  await expect(page.getByText(keptUntil)).toBeVisible()
}

/** Caches of the site on a phone, and service workers by their scope. */
export const left = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))
