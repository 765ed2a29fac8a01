import type { Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'

const texts: [path: string, heading: string, title: string][] = [
  ['/intro-help', 'Getting Started', 'Getting Started · Platewise'],
  ['/guest-help', 'Guest Guide', 'Guest Guide · Platewise'],
  ['/caterer-help', 'Caterer Guide', 'Caterer Guide · Platewise'],
  ['/help', 'Event Planner Guide', 'Event Planner Guide · Platewise'],
  ['/terms-and-conditions', 'Terms and Conditions', 'Terms and Conditions · Platewise'],
  ['/privacy-policy', 'Privacy Policy', 'Privacy Policy · Platewise'],
]

/** Every address of our own that a page links to, its pictures among them. */
async function linked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], img[src], link[href]')]
      .map((one) => new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', location.href))
      .filter((url) => url.origin === location.origin && url.protocol.startsWith('http'))
      .map((url) => url.pathname + url.hash),
  )
}

test('each text is whole, in the browser and without a script @deep', async ({ page, browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const bare = await plain.newPage()
  for (const [path, heading, title] of texts)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await accessible(page)
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      expect(await contents.count()).toBeGreaterThan(3)
      await contents.last().click()
      await expect(page).toHaveURL(/#/)

      await bare.goto(path)
      await expect(bare.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(bare.getByRole('main')).toHaveCSS('display', 'grid')
    })
  await plain.close()
})

test('no link of ours leads nowhere', async ({ page }) => {
  const seen = new Set<string>()
  const waiting = ['/']
  const dead: string[] = []
  while (waiting.length > 0) {
    const path = waiting.shift() ?? ''
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await page.request.get(path)
    if (!answer.ok()) {
      dead.push(`${answer.status()} ${path}`)
      continue
    }
    if (!answer.headers()['content-type']?.includes('text/html')) continue
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const link of await linked(page)) {
      const [to = '', anchor] = link.split('#')
      if (
        anchor &&
        anchor !== 'content' &&
        to === path &&
        (await page.locator(`[id="${anchor}"]`).count()) === 0
      )
        dead.push(link)
      if (!seen.has(to)) waiting.push(to)
    }
  }
  expect(dead).toEqual([])
  for (const [path] of texts) expect([...seen]).toContain(path)
})

test('a page that does not exist says so, and helps on', async ({ page }) => {
  announce(/no-such-page/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await accessible(page)
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click()
  await expect(page.getByRole('button', { name: 'Access Event Menu' })).toBeVisible()
})

test('guests load nothing of the help pages, of admin or of accounts @deep', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/event/FEAST7')
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => /help|guide|terms|privacy|document|admin|own-account/.test(file))).toEqual([])
})

test('crawlers and browsers find what they ask for', async ({ request, page }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /edit/')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const [path] of texts) expect(sitemap).toContain(`${path}</loc>`)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/preview.png'])
    expect((await request.get(path)).ok()).toBe(true)
  await page.goto('/pricing')
  const preview = page.locator('meta[property="og:image"]')
  expect(await preview.getAttribute('content')).toMatch(/\/preview\.png$/)
})
