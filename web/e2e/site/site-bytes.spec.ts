import { globSync, statSync } from 'node:fs'
import {
  bytesOf,
  type Entry,
  entriesOf,
  guestEntry,
  lazyChunksOf,
  lazyScriptsOf,
  manifestOf,
  modulesOf,
  scriptsOf,
  wordsFile,
} from '../../../worker/testing/built.ts'
import { answered, staged, takenOver } from '../support/guest-fixtures.ts'
import { announce, expect, test } from '../support/journey.ts'

// Bytes of each page, counted in the build that people get.
const kB = 1000
const most = { text: 6 * kB, guest: 93 * kB, late: 8 * kB, planner: 203.6 * kB, serif: 35 * kB }

const main = 'planner/app/main.tsx'
// Planners reach the dashboard through the sign-in page, in whose place it stands.
const dashboard = ['planner/app/dashboard.tsx', 'planner/account/planner-page.tsx']
// The head that an event's pages stand below, with its dialogs.
const eventLayout = 'planner/app/event-layout.tsx'
const ofEvent = /^planner\/(overview|menu|responses|tables|kitchen)\//
// The dialog that any planner's page opens when the session has ended.
const reauth = 'planner/account/sign-in-again.tsx'

const siteBytes = () => bytesOf(scriptsOf('site'))

test('the site has one font, of its own, which stays within its bytes', () => {
  const fonts = globSync('dist/client/**/*.{woff,woff2,ttf,otf}')
  expect(fonts).toEqual([expect.stringMatching(/\/assets\/fraunces-[\w-]+\.woff2$/)])
  const bytes = fonts.reduce((sum, path) => sum + statSync(path).size, 0)
  console.log(`the serif ${bytes}`)
  expect(bytes).toBeLessThanOrEqual(most.serif)
})

/** Modules that no guest needs. */
function notForGuests(entry: Entry, files: string[]): string[] {
  const foreign =
    /^web\/(texts|planner)\/|^worker\/(account\/shape|account\/rules\/(browser|common)|admin|notifications|overview|purchases)|^worker\/(menu\/shape|events\/shape\/(event|deletion)|party\/shape\/responses|core\/terms)|node_modules\/(react-router|react-hook-form|@hookform|zod|uqr|lucide-react)\//
  return modulesOf(entry, files)
    .filter(([path, length]) => length > 0 && foreign.test(path))
    .map(([path]) => path)
}

test('a text brings the site’s script and no other', () => {
  expect(scriptsOf('text')).toEqual([])
  console.log(`a text ${siteBytes()}`)
  expect(siteBytes()).toBeGreaterThan(500)
  expect(siteBytes()).toBeLessThanOrEqual(most.text)
})

test('each guest’s page stays within its bytes', () => {
  const weights = entriesOf('guest').map((page) => ({
    page,
    bytes: siteBytes() + bytesOf(scriptsOf('guest', [page])),
  }))
  console.log(weights.map(({ page, bytes }) => `${page} ${bytes}`).join('\n'))
  expect(weights.length).toBeGreaterThan(2)
  expect(weights.filter(({ bytes }) => bytes > most.guest || bytes < 50 * kB)).toEqual([])
})

test('the kitchen’s page stays within the bytes of a guest’s, and brings nothing of the planner’s', () => {
  const files = scriptsOf('kitchen')
  const bytes = siteBytes() + bytesOf(files)
  console.log(`the kitchen ${bytes}`)
  expect(bytes).toBeGreaterThan(50 * kB)
  expect(bytes).toBeLessThanOrEqual(most.guest)
  expect(notForGuests('kitchen', files)).toEqual([])
})

test('each part that comes once a guest’s page is in use stays within its bytes', () => {
  const weights = entriesOf('guest').flatMap((page) =>
    lazyChunksOf('guest', page).map(({ part, files }) => ({ page, part, bytes: bytesOf(files) })),
  )
  console.log(weights.map(({ page, part, bytes }) => `${page} ${part} ${bytes}`).join('\n'))
  expect(weights.some(({ part }) => part === 'guest/needs/lazy-parts.tsx')).toBe(true)
  expect(weights.filter(({ bytes }) => bytes > most.late || bytes === 0)).toEqual([])
})

test('a guest’s page brings no other page’s form', () => {
  const formOf = (page: 'home' | 'event' | 'edit') =>
    modulesOf('guest', scriptsOf('guest', [guestEntry(page)]))
      .map(([path]) => path)
      .filter((path) => /guest\/\w+\/(edit-form|flow|code-form)\.tsx$/.test(path))
  expect(formOf('edit')).toEqual(['web/guest/edit/edit-form.tsx'])
  expect(formOf('event')).toEqual(['web/guest/answer/flow.tsx'])
  expect(formOf('home')).toEqual(['web/guest/home/code-form.tsx'])
})

test('each planner’s page stays within its bytes, with everything one can open on it', () => {
  const pages = manifestOf('planner')[main]?.dynamicImports?.filter((page) => page !== reauth) ?? []
  expect(pages.length).toBeGreaterThan(10)
  expect(pages).toContain(eventLayout)
  expect(pages.filter((page) => ofEvent.test(page)).length).toBeGreaterThan(4)
  const weights = pages.map((page) => {
    const own = dashboard.includes(page) ? dashboard : [page]
    // The head's own dialogs are weighed with the head.
    const head = ofEvent.test(page) ? scriptsOf('planner', [eventLayout]) : []
    const files = new Set([...scriptsOf('planner', [...own, reauth], true), ...head])
    return { page, bytes: siteBytes() + bytesOf([...files]) }
  })
  console.log(weights.map(({ page, bytes }) => `${page} ${bytes}`).join('\n'))
  expect(weights.filter(({ bytes }) => bytes > most.planner || bytes < 50 * kB)).toEqual([])
})

test('a guest’s pages carry nothing of what planners, admins and readers of help use', () => {
  const files = Object.values(manifestOf('guest')).map(({ file }) => file)
  expect(modulesOf('guest', files).length).toBeGreaterThan(30)
  expect([...notForGuests('guest', files), ...notForGuests('site', scriptsOf('site'))]).toEqual([])
  // The control: the search knows what it looks for.
  const planners = notForGuests('planner', scriptsOf('planner', dashboard, true))
  expect(planners).toContain('web/planner/events/form/event-form.tsx')
  expect(planners.some((path) => path.includes('/react-router/'))).toBe(true)
})

test('the site’s script and the texts carry no framework', () => {
  const framework = (entry: Entry, files: string[]) =>
    modulesOf(entry, files).filter(([path, length]) => length > 0 && path.includes('node_modules/'))
  expect(framework('site', scriptsOf('site'))).toEqual([])
  expect(framework('guest', scriptsOf('guest')).length).toBeGreaterThan(0)
})

test('a page fetches the scripts of its own kind and no others', async ({ page, request }) => {
  announce(/no-such-page/)
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 1)
  const fetched = new Map<string, string | undefined>()
  page.on('response', (one) => {
    const { pathname } = new URL(one.url())
    if (/\.(js|css)$/.test(pathname)) fetched.set(pathname.slice(1), one.headers()['cache-control'])
  })
  const scripts = async (path: string) => {
    fetched.clear()
    await page.goto(path, { waitUntil: 'networkidle' })
    return [...fetched.keys()].filter((file) => file.endsWith('.js')).sort()
  }
  const site = scriptsOf('site')
  for (const path of ['/pricing', '/help', '/no-such-page']) expect(await scripts(path)).toEqual(site)
  const paths: ['home' | 'event' | 'edit', string][] = [
    ['home', '/'],
    ['edit', `/edit/${editToken}`],
    ['event', `/event/${code}`],
  ]
  for (const [id, path] of paths) {
    const first = [...site, wordsFile('en', id), ...scriptsOf('guest', [guestEntry(id)])]
    const loaded = await scripts(path)
    expect(loaded).toEqual(expect.arrayContaining(first))
    expect([...first, ...lazyScriptsOf('guest', guestEntry(id))]).toEqual(expect.arrayContaining(loaded))
  }
  await takenOver(page)
  // The control: a planner's page fetches others.
  expect(await scripts('/planner')).toEqual(expect.arrayContaining(scriptsOf('planner')))
  // A file fetched once is not asked for again.
  expect(new Set(fetched.values())).toEqual(new Set(['public, max-age=31536000, immutable']))
})
