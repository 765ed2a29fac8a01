import type { Page } from '@playwright/test'
import { arabic } from '../../../worker/languages/ar/language.ts'
import { partySent, staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { contain, stage } from '../support/kitchen-fixtures.ts'
import { brokenWords, cutOff } from '../support/measured.ts'
import { takenOver } from '../support/taken-over.ts'

test.use({
  locale: 'ar',
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
})

const { party, menu: dishes, receipt } = arabic.guest
const menu = { Starter: ['Soup', 'Salad'], Main: ['Fish', 'Risotto'] }

/** Reads a screen with letters twice as large. The walk goes on, so that one run tells of all. */
async function read(page: Page, what: string, whole = ''): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect.soft(await cutOff(page), what).toEqual([])
  if (whole) expect.soft(await brokenWords(page, whole), `${what}: ${whole}`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a guest reads each screen in Arabic with letters twice as large, and no name of a dish is broken @deep', async ({
  page,
  request,
}) => {
  const { code, categories } = await staged(request, { title: 'Garden party', menu })
  await page.goto('/')
  await takenOver(page)
  await read(page, 'home', '.story dl :is(dt, dd), .example-cards .plates li')
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await read(page, 'the event')
  await page.getByLabel(party.leadName).fill('Maximiliane Hohenlohe')
  await press(page, party.goOn)
  await expect(page.getByRole('heading', { name: dishes.whatWouldYouLike('Maximiliane') })).toBeVisible()
  await page.getByLabel('Soup').check()
  await read(page, 'the dishes', '.dish .name')
  await press(page, party.goOn)
  await expect(page.getByRole('heading', { name: party.isEverythingRight })).toBeVisible()
  await read(page, 'the review')
  await press(page, party.submit)
  await expect(page.getByText(receipt.thankYou('Maximiliane'))).toBeVisible()
  await read(page, 'the receipt')
  const [starter] = categories
  const soup = { [starter?.id ?? '']: starter?.items[0]?.id ?? '' }
  const people = ['محمد', 'Rosa'].map((name) => ({ name, allergies: '', selections: soup }))
  const { editToken } = await partySent(request, code, people)
  await page.goto(`/edit/${editToken}?lang=ar`)
  await takenOver(page)
  for (const fold of await page.locator('.edit-guest > summary').all()) await fold.click()
  // A Latin name stands from left to right: its beginning is in sight.
  await expect(page.getByLabel(party.guestName(2))).toHaveCSS('direction', 'ltr')
  await expect(page.getByLabel(party.leadName)).toHaveCSS('direction', 'rtl')
  await read(page, 'the edit page', '.dish .name')
  await page.goto('/privacy-policy')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  // Its table scrolls in its own place.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a cook reads the kitchen in Arabic with letters twice as large @deep', async ({ page, browser }) => {
  const event = await stage(page, 'Dinner', { Main: ['Satay', 'Rice bowl'] })
  const satay = event.categories[0]?.items[0]?.id ?? ''
  await contain(page, event, satay, 'peanuts')
  const guest = await browser.newContext()
  const needs = [{ what: 'peanuts', how: 'allergy', by: 'guest' } as const]
  const selections = { [event.categories[0]?.id ?? '']: satay }
  await partySent(guest.request, event.code, [
    { name: 'Ana', allergies: '', selections, needs, consent: true },
  ])
  await guest.close()
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const post = (path: string, data: object) =>
    page.request.post(`/api/events/${event.id}/${path}`, { headers, data })
  expect((await post('sheets', { id: crypto.randomUUID(), kind: 'provisional' })).ok()).toBe(true)
  const made = await post('kitchen-links', { label: 'Hot kitchen', mayConfirm: true, language: 'ar' })
  await page.goto(new URL((await made.json()).url).pathname)
  await takenOver(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: arabic.kitchen.sheets.haveSeen(1) })).toBeVisible()
  await page.locator('.kitchen-lines summary').first().click()
  await read(page, 'the kitchen', '.seen .button, .has-needs')
})
