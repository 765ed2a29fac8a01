import type { Page } from '@playwright/test'
import type { Language } from '../../../worker/languages/language.ts'
import { languages } from '../../../worker/languages/languages.ts'
import { looks } from '../support/deep.ts'
import { answered, staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { answerAs, contain, stage } from '../support/kitchen-fixtures.ts'
import { takenOver } from '../support/taken-over.ts'
import { figuresLost, leftInEnglish } from './left-in-english.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })

const menu = { Starter: ['Soup', 'Salad'], Main: ['Fish', 'Risotto'] }
const data = [
  ...[
    'Platewise',
    'Platewise Ltd',
    'Garden party',
    'Platewise planner',
    'Rosa Marin',
    'Rosa',
    'Other 1',
    'Other 2',
  ],
  ...Object.keys(menu),
  ...Object.values(menu).flat(),
  ...['Dinner', 'Satay', 'Rice bowl', 'Ana', 'Hot kitchen', 'The Barn'],
]

/** Reads the page as it stands. The walk goes on, so that one run tells of all. */
async function read(page: Page, language: Language, what: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language.guest.lang)
  expect.soft(await leftInEnglish(page, language, data), `${language.guest.lang}: ${what}`).toEqual([])
}

/** Holds where what each card on home shows stands in one line. */
async function cardsInOneLine(page: Page, tag: string): Promise<void> {
  for (const width of [1280, phone.width]) {
    await page.setViewportSize({ width, height: phone.height })
    const labels = page.locator('.example-cards .label')
    await expect(labels).toHaveCount(3)
    const lines = await labels.evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        return words.getClientRects().length
      }),
    )
    expect.soft({ tag, width, lines }).toEqual({ tag, width, lines: [1, 1, 1] })
  }
}

/** Holds where the site’s menu stands in one line beside the list of languages, on a phone. */
async function menuInOneLine(page: Page, tag: string): Promise<void> {
  for (const width of [360, phone.width]) {
    await page.setViewportSize({ width, height: phone.height })
    const { lines, heights } = await page.locator('.masthead').evaluate((masthead) => {
      const words = document.createRange()
      words.selectNodeContents(masthead.querySelector('.fold') ?? masthead)
      return { lines: words.getClientRects().length, heights: masthead.clientHeight }
    })
    expect.soft({ tag, width, lines, oneRow: heights <= 50 }).toEqual({ tag, width, lines: 1, oneRow: true })
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const translated = Object.entries(languages).filter(([tag]) => !/^en\b|-X[AB]$/.test(tag))
// Code that says something in English says it in each language. What a language's own words leave in English is found by
// the tests of its words.
const most = translated.filter(([tag]) => tag === 'de')
const rest = translated.filter(([tag]) => tag !== 'de')

for (const [tag, load] of looks(most, rest))
  test.describe(`in ${tag}`, () => {
    const language = load()
    const { party, menu: dishes, receipt, decline } = language.guest

    test.beforeEach(({ context }) =>
      context.addCookies([{ name: 'lang', value: tag, domain: 'localhost', path: '/', secure: true }]),
    )

    test('a guest reads no English of ours from the first page to the receipt, menu and cards in one line', async ({
      page,
      request,
    }) => {
      const event = {
        title: 'Garden party',
        menu,
        serviceDay: '2027-06-20',
        serviceTime: '19:30',
        venue: 'The Barn',
      }
      const { code } = await staged(request, event)
      await page.goto('/')
      await takenOver(page)
      await read(page, language, 'home')
      await cardsInOneLine(page, tag)
      await page.goto(`/event/${code}`)
      await takenOver(page)
      await read(page, language, 'the event')
      expect.soft(await figuresLost(page), 'figures of the first render').toEqual([])
      await menuInOneLine(page, tag)
      await page.getByLabel(party.leadName).fill('Rosa Marin')
      await press(page, party.goOn)
      await expect(page.getByRole('heading', { name: dishes.whatWouldYouLike('Rosa') })).toBeVisible()
      await page.getByLabel('Soup').check()
      await read(page, language, 'the dishes')
      await press(page, party.goOn)
      await expect(page.getByRole('heading', { name: party.isEverythingRight })).toBeVisible()
      await read(page, language, 'the review')
      await press(page, party.submit)
      await expect(page.getByText(receipt.thankYou('Rosa'))).toBeVisible()
      await read(page, language, 'the receipt')
    })

    test('nor where an answer is changed, or declined', async ({ page, request }) => {
      const { code } = await staged(request, { title: 'Garden party', menu })
      const { editToken } = await answered(request, code, 2)
      await page.goto(`/edit/${editToken}`)
      await takenOver(page)
      await read(page, language, 'the edit page')
      await page.goto(`/event/${code}`)
      await takenOver(page)
      await page.getByLabel(party.leadName).fill('Rosa Marin')
      await press(page, decline.cannotCome)
      await expect(page.getByRole('button', { name: decline.tellThem, exact: true })).toBeVisible()
      await read(page, language, 'asked before it is told')
      await press(page, decline.tellThem)
      await expect(page.getByRole('heading', { name: decline.youDeclined })).toBeVisible()
      await read(page, language, 'told')
    })

    test('nor does a cook', async ({ page, browser }) => {
      const event = await stage(page, 'Dinner', { Main: ['Satay', 'Rice bowl'] })
      const [main] = event.categories
      const satay = main?.items[0]?.id ?? ''
      await contain(page, event, satay, 'peanuts')
      const needs = [{ what: 'peanuts', how: 'allergy' }]
      const selections = { [main?.id ?? '']: satay }
      await answerAs(browser, event, [{ name: 'Ana', allergies: '', selections, needs, consent: true }])
      const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
      const made = await page.request.post(`/api/events/${event.id}/kitchen-links`, {
        headers,
        data: { label: 'Hot kitchen', mayConfirm: true },
      })
      await page.goto(`${new URL((await made.json()).url).pathname}?lang=${tag}`)
      await takenOver(page)
      await read(page, language, 'the kitchen')
    })
  })

test('a sentence that is left in English is found, and so is what is no text', async ({ page }) => {
  const german = languages.de()
  await page.goto('/?lang=de')
  await takenOver(page)
  expect(await leftInEnglish(page, german, data)).toEqual([])
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p>Access Event Menu</p><p>Rosa, see your dishes</p><p title="undefined">needs.agreedThat</p>',
      ),
  )
  expect(await leftInEnglish(page, german, data)).toEqual([
    ...['Access Event Menu', 'Rosa, see your dishes', 'needs.agreedThat', 'undefined'],
  ])
})

test('in en each card on home and the site’s menu stand in one line', async ({ page, request }) => {
  const { code } = await staged(request, { title: 'Garden party', menu })
  await page.goto('/?lang=en')
  await cardsInOneLine(page, 'en')
  await page.goto(`/event/${code}?lang=en`)
  await menuInOneLine(page, 'en')
})
