import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { guestEntry, lazyChunksOf, lazyScriptsOf, scriptsOf } from '../../../../worker/testing/built.ts'
import { atReview, sent, staged, takenOver } from '../../support/guest-fixtures.ts'
import { expect, test } from '../../support/journey.ts'

const kB = 1000
const built = 'dist/client'

const dishes = (course: string): [string, string][] =>
  Array.from({ length: 6 }, (_, index) => [
    `${course} number ${index + 1}`,
    `With what the garden gives in week ${index + 1}, lightly dressed`,
  ])

const menu = Object.fromEntries(
  ['Starter', 'Soup', 'Main course', 'Cheese', 'Dessert'].map((course) => [course, dishes(course)]),
)

/** Bytes of a built file as a browser would get it. */
function compressed(path: string): number {
  const file = `${built}${path}`
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0
}

test('the first usable form of a menu of five by six stays within its budget', async ({ page, request }) => {
  const { code } = await staged(request, { guestLimit: 100, menu })
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  const response = await page.goto(`/event/${code}`)
  const html = (await response?.body()) ?? Buffer.alloc(0)
  await takenOver(page)
  await expect(page.getByLabel('Email (Optional)')).toBeVisible()
  // The page brings its style sheet along, so that it is painted when it arrives.
  const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(html.toString()) ?? []
  expect(sheet).not.toBe('')
  // Chunks that come once the page is in use are not waited for, and have a budget of their own.
  const late = lazyScriptsOf('guest', guestEntry('event')).map((file) => `/${file}`)
  const paths = asked.filter((path) => !late.includes(path) && !path.endsWith('.woff2'))
  const sum = (ending: string) =>
    [...new Set(paths)]
      .filter((path) => path.endsWith(ending))
      .reduce((total, path) => total + compressed(path), 0)
  const measured = {
    requests: paths.length,
    html: brotliCompressSync(html).length,
    js: sum('.js'),
    css: sum('.css') + brotliCompressSync(sheet).length,
  }
  console.log('the guest page:', JSON.stringify(measured), paths.join(' '))
  expect(html.toString()).toContain('Dessert number 6')
  // The form's own code is asked for with the page, and not only once the first script has run.
  for (const script of scriptsOf('guest', [guestEntry('event')]))
    expect(html.toString()).toContain(`"/${script}"`)
  // One of them is for the words, in the reader's language.
  expect(paths.filter((path) => path.startsWith('/assets/guest-en-'))).toHaveLength(1)
  expect(measured.requests).toBeLessThanOrEqual(6)
  expect(measured.html).toBeLessThanOrEqual(14 * kB)
  expect(measured.js).toBeLessThanOrEqual(97 * kB)
  expect(measured.js).toBeGreaterThan(50 * kB)
  expect(measured.css).toBeLessThanOrEqual(14 * kB)
})

test('the style sheet in the page is the only one of the way to the receipt', async ({ page, request }) => {
  const { code } = await staged(request)
  const sheets: string[] = []
  page.on('request', (one) => {
    if (new URL(one.url()).pathname.endsWith('.css')) sheets.push(one.url())
  })
  await atReview(page, code)
  await sent(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(sheets).toEqual([])
})

test.describe('while nobody has answered the cookie banner', () => {
  test.use({ consent: null })

  test('the largest paint is the page’s own, and not the cookie banner that comes later', async ({
    browser,
    baseURL,
    request,
  }) => {
    const { code } = await staged(request, { guestLimit: 100, menu })
    const asked = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
    })
    const page = await asked.newPage()
    await page.addInitScript(() => {
      const largest: string[] = []
      Object.assign(window, { largest })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          largest.push(entry.element?.closest('.cookies') ? 'the banner' : 'the page')
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(`/event/${code}`)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.waitForTimeout(500)
    const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest)
    expect(largest).toContain('the page')
    expect(largest).not.toContain('the banner')
    await asked.close()
  })
})

test('a second visit brings no script and no style over the wire', async ({ page, request }) => {
  const { code } = await staged(request)
  // The parts that come once the page is in use come one after another; that of the needs is the last.
  const last = lazyChunksOf('guest', guestEntry('event'))
    .filter(({ part }) => part === 'guest/needs/lazy-parts.tsx')
    .flatMap(({ files }) => files)
  const here = new Set<string>()
  page.on('requestfinished', (one) => here.add(new URL(one.url()).pathname.slice(1)))
  await page.goto(`/event/${code}`)
  await takenOver(page)
  expect(last.length).toBeGreaterThan(0)
  await expect.poll(() => last.filter((file) => !here.has(file))).toEqual([])
  await page.goto('/', { waitUntil: 'networkidle' })
  const fetched: string[] = []
  page.on('requestfinished', (one) => {
    const check = async () => {
      const { responseBodySize } = await one.sizes()
      if (/\.(js|css)$/.test(new URL(one.url()).pathname) && responseBodySize > 0) {
        const from = await (await one.response())?.serverAddr()
        if (from) fetched.push(one.url())
      }
    }
    void check()
  })
  await page.goto(`/event/${code}`)
  await takenOver(page)
  expect(fetched).toEqual([])
})

/** Lets a page's script run only once the page has been painted: what it changes then is seen to move. */
async function scriptAfterPaint(page: Page): Promise<void> {
  await page.route(
    (url) => scriptsOf('guest').includes(url.pathname.slice(1)),
    async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    },
  )
}

test('nothing moves by itself on the guest’s whole way', async ({ page, request }) => {
  const { code } = await staged(request, { guestLimit: 100, menu })
  await scriptAfterPaint(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean
        value: number
        sources: { node: Node | null }[]
      })[])
        if (!entry.hadRecentInput)
          moved.push(
            `${location.pathname} ${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
          )
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })
  // A network that takes its time: whatever arrives late must not push what is there.
  await page.route(/\/api\/responses\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await atReview(page, code)
  await sent(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const nothingMoved = async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  }
  await nothingMoved()
  // The line that leads back to a response pushes nothing either.
  for (const path of [`/event/${code}`, '/']) {
    await page.goto(path)
    await expect(page.getByText('You answered for Rosa')).toBeVisible()
    await nothingMoved()
  }
})

test('without the cookie the same line would push the page: the control of the one above @deep', async ({
  page,
  context,
  request,
}) => {
  const { code } = await staged(request, { menu })
  await atReview(page, code)
  await sent(page)
  await context.clearCookies({ name: 'answered' })
  await scriptAfterPaint(page)
  await page.addInitScript(() => {
    const seen = { value: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.value += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/event/${code}`)
  await expect(page.getByText('You answered for Rosa')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: { value: number } }).seen.value))
    .toBeGreaterThan(0)
  // Parts that come later may wait for the paint still.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
