import type { Page } from '@playwright/test'
import { looks } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'

const menu = {
  Starter: ['Burrata with blood orange', 'Chestnut velouté'],
  'Main course': ['Slow-braised short rib', 'Roast sea bass'],
  Dessert: ['Crème brûlée', 'Plum tart'],
}
const title = 'Clara & Jonah’s wedding at the old mill'

type Staged = { id: string; eventCode: string; categories: { id: string; items: { id: string }[] }[] }

/** A gala with 87 guests, eleven tables and a meal: each of its pages has all it can say. */
async function gala(page: Page): Promise<string> {
  const events = [{ title, days: 200, menu, guestLimit: 100 }]
  const staged = await page.request.post('/__local/dashboard', { data: { events } })
  const { events: made } = (await staged.json()) as { events: [Staged] }
  const [{ id, eventCode: code, categories }] = made
  await page.goto('/robots.txt')
  const headers = { origin: new URL(page.url()).origin }
  const selections = Object.fromEntries(categories.map((one) => [one.id, one.items[0]?.id ?? '']))
  const people = Array.from({ length: 87 }, (_, at) => ({
    name: `Guest ${at + 1} of Honour`,
    allergies: at % 7 === 3 ? 'No nuts, no mushrooms and no shellfish, please' : '',
    selections: at % 5 === 2 ? {} : selections,
    ...(at % 7 === 3 && { special: at + 1, consent: { at: Date.now(), version: 1 } }),
  }))
  const parties = Array.from({ length: 29 }, (_, at) => people.slice(at * 3, at * 3 + 3))
  const event = {
    ...{ guestLimit: 100, cloth: 'gingham-green', venue: 'Seehaus Lindow', hostName: 'Clara and Jonah' },
    ...{ serviceDay: '2027-06-19', serviceTime: '18:30' },
  }
  const told = await page.request.post(`/__local/parties/${code}`, { data: { parties, event } })
  expect(told.ok()).toBe(true)
  const data = { count: 11, seats: 8 }
  const seated = await page.request.post(`/api/events/${id}/tables`, { headers, data })
  expect(seated.ok()).toBe(true)
  return `/events/${id}`
}

/** Distance in pixels from the top of the page to its first piece of content. */
const firsts = [
  // page, its first thing, at most so low on a phone, on one with large letters, on a desk
  ['/menu', '.category-card', 330, 640, 420],
  ['/responses', '.response', 330, 640, 420],
  ['/responses?view=people', ':is(.person-card, .people-table tbody tr)', 330, 640, 420],
  ['/tables', ':is(.unplaced, .seat-table)', 330, 640, 420],
  ['/kitchen', '.course-totals tbody tr', 330, 640, 420],
] as const

async function topOf(page: Page, selector: string): Promise<number> {
  const first = page.locator(selector).first()
  await first.waitFor()
  return first.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY))
}

test('each page of an event begins with what one came for @deep', async ({ page }) => {
  const event = await gala(page)
  const head = page.locator('.event-title')
  for (const [path, first, onPhone, large, onDesk] of firsts) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(event + path)
    expect.soft(await topOf(page, first), `${path} at 390`).toBeLessThanOrEqual(onPhone)
    const lines = await head.evaluate((one) =>
      [one.querySelector('h1'), one.querySelector('.event-status')].map((line) =>
        line ? Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)) : 0,
      ),
    )
    expect.soft(lines, `${path}: title and status`).toEqual([1, 1])
    await expect.soft(page.getByRole('button', { name: 'Share', exact: true })).toBeInViewport()
    await expect.soft(page.getByRole('button', { name: 'More for this event' })).toBeInViewport()

    // With letters half as large again nothing is wider than the screen, and the first thing is still in sight.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
    expect.soft(await topOf(page, first), `${path} at 390, large`).toBeLessThanOrEqual(large)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(beyond, `${path} at 390, large: too wide`).toBeLessThanOrEqual(0)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await topOf(page, first), `${path} at 1280`).toBeLessThanOrEqual(onDesk)
    if (path.startsWith('/tables'))
      expect.soft(await topOf(page, '.seat-table'), 'first table').toBeLessThanOrEqual(420)
  }

  // Needs are whole, and a party's panel takes the place of two narrow columns.
  await page.goto(`${event}/responses?view=people`)
  const cut = page
    .locator('.people-table td.warning-text')
    .evaluateAll((cells) =>
      cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent),
    )
  expect(await cut).toEqual([])
  for (const name of ['Party', 'Answered']) await expect(columnOf(page, name)).toBeVisible()
  await page.locator('.people-table tbody button').first().click()
  await expect(page.locator('.party-panel')).toBeInViewport()
  for (const name of ['Party', 'Answered']) await expect(columnOf(page, name)).toBeHidden()
})

/** The lower edge of the words that count what was found. */
const wordsEnd = (page: Page) =>
  page.locator('.guests-found').evaluate((line) => {
    const words = document.createRange()
    words.selectNodeContents(line)
    return Math.max(...[...words.getClientRects()].map(({ bottom }) => bottom))
  })

test('the guest list, and the answers beside it, begin with a party on the first screen @deep', async ({
  page,
}) => {
  const event = await gala(page)
  const headers = { origin: new URL(page.url()).origin }
  for (let at = 0; at < 12; at++) {
    const data = {
      people: [{ name: `Anna Lee ${at}` }, { name: `Tom Lee ${at}` }],
      email: `lee${at}@example.com`,
    }
    const listed = await page.request.post(`/api${event}/invitations`, { headers, data })
    expect(listed.ok()).toBe(true)
  }
  for (const [path, first, onPhone, onDesk] of [
    // All who answered are not on the list, which takes a second line on a phone.
    ['/guests', '.party-line', 350, 420],
    ['/responses', '.response', 330, 420],
    ['/responses?view=people', ':is(.person-card, .people-table tbody tr)', 330, 420],
  ] as const)
    for (const [width, most] of [
      [390, onPhone],
      [1280, onDesk],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(event + path)
      expect.soft(await topOf(page, first), `${path} at ${width}`).toBeLessThanOrEqual(most)
      await accessible(page)
    }
})

test('what was found on the guest list stands clear of its counts @deep', async ({ page }) => {
  const event = await gala(page)
  const headers = { origin: new URL(page.url()).origin }
  for (const label of ['Ada Hofmann', 'Bo Diaz']) {
    const data = { label, maxSize: 1, email: 'ada@example.com' }
    expect((await page.request.post(`/api${event}/invitations`, { headers, data })).ok()).toBe(true)
  }
  for (const width of [390, 1280])
    for (const [look, first] of [
      ['', '.party-line p'],
      ['?answer=silent', '.ask-shown'],
      ['?find=nobody', '.empty'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${event}/guests${look}`)
      const below = await topOf(page, first)
      expect.soft(below - (await wordsEnd(page)), `${look} at ${width}`).toBeGreaterThanOrEqual(6)
    }
})

for (const [width, most, withNeeds] of looks([[390, 330, 420]], [[1280, 300, 300]]))
  test(`the dashboard begins with an event, below what needs its planner, at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const calm = { title, guests: 24, menu: true, days: 30 }
    const needy = [
      { title: 'Full', guests: 30, menu: true, days: 2 },
      { title: 'Without a menu', days: 20 },
      { title: 'Over', menu: true, days: -3 },
    ]
    for (const [events, lowest] of [
      [[calm], most],
      [[calm, ...needy], withNeeds],
    ] as const) {
      await page.request.post('/__local/dashboard', { data: { events } })
      await page.goto('/dashboard')
      expect.soft(await topOf(page, 'article'), `${events.length} events`).toBeLessThanOrEqual(lowest)
      // A date, a title, the count and one button a row, of which the first is whole.
      await expect(page.getByRole('article').first()).toBeInViewport({ ratio: events.length === 1 ? 1 : 0.4 })
      await accessible(page)
    }
  })

const columnOf = (page: Page, name: string) => page.getByRole('columnheader', { name, includeHidden: true })
