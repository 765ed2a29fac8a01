import type { Page } from '@playwright/test'
import { looks, picture } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { contain, type Staged, stage } from '../support/kitchen-fixtures.ts'

test.use({ trace: 'off' })

const menu = {
  Starter: ['Pumpkin soup', 'Smoked trout with horseradish', 'Roasted beetroot'],
  'Main course': ['Braised beef cheek', 'Wild mushroom risotto', 'Pike-perch fillet', 'Fish fingers'],
  Cheese: ['Three cheeses', 'Pear and walnuts'],
  Dessert: ['Crème brûlée', 'Sorbet of the day', 'Plum crumble'],
}
const guests = 434
const specials = 60

/** A gala of 434 guests at 40 tables, 60 of them specials: the person at place 0, 7, 14, … */
function partiesOf({ categories }: Staged) {
  const people = Array.from({ length: guests }, (_, at) => {
    const number = at % 7 === 0 && at / 7 < specials ? at / 7 + 1 : 0
    const child = at % 20 === 5
    return {
      ...{ id: `person-${at}`, name: `Guest${at} Lindqvist` },
      ...(child && { age: 'child' as const }),
      ...(at % 50 === 9 && { age: 'infant' as const }),
      allergies: number > 0 && number % 5 === 0 ? 'no coriander, not even a leaf' : '',
      selections: Object.fromEntries(
        categories
          .filter((_, course) => at % 50 !== 9 && (course !== 1 || at % 23 !== 11))
          .map(({ id, items }, course) => [
            id,
            (course === 1 && child ? items.at(-1) : items[(at + course) % Math.min(3, items.length)])?.id ??
              '',
          ]),
      ),
      ...(number > 0 && {
        needs: [{ what: ['milk', 'peanuts', 'gluten'][number % 3], how: 'allergy', by: 'guest' }],
        special: number,
      }),
    }
  })
  return Array.from({ length: guests / 2 }, (_, at) => people.slice(2 * at, 2 * at + 2))
}

async function gala(page: Page) {
  const event = await stage(page, 'Sam & Alex’s Wedding', menu)
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await page.request[method](`/api/${path}`, { headers, data })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return answer.status() === 204 ? {} : answer.json()
  }
  const own = `events/${event.id}`
  for (const [course, { items }] of event.categories.entries())
    await contain(page, event, items[course % 2]?.id ?? '', 'milk', 'wheat', 'eggs')
  const given = {
    parties: partiesOf(event),
    event: {
      serviceDay: '2030-06-20',
      serviceTime: '18:30',
      venue: 'The Old Mill',
      contact: 'Mia Ott +351 912 345 678',
      asksAge: true,
    },
  }
  expect((await page.request.post(`/__local/parties/${event.code}`, { data: given })).status()).toBe(204)
  const young = event.categories[1]?.items.at(-1)
  await send('put', `${own}/items/${young?.id}`, { name: 'Fish fingers', forChildren: true })
  await send('post', `${own}/tables`, { count: 40, seats: 12 })
  await send('post', `${own}/placements/fills`, { id: crypto.randomUUID() })
  const { url } = await send('post', `${own}/kitchen-links`, { label: 'Hot kitchen', mayConfirm: true })
  return { event, send, link: new URL(url).pathname }
}

/** Guests answer until the sheet that the kitchen has seen is no longer true: some of them with an allergy. */
async function changed(page: Page, { code, categories: [starter, main] }: Staged): Promise<void> {
  for (const [at, { id }] of (starter?.items ?? []).entries()) {
    const selections = { [starter?.id ?? '']: id, [main?.id ?? '']: main?.items[at]?.id }
    const needs = at === 0 && { needs: [{ what: 'peanuts', how: 'allergy' }], consent: true }
    const party = [{ name: `Late ${at}`, allergies: '', selections, ...needs }]
    const answered = await page.request.post(`/api/codes/${code}/responses`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { submissionId: crypto.randomUUID(), party },
    })
    expect(answered.status()).toBe(201)
  }
}

test.describe('while nobody has answered the cookie banner', () => {
  test.use({ consent: null })

  test('of 434 guests a phone shows what changed in one line, and a whole course on one screen', async ({
    page,
    browser,
  }) => {
    const { event, send, link } = await gala(page)
    await send('post', `events/${event.id}/sheets`, { id: crypto.randomUUID(), kind: 'provisional' })
    await send('post', `${link.slice(1)}/seen`, { sheet: 1, name: 'Marta' })
    await changed(page, event)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const phone = await context.newPage()
    await phone.goto(link)
    await expect(phone.getByText(/^live, /)).toBeVisible()
    const fold = phone.getByText('ALLERGY 1 · others 9')
    for (const line of [phone.getByRole('heading', { level: 1 }), fold]) await expect(line).toBeInViewport()
    await expect(phone.getByText(/^ALLERGY new/)).toBeHidden()
    const nav = phone.getByRole('navigation', { name: 'Courses' })
    await expect(nav.getByRole('link')).toHaveText([...Object.keys(menu), 'Tables', 'Specials 61', 'Print'])
    for (const one of await nav.getByRole('link').all()) {
      await expect(one).toBeInViewport({ ratio: 1 })
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
    await nav.getByRole('link', { name: 'Main course' }).click()
    const lines = phone.getByRole('region', { name: 'Main course' }).getByRole('listitem')
    const bar = (await nav.boundingBox())?.y ?? 0
    await expect(lines).toHaveCount(7)
    for (const line of await lines.all()) {
      const { y = 0, height = 0 } = (await line.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(bar)
    }
    const figures = phone.locator('.count').filter({ visible: true }).first()
    await expect(figures).toHaveCSS('font-size', '40px')
    await expect(figures).toHaveCSS('font-variant-numeric', 'lining-nums tabular-nums')
    await expect(phone.getByText('Thu 20 June 2030, 18:30 · The Old Mill')).toBeAttached()
    const dish = phone.getByRole('heading', { name: 'Fish fingers' })
    await dish.click()
    await expect(phone.getByRole('button', { name: 'Confirm what is in it: Fish fingers' })).toBeVisible()
    await expect(phone.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
    for (const [width, colorScheme] of looks(
      [[390, 'dark']],
      [
        [390, 'light'],
        [1280, 'light'],
        [1280, 'dark'],
      ],
    )) {
      await phone.setViewportSize({ width, height: 844 })
      await phone.emulateMedia({ colorScheme })
      await accessible(phone)
      await picture(phone, `gala-course-${width}-${colorScheme}`)
    }
    await phone.setViewportSize({ width: 390, height: 844 })
    await fold.click()
    await expect(phone.getByText('ALLERGY new S61, peanuts')).toBeVisible()
    await context.close()
  })
})

test('60 special guests are found by table, number and name, exactly, by the planner and by the kitchen @deep', async ({
  page,
}) => {
  const { event, link } = await gala(page)
  const read = await page.request.get(`/api/events/${event.id}/kitchen`)
  const all: { number: number; table: string }[] = (await read.json()).specials
  expect(all).toHaveLength(60)
  const at = (table: string) => all.filter((one) => one.table === table).map(({ number }) => number)
  expect(at('12').length).toBeGreaterThan(1)
  expect(at('12')).not.toContain(12)
  for (const path of [link, `/events/${event.id}/kitchen`]) {
    await page.goto(`${path}#specials`)
    const shown = page.locator(':is(.specials, .kitchen-specials) > li').filter({ visible: true })
    for (const [typed, numbers] of [
      ['table 12', at('12')],
      ['T12', at('12')],
      ['T31', at('31')],
      ['S12', [12]],
      ['12', [12]],
      ['guest77', [12]],
      ['guest77 lindqvist', [12]],
      ['table 120', []],
    ] as const) {
      await page.getByLabel('Search the specials').fill(typed)
      await expect(page.getByText(`${numbers.length} of 60`, { exact: true })).toBeVisible()
      const ids = await shown.evaluateAll((found) => found.map(({ id }) => Number(id.slice(1))))
      const inOrder = (some: readonly number[]) => some.toSorted((one, other) => one - other)
      expect([path, typed, inOrder(ids)]).toEqual([path, typed, inOrder(numbers)])
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await picture(page, `gala-found-${path === link ? 'link' : 'planner'}-${width}`)
    }
  }
})
