import type { Page } from '@playwright/test'
import { cardBox, pagesFor, paperOf, type StockId, stockIds, stocks } from '#print/rules/stock'
import { accessible, expect, test } from '../support/journey.ts'
import { type Staged, stage } from '../support/kitchen-fixtures.ts'
import { type PlacedText, printed, printedPlaces, solid, writes } from '../support/pdf.ts'

test.use({ trace: 'off' })

const menu = { Main: ['Quail', 'Veal'] }

/** Parties of one, who choose one dish after the other. */
async function seed(page: Page, { code, categories }: Staged, names: string[]): Promise<void> {
  const main = categories.find(({ items }) => items.length > 2) ?? categories[0]
  const parties = names.map((name, index) => [
    {
      ...{ id: `person-${index}`, name, allergies: '' },
      selections: { [main?.id ?? '']: main?.items[index % 2]?.id },
    },
  ])
  const response = await page.request.post(`/__local/parties/${code}`, { data: { parties } })
  expect(response.status()).toBe(204)
}

/** In mm from a face's corner: where the letter of the first mark stands, in its middle and on its line. */
const [letterX, letterY] = [5 + 5, 4 + (24 / 36) * 10]

/** Cards whose mark does not stand where it belongs, within 0.2 mm. */
function misplaced(id: StockId, texts: PlacedText[], cards: number, [x, y]: [number, number] = [0, 0]) {
  const stock = stocks[id]
  return Array.from({ length: cards }, (_, index) => index).filter((index) => {
    const box = cardBox(stock, index)
    const at = [box.x + letterX + x, box.y + (stock.fold ?? 0) + letterY + y] as const
    return !texts.some(
      (one) =>
        /^[QV]$/.test(one.text) &&
        one.upright &&
        one.page === box.page + 1 &&
        Math.abs(one.x + one.width / 2 - at[0]) <= 0.2 &&
        Math.abs(one.y - at[1]) <= 0.2,
    )
  })
}

/** Texts that stand nearer to the paper's edge than a printer reaches. */
function atTheEdge(id: StockId, texts: PlacedText[]): PlacedText[] {
  const { width, height } = paperOf(stocks[id])
  return texts.filter(({ x, y }) => x < 5 || y < 5 || x > width - 5 || y > height - 5)
}

const long = 'Maximiliane-Charlotte zu Hohenlohe-Waldenburg'
const unbroken = 'x'.repeat(100)
const names = ['Maria Lindqvist', 'Ana', '李小龍', 'محمد', long, unbroken, 'Zoë', 'Leo', 'Mia Ott']

test('nine cards stand on every stock where its maker cut it, each name whole @deep', async ({ page }) => {
  const event = await stage(page, 'Harvest Feast', menu)
  await seed(page, event, names)
  const open = (query: string) => page.goto(`/events/${event.id}/print/cards?${query}`)
  for (const id of stockIds) {
    await open(`stock=${id}&order=name`)
    const { sizes, texts } = await printedPlaces(page)
    const { width, height } = paperOf(stocks[id])
    const size = [Math.round(width), Math.round(height)]
    expect([id, sizes]).toEqual([id, Array.from({ length: pagesFor(stocks[id], 9) }, () => size)])
    expect([id, misplaced(id, texts, 9), atTheEdge(id, texts)]).toEqual([id, [], []])
    // A file names some glyphs by their compatibility forms.
    const all = solid(texts.map(({ text }) => text).join('')).normalize('NFKC')
    for (const name of ['Maria Lindqvist', long, unbroken, 'Zoë']) expect(all).toContain(solid(name))
    if (writes('ja')) expect(all).toContain('李小龍')
    if (writes('ar')) for (const letter of 'محد') expect(all).toContain(letter)
    expect(all).toContain(solid('Print at 100 %, margins none, headers off.'))
    expect(all).toContain(`page${sizes.length}of${sizes.length}`)
  }
  for (const [language, script] of [
    ['ja', 'Chinese and Japanese'],
    ['ar', 'Arabic'],
  ] as const)
    if (!writes(language))
      console.log(`not tried: no font for ${script} is installed (fonts-noto-cjk, fonts-noto-core)`)

  // The first of three pages of 297 × 210, its first card at 28.5, 15; and the same moved by what a printer is off.
  expect([pagesFor(stocks.l4794, 9), cardBox(stocks.l4794, 0)]).toMatchObject([3, { x: 28.5, y: 15 }])
  await open('stock=l4794&x=1.5&y=-0.5')
  const moved = (await printedPlaces(page)).texts
  expect(misplaced('l4794', moved, 9, [1.5, -0.5])).toEqual([])
  expect(misplaced('l4794', moved, 9)).toHaveLength(9)
})

test('a planner chooses the stock where the cards are seen, and reads what their marks mean @deep', async ({
  page,
}) => {
  const dishes = Array.from('ABCDEFGHIJKL', (letter) => `${letter} dish`)
  const sweets = ['Cake', 'Fruit']
  const courses = { Starter: sweets, Main: dishes, Cheese: sweets, Dessert: sweets }
  const event = await stage(page, 'Harvest Feast', courses)
  await seed(page, event, names)
  await page.goto(`/events/${event.id}/kitchen`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Cards and lists' }).click()
  const paper = await opened
  await paper.getByLabel('Card stock').selectOption({ label: 'Avery L4794, tents of 120 × 45 mm, 4 a page' })
  await expect(paper).toHaveURL(/stock=l4794/)
  await expect(paper.locator('.sheet')).toHaveCount(3)
  await accessible(paper)
  // Told apart without colour: by shape, by being filled, and by letters; all of it black on white.
  const marks = paper.locator('.legend li .mark:has(use)')
  const drawn = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const { fill, stroke } = getComputedStyle(mark)
      return { shape: mark.querySelector('use')?.getAttribute('href'), fill, stroke, text: mark.textContent }
    }),
  )
  expect(new Set(drawn.map(({ shape, fill }) => `${shape} ${fill}`)).size).toBe(12)
  expect(new Set(drawn.map(({ text }) => text)).size).toBe(12)
  for (const { fill, stroke } of drawn)
    expect([/^none$|^rgb\(0, 0, 0\)$/.test(fill), stroke]).toEqual([true, 'rgb(0, 0, 0)'])

  // The main course is marked, until the planner chooses otherwise; what is carried beside the cards follows.
  const marked = () => paper.locator('.legend strong').allTextContents()
  const box = (name: string) => paper.getByRole('checkbox', { name, exact: true })
  expect(await marked()).toEqual(['Main'])
  await expect(box('Main')).toBeChecked()
  await box('Main').uncheck()
  await box('Dessert').check()
  await paper.getByRole('button', { name: 'Show' }).click()
  await expect(box('Dessert')).toBeChecked()
  await expect(box('Main')).not.toBeChecked()
  expect(await marked()).toEqual(['Dessert'])
  await paper.getByRole('link', { name: 'Service sheets', exact: true }).click()
  await expect(paper.locator('.legend strong').first()).toHaveText('Dessert')
  expect(new Set(await marked())).toEqual(new Set(['Dessert']))
  await paper.getByRole('link', { name: 'Place cards', exact: true }).click()
  await box('Dessert').uncheck()
  await paper.getByRole('button', { name: 'Show' }).click()
  await expect(box('Dessert')).not.toBeChecked()
  expect(await marked()).toEqual([])

  for (const name of ['Service sheets', 'Guests A to Z', 'Kitchen sheet by table', 'Dish cards']) {
    await paper.getByRole('link', { name, exact: true }).click()
    await expect(paper.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
    await accessible(paper)
  }
})

test('2,000 cards are 200 pages, the last where it belongs @deep', async ({ page }) => {
  const event = await stage(page, 'A gala', menu)
  await seed(
    page,
    event,
    Array.from({ length: 2000 }, (_, index) => `Guest ${index} of many`),
  )
  const before = Date.now()
  await page.goto(`/events/${event.id}/print/cards?stock=lp800`)
  const { sizes, texts } = await printedPlaces(page)
  console.log(`2,000 cards took ${((Date.now() - before) / 1000).toFixed(1)} s`)
  expect(sizes).toHaveLength(200)
  expect(misplaced('lp800', texts, 2000)).toEqual([])
})

test('service sheets come two on a page, each with its legend, and names in two columns @deep', async ({
  page,
}) => {
  const event = await stage(page, 'Harvest Feast', menu)
  await seed(page, event, ['李小龍', 'محمد', ...Array.from({ length: 38 }, (_, index) => `Guest ${index}`)])
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const at = `/api/events/${event.id}`
  for (const name of ['1', '2', '3', '4'])
    await page.request.post(`${at}/tables`, { headers, data: { name, seats: 10 } })
  const data = { id: crypto.randomUUID() }
  await page.request.post(`${at}/placements/fills`, { headers, data })
  await page.goto(`/events/${event.id}/print/tables?paper=a4`)
  await accessible(page)
  const sheets = await printedPlaces(page)
  expect(sheets.sizes).toHaveLength(2)
  // A mark's letter in each of the legends: of the page's tables and no more.
  const legends = sheets.texts.filter(({ text }) => text.includes('nothing chosen, or served something else'))
  expect(legends.map((one) => one.page)).toEqual([1, 1, 2, 2])
  await page.goto(`/events/${event.id}/print/people?by=name&paper=a4`)
  await accessible(page)
  const names = await printedPlaces(page)
  const sides = new Set(names.texts.filter(({ text }) => text === 'Name').map(({ x }) => Math.round(x)))
  expect([names.sizes.length, [...sides]]).toEqual([1, [12, 109]])
  const said = names.texts.map(({ text }) => text).join('')
  if (writes('ja')) expect(said.normalize('NFKC')).toContain('李小龍')
})

test('a service sheet of five courses takes one page, with twelve at the table and a third of them special @deep', async ({
  page,
}) => {
  const wordy = (course: string, ...dishes: string[]) => [course, dishes] as const
  const event = await stage(
    page,
    'Harvest Feast',
    Object.fromEntries([
      wordy(
        'Starter',
        'Smoked trout with horseradish and beetroot',
        'Goat’s cheese with figs',
        'Beef tartare',
      ),
      wordy('Soup', 'Pumpkin soup with toasted seeds', 'Clear oxtail soup with sherry'),
      wordy(
        'Fish',
        'Sea bass with fennel and saffron',
        'Scallops with cauliflower',
        'Celeriac in salt crust',
      ),
      wordy('Main course', 'Saddle of venison with juniper jus', 'Fillet of beef', 'Wild mushroom risotto'),
      wordy(
        'Dessert',
        'Dark chocolate tart with sea salt',
        'Pear poached in red wine',
        'Cheese from the trolley',
      ),
    ]),
  )
  const needs = [
    { what: 'gluten', how: 'allergy', by: 'guest' },
    { what: 'milk', how: 'intolerance', by: 'guest' },
  ]
  const parties = Array.from({ length: 24 }, (_, index) => [
    {
      ...{ id: `person-${index}`, name: `Maximiliane Hohenlohe ${index}`, allergies: '' },
      ...(index % 3 === 0 && {
        needs,
        special: index + 1,
        allergies: 'Traces are all right, sauces are not',
      }),
      selections: Object.fromEntries(
        event.categories.map(({ id, items }, course) => [id, items[(index + course) % items.length]?.id]),
      ),
    },
  ])
  await page.request.post(`/__local/parties/${event.code}`, { data: { parties } })
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const at = `/api/events/${event.id}`
  const made = await page.request.post(`${at}/tables`, { headers, data: { count: 2, seats: 12 } })
  const data = { id: crypto.randomUUID() }
  const filled = await page.request.post(`${at}/placements/fills`, { headers, data })
  expect([made.status(), filled.status()]).toEqual([201, 200])
  for (const paper of ['a4', 'letter'])
    for (const pages of ['each', 'together']) {
      await page.goto(`/events/${event.id}/print/tables?paper=${paper}&pages=${pages}`)
      const sheets = await printed(page)
      const tables = sheets.pages.map((text) => [...text.matchAll(/Table \d \(12\)/g)].map(([name]) => name))
      expect([paper, pages, tables]).toEqual([paper, pages, [['Table 1 (12)'], ['Table 2 (12)']]])
      expect(sheets.beyond).toEqual([])
    }
})
