import type { Page } from '@playwright/test'
import { onlyDeep } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { contain, type Staged, stage } from '../support/kitchen-fixtures.ts'
import { type Pdf, printed, solid } from '../support/pdf.ts'

test.use({ trace: 'off' })

type Person = {
  name: string
  allergies: string
  selections: Record<string, string>
  id?: string
  needs?: { what: string; how: string; by: 'guest' }[]
  special?: number
}

const menu = {
  Starter: ['Pumpkin soup', 'Smoked trout', 'Roasted beetroot'],
  'Main course': ['Braised beef cheek', 'Wild mushroom risotto', 'Pike-perch fillet', 'Stuffed aubergine'],
  Dessert: ['Crème brûlée', 'Sorbet of the day', 'Plum crumble'],
}
const words = [
  'Nuts, also traces, please',
  'Coeliac: no gluten at all, not even a crumb of bread',
  'Vegan',
  'No shellfish, and no fish sauce either',
  'Lactose intolerant',
  'Severe peanut allergy, carries an EpiPen and needs to speak to the kitchen',
]
const lines = ['Lindqvist', 'Almeida', 'Keller', 'Featherstonehaugh', 'Ott']

/** Guests in parties of one to four, `needs` of them with words of their own. Every ninth leaves the main course open. */
function partiesOf(
  event: Staged,
  guests: number,
  needs: number,
  wordsOf: (need: number) => string,
): Person[][] {
  const parties: Person[][] = []
  for (let made = 0; made < guests; ) {
    const size = Math.min(1 + (parties.length % 4), guests - made)
    parties.push(Array.from({ length: size }, (_, index) => personOf(event, made + index)))
    made += size
  }
  for (const [index, person] of parties.flat().entries()) {
    const [before, after] = [index, index + 1].map((at) => Math.floor((at * needs) / guests))
    if (after !== before) person.allergies = wordsOf(after ?? 0)
    person.id = `person-${index}`
  }
  return parties
}

const whats = ['milk', 'peanuts', 'gluten', 'eggs'] as const

/** Those who wrote words tick a need as well, and have their numbers. */
function ticking(parties: Person[][]): Person[][] {
  const needing = parties.flat().filter(({ allergies }) => allergies !== '')
  for (const [index, person] of needing.entries()) {
    person.needs = [{ what: whats[index % whats.length] ?? 'milk', how: 'allergy', by: 'guest' }]
    person.special = index + 1
  }
  return parties
}

function personOf({ categories }: Staged, index: number): Person {
  const chosen = categories
    .filter((_, course) => course !== 1 || index % 9 !== 0)
    .map(({ id, items }, course) => [id, items[(index + course) % items.length]?.id ?? ''])
  const name = `Guest${index} ${lines[index % lines.length]}`
  return { name, allergies: '', selections: Object.fromEntries(chosen) }
}

async function seed(page: Page, { code }: Staged, parties: Person[][], event: Record<string, string> = {}) {
  const response = await page.request.post(`/__local/parties/${code}`, { data: { parties, event } })
  expect(response.status()).toBe(204)
}

async function onPaper(page: Page, { id }: Staged, paper: 'a4' | 'letter'): Promise<Pdf> {
  await page.goto(`/events/${id}/print/kitchen?paper=${paper}`)
  return printed(page)
}

const sizes = { a4: [210, 297], letter: [216, 279] } as const

/** True of every document: its paper, page numbers, nothing beyond the margins. */
function expectWhole({ pages, paper, beyond }: Pdf, size: keyof typeof sizes): void {
  expect(paper).toEqual(sizes[size])
  for (const [index, text] of pages.entries()) expect(text).toContain(`${index + 1} / ${pages.length}`)
  expect(beyond).toEqual([])
}

for (const { guests, needs, most, details } of [
  { guests: 89, needs: 40, most: 3, details: {} },
  { guests: 434, needs: 200, most: 8, details: onlyDeep },
])
  test(
    `${guests} guests with ${needs} needs print on ${most} pages, all counts on the first`,
    details,
    async ({ page }) => {
      const event = await stage(page, 'Harvest Feast', menu)
      const parties = partiesOf(event, guests, needs, (need) => `${words[need % words.length]} #${need};`)
      await seed(page, event, parties, {
        serviceDay: '2030-06-20',
        serviceTime: '18:30',
        venue: 'The Old Mill',
      })
      for (const paper of ['a4', 'letter'] as const) {
        const pdf = await onPaper(page, event, paper)
        expectWhole(pdf, paper)
        expect(pdf.pages.length).toBeLessThanOrEqual(most)
        const first = solid(pdf.pages[0] ?? '')
        expect(first).toContain('HarvestFeastThu20June2030,18:30·TheOldMillasof')
        const everybody = parties.flat()
        for (const [course, { id, items }] of event.categories.entries()) {
          const [name, dishes] = Object.entries(menu)[course] ?? ['', []]
          const eating = (dish: string) =>
            everybody.filter(({ selections }) => (selections[id] ?? '') === dish)
          const counted = items.map((item, at) => {
            const all = eating(item.id)
            const needing = all.filter(({ allergies }) => allergies !== '').length
            return `${dishes[at]}${needing}withaneed${all.length}`
          })
          const open = eating('').length
          expect(first).toContain(
            solid(`${name}${counted.join('')}None for me0Not chosen${open}Total${guests}`),
          )
        }
        const all = solid(pdf.pages.join(''))
        const open = Math.ceil(guests / 9)
        for (let need = 1; need <= needs; need++) expect(all).toContain(`#${need};`)
        expect(all.indexOf(`Notchosen(${open})`)).toBeGreaterThan(all.indexOf(`#${needs};`))
        // The list's head repeats: a page by itself says what it is.
        for (const text of pdf.pages.slice(1))
          expect(solid(text)).toMatch(
            new RegExp(`(dietaryneeds\\(${needs}\\)|Notchosen\\(${open}\\))HarvestFeast·asof`),
          )
      }
    },
  )

test('forty needs of 500 signs lose no word, beside names and a title that never break @deep', async ({
  page,
}) => {
  const title = `${'T'.repeat(99)}l`
  const dish = `${'Z'.repeat(99)}y`
  const event = await stage(page, title, { Main: [dish, 'Fish'] })
  const told = (need: number) =>
    Array.from({ length: 60 }, (_, at) => `w${need}x${at}`.padEnd(7, 'e'))
      .join(' ')
      .slice(0, 500)
  const parties = partiesOf(event, 89, 40, told)
  const long = `${'N'.repeat(99)}m`
  const needing = parties.flat().find(({ allergies }) => allergies !== '')
  if (needing) needing.name = long
  await seed(page, event, parties)
  for (const paper of ['a4', 'letter'] as const) {
    const pdf = await onPaper(page, event, paper)
    expectWhole(pdf, paper)
    const all = solid(pdf.pages.join(''))
    const lost = Array.from({ length: 40 }, (_, need) => told(need + 1).split(' '))
      .flat()
      .filter((word) => !all.includes(word))
    expect(lost).toEqual([])
    for (const name of [title, dish, long]) expect(all).toContain(name)
  }
})

test('people print by course and by party, each of them in every list @deep', async ({ page }) => {
  const event = await stage(page, 'Harvest Feast', menu)
  const parties = partiesOf(event, 89, 40, (need) => `${words[need % words.length]} #${need};`)
  await seed(page, event, parties)
  await page.goto(`/events/${event.id}/print/people?paper=a4`)
  await accessible(page)
  const byCourse = await printed(page)
  await page.getByRole('link', { name: 'By party' }).click()
  await expect(page.getByRole('link', { name: 'By party' })).toHaveAttribute('aria-current', 'true')
  await accessible(page)
  const byParty = await printed(page)
  for (const [pdf, times] of [
    [byCourse, 3],
    [byParty, 1],
  ] as const) {
    expectWhole(pdf, 'a4')
    const all = solid(pdf.pages.join(''))
    for (let need = 1; need <= 40; need++) expect(all.split(`#${need};`)).toHaveLength(times + 1)
    for (const { name } of parties.flat()) expect(all).toContain(solid(name))
  }
})

test('2,000 guests with 400 needs keep every count on the first page @deep', async ({ page }) => {
  const event = await stage(page, 'A gala', menu)
  const parties = partiesOf(event, 2000, 400, (need) => `${words[need % words.length]} #${need};`)
  await seed(page, event, parties)
  const pdf = await onPaper(page, event, 'a4')
  expectWhole(pdf, 'a4')
  const first = solid(pdf.pages[0] ?? '')
  expect(first.match(/Total2,000/g)).toHaveLength(3)
  const all = solid(pdf.pages.join(''))
  for (let need = 1; need <= 400; need++) expect(all).toContain(`#${need};`)
  expect(all).toContain('Notchosen(223)')
})

for (const { guests, needs, most, details } of [
  { guests: 120, needs: 9, most: 1, details: {} },
  { guests: 89, needs: 40, most: 3, details: onlyDeep },
  { guests: 434, needs: 200, most: 8, details: onlyDeep },
  { guests: 2000, needs: 400, most: 40, details: onlyDeep },
])
  test(
    `${guests} guests with ${needs} specials print on ${most} pages at most, each course adding up on the first @deep`,
    details,
    async ({ page }) => {
      const event = await stage(page, 'Harvest Feast', menu)
      for (const [course, { items }] of event.categories.entries())
        await contain(page, event, items[0]?.id ?? '', course === 0 ? 'milk' : 'peanuts')
      await seed(page, event, ticking(partiesOf(event, guests, needs, (need) => `only #${need};`)))
      const path = `/api/events/${event.id}/kitchen`
      const { plates, courses, specials } = await (await page.request.get(path)).json()
      expect([plates, specials.length]).toEqual([guests, needs])
      for (const paper of ['a4', 'letter'] as const) {
        const pdf = await onPaper(page, event, paper)
        expectWhole(pdf, paper)
        expect(pdf.pages.length).toBeLessThanOrEqual(most)
        const first = solid(pdf.pages[0] ?? '')
        expect(first.split(`Total${guests.toLocaleString('en')}`)).toHaveLength(courses.length + 1)
        expect(first).toContain('Dietswordsnotsorted')
        for (const { items } of courses)
          for (const { asListed, changed } of items)
            if (changed > 0) expect(first).toContain(`${asListed}aslisted,${changed}changed`)
        const all = solid(pdf.pages.join(''))
        for (let need = 1; need <= needs; need++) {
          expect(all).toContain(`S${need}Guest`)
          expect(all).toContain(`“only#${need};”`)
        }
        expect(all).toContain('__________NOTAGREED')
        expect(all).toContain('Destroyafterservice.')
      }
      // Through a kitchen's link the same document is as long.
      const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
      const made = await page.request.post(`/api/events/${event.id}/kitchen-links`, {
        headers,
        data: { label: 'Kitchen' },
      })
      const link = new URL((await made.json()).url).pathname
      if (needs === 9)
        // On screen one of many is found, by the planner and by the kitchen.
        for (const path of [`/events/${event.id}/kitchen`, link]) {
          await page.goto(`${path}#specials`)
          await page.getByLabel('Search the specials').fill('s3 guest')
          await expect(page.getByText('1 of 9', { exact: true })).toBeVisible()
          await expect(page.getByText('“only #3;”').filter({ visible: true }).first()).toBeVisible()
          await expect(page.getByText('“only #4;”').filter({ visible: true })).toHaveCount(
            path === link ? 0 : 1,
          )
        }
      await page.goto(`${link}/print?paper=a4`)
      const pdf = await printed(page)
      expectWhole(pdf, 'a4')
      expect(pdf.pages.length).toBeLessThanOrEqual(most)
      expect(solid(pdf.pages[0] ?? '')).toContain('ForKitchen')
    },
  )
