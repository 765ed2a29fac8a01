import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { guestEntry, lazyScriptsOf } from '../../testing/built.ts'
import { event, planner } from '../fixtures.ts'
import { menuOf } from '../menu.ts'
import { median } from '../pairs/load.ts'
import { line, type Ratio } from '../pairs/pairs.ts'
import { type Harness, origin } from '../workers/harness.ts'
import { inLanguages } from './in-languages.ts'
import { proxy } from './proxy.ts'
import { staticPage } from './static-page.ts'
import { browser, type Seen, visit } from './visit.ts'

/** Measurements of the guest's page in a browser. Times are in milliseconds, bytes are compressed. */
export type Browsed = {
  ratios: Ratio[]
  /** Medians of the visits to the guest's page and to the static page. */
  firstPaint: [ours: number, baseline: number]
  blocked: [ours: number, baseline: number]
  /** The largest layout shift of any visit, and per visit with a submission the longest task over 50 ms, or 0. */
  way: { shift: number; long: number[] }
  requests: number
  bytes: { html: number; js: number; css: number }
}

async function chooseAndSend(page: Page): Promise<void> {
  const go = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your Name *').pressSequentially('Rosa Marin')
  await go()
  await page.getByRole('radio').first().check()
  await go()
  await page.getByRole('button', { name: 'Submit Menu Selections' }).click()
  await page.getByText(/^Thank you, /).waitFor({ timeout: 30_000 })
}

/** R1 and R9, and the measurements of other budgets that need a browser. */
export async function pages({ site }: Harness, pairs: number, ways: number): Promise<Browsed> {
  const { code } = await event(site, (await planner(site)).id)
  const stop = await proxy(site.url, Number(new URL(origin).port), { '/static': staticPage(menuOf(5, 6)) })
  const chrome = await browser()
  try {
    const guest = `${origin}/event/${code}`
    const seen: { ours: Seen; baseline: Seen }[] = []
    for (let pair = -1; pair < pairs; pair++) {
      const first = pair % 2 === 0 ? await visit(chrome, guest) : null
      const baseline = await visit(chrome, `${origin}/static`)
      const ours = first ?? (await visit(chrome, guest))
      if (pair >= 0) seen.push({ ours, baseline })
    }
    const way: Seen[] = []
    for (let time = 0; time < ways; time++) way.push(await visit(chrome, guest, chooseAndSend))
    const of = (what: keyof Omit<Seen, 'longAfter'>) =>
      seen.map(({ ours, baseline }) => ({ ours: ours[what], baseline: baseline[what] }))
    const both = (what: keyof Omit<Seen, 'longAfter'>): [number, number] => [
      median(of(what).map(({ ours }) => ours)),
      median(of(what).map(({ baseline }) => baseline)),
    ]
    const unit = 'ms'
    return {
      ratios: [
        line(
          {
            id: 'R1',
            what: 'largest paint of the guest’s page ÷ a static page by hand',
            unit,
            goal: { most: 1.3 },
          },
          of('largestPaint'),
        ),
        line(
          {
            id: 'R1',
            what: 'until the form can be used, script and all ÷ the same',
            unit,
            goal: { most: 2 },
          },
          of('usable'),
        ),
        ...(await inLanguages(chrome, guest, (url) => fetched(chrome, url))),
      ],
      firstPaint: both('firstPaint'),
      blocked: both('blocked'),
      way: {
        shift: Math.max(...[...way, ...seen.map(({ ours }) => ours)].map(({ shift }) => shift)),
        long: way.map(({ longAfter }) => Math.max(0, ...longAfter)),
      },
      ...(await fetched(chrome, guest)),
    }
  } finally {
    await chrome.close()
    stop()
  }
}

/** Counts the requests and compressed bytes of a first visit, without what comes once the page is in use. */
async function fetched(
  chrome: Awaited<ReturnType<typeof browser>>,
  url: string,
): Promise<Pick<Browsed, 'requests' | 'bytes'>> {
  const context = await chrome.newContext()
  const page = await context.newPage()
  const late = lazyScriptsOf('guest', guestEntry('event'))
  const asked: { path: string; size: Promise<number> }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (late.includes(path.slice(1))) return
    const size = response.body().then((body) => brotliCompressSync(body).length)
    asked.push({ path, size: size.catch(() => 0) })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sum = async (pattern: RegExp) => {
    const sizes = await Promise.all(asked.filter(({ path }) => pattern.test(path)).map(({ size }) => size))
    return sizes.reduce((total, size) => total + size, 0)
  }
  // The stylesheet is inlined in the page.
  const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(await page.content()) ?? []
  const css = (await sum(/\.css$/)) + brotliCompressSync(sheet).length
  const bytes = { html: await sum(/^\/event\//), js: await sum(/\.js$/), css }
  await context.close()
  return { requests: asked.length, bytes }
}
