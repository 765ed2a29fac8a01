import type { BrowserContext, Page } from '@playwright/test'

const clocks = new WeakSet<BrowserContext>()

/** Gives a browser, before it opens a page, a clock that `later` brings forward, a day wrong if need be. */
export async function ownClock(page: Page, time = Date.now()): Promise<void> {
  const context = page.context()
  if (clocks.has(context)) return
  clocks.add(context)
  // The clock would forget what the browser notes of paints, and of how a page was reached.
  await context.addInitScript(() => Object.assign(globalThis, { noting: performance }))
  await page.clock.install({ time })
  await context.addInitScript(() => {
    const { noting } = globalThis as unknown as { noting: Performance }
    performance.getEntriesByType = (type) => noting.getEntriesByType(type)
    performance.getEntriesByName = (name, type) => noting.getEntriesByName(name, type)
  })
}

/** Brings the clock of such a browser forward, by the time a page waits for its reader. */
export async function later(page: Page, milliseconds: number): Promise<void> {
  if (clocks.has(page.context())) await page.clock.runFor(milliseconds)
}
