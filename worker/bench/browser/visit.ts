import { type Browser, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../../dev/browser.ts'
import { longTasks } from './long-tasks.ts'

/** Measurements of one page visit. Times are in milliseconds from the start of the navigation. */
export type Seen = {
  firstPaint: number
  largestPaint: number
  /** When the form was usable, its buttons included. */
  usable: number
  /** Total blocking time before `usable`: the milliseconds over 50 of each long task. */
  blocked: number
  /** CPU time of the page's tasks over 50 ms after `usable`, in milliseconds. */
  longAfter: number[]
  /** Cumulative layout shift without recent input. */
  shift: number
}

/** Launches the system's Chromium or Chrome, or Playwright's if there is none. */
export function browser(): Promise<Browser> {
  return chromium.launch(browserOptions())
}

type Notes = {
  first: number
  largest: number
  usable: number
  shift: number
  long: { start: number; duration: number }[]
}

// Runs in the page before its own scripts.
function watch(): void {
  const notes: Notes = { first: 0, largest: 0, usable: 0, shift: 0, long: [] }
  Object.assign(window, { benchNotes: notes })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    notes.largest = entry.startTime
  })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.first = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) notes.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    notes.long.push({ start: startTime, duration })
  })
  // A page with a script is usable once React has taken over the last part of it. A page without one is usable once it is painted.
  const ready = () => {
    const more = document.querySelector<HTMLButtonElement>(
      '[aria-label$="one guest more" i], #party-size button',
    )
    const root = document.getElementById('root')
    const inParts = root?.querySelector('.menu-to-read:not([data-hydrated])')
    const taken = !root || (!inParts && Object.keys(root).some((key) => key.startsWith('__reactContainer')))
    return document.readyState !== 'loading' && more !== null && !more.disabled && taken && notes.first > 0
  }
  const look = () => {
    if (ready()) notes.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Opens a page with an empty cache on a simulated phone: 150 ms latency, 1.6 Mbit/s down, CPU four times slower.
 * @param way actions to run once the form is usable
 */
export async function visit(
  chrome: Browser,
  url: string,
  way?: (page: Page) => Promise<void>,
): Promise<Seen> {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForFunction(() => (window as unknown as { benchNotes: Notes }).benchNotes.usable > 0)
    const longAfter = await longTasks(chrome, page, async () => {
      await way?.(page)
      // Wait for delayed content, such as the cookie banner after a second.
      await page.waitForTimeout(1500)
    })
    const { first, largest, usable, shift, long } = await page.evaluate(
      () => (window as unknown as { benchNotes: Notes }).benchNotes,
    )
    const over = (tasks: Notes['long']) => tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
    return {
      firstPaint: first,
      largestPaint: largest,
      usable,
      blocked: over(long.filter(({ start }) => start < usable)),
      longAfter,
      shift,
    }
  } finally {
    await context.close()
  }
}
