import type { Page } from '@playwright/test'
import { guestEntry, scriptsOf } from '../../../worker/testing/built.ts'
import { looks } from '../support/deep.ts'
import { opened, staged, takenOver } from '../support/guest-fixtures.ts'
import { announce, expect, test } from '../support/journey.ts'

const isSerif = (url: URL) => /\/fraunces-[\w-]+\.woff2$/.test(url.pathname)

/** Notes what moves on each page from its start. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        moved.push(
          `${location.pathname} ${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  }
}

/** Holds the font back until it is let go. */
async function heldBack(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(isSerif, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const serifHere = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some((face) => face.family === 'Fraunces' && face.status === 'loaded'),
  )

for (const width of looks([390], [1280]))
  test(`the serif moves nothing when it arrives late, at ${width} px @deep`, async ({ page, request }) => {
    announce(/NOPE99/)
    const { code } = await staged(request)
    await page.setViewportSize({ width, height: 844 })
    const moved = await watchMoves(page)
    for (const path of ['/', `/event/${code}`, '/event/NOPE99', '/pricing', '/help']) {
      const letGo = await heldBack(page)
      const asked = page.waitForRequest((one) => isSerif(new URL(one.url())))
      await page.goto(path, { waitUntil: 'commit' })
      await asked
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await serifHere(page)).toBe(false)
      letGo()
      await expect.poll(() => serifHere(page)).toBe(true)
      expect(await moved()).toEqual([])
      await page.unroute(isSerif)
    }
  })

test('a guest’s page asks for the serif after its form’s script, paints without it, and once @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await expect.poll(() => serifHere(page)).toBe(true)
  const serif = asked.findIndex((path) => isSerif(new URL(path, page.url())))
  for (const script of scriptsOf('guest', [guestEntry('event')]))
    expect(asked.indexOf(`/${script}`)).toBeLessThan(serif)
  expect(await page.content()).not.toMatch(/rel="preload"/)
  const response = await page.request.get(asked[serif] ?? '')
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  await opened(page, code)
  await takenOver(page)
  await expect.poll(() => serifHere(page)).toBe(true)
  const times = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('fraunces-'))
      .map(({ transferSize }) => transferSize),
  )
  expect(times).toEqual([0])
})
