import type { Browser, Page } from '@playwright/test'
import { expect } from '../support/journey.ts'
import { answerAs, contain, stage } from '../support/kitchen-fixtures.ts'
import { read, takenOver, test } from './walk.ts'

const typed = ['Dinner', 'Satay', 'Rice bowl', 'Ana', 'Hot kitchen']

/** An event whose satay contains peanuts, which Ana must avoid. Gives the address of a link to its kitchen. */
async function dinner(page: Page, browser: Browser): Promise<string> {
  const event = await stage(page, 'Dinner', { Main: ['Satay', 'Rice bowl'] })
  const [main] = event.categories
  const satay = main?.items[0]?.id ?? ''
  await contain(page, event, satay, 'peanuts')
  const needs = [{ what: 'peanuts', how: 'allergy' }]
  const selections = { [main?.id ?? '']: satay }
  await answerAs(browser, event, [{ name: 'Ana', allergies: '', selections, needs, consent: true }])
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const data = { label: 'Hot kitchen', mayConfirm: true }
  const made = await page.request.post(`/api/events/${event.id}/kitchen-links`, { headers, data })
  return new URL((await made.json()).url).pathname
}

test('a cook reads the counts', async ({ page, browser }) => {
  const path = await dinner(page, browser)
  // A wide page names who is signed in, and a cook is nobody.
  await page.context().clearCookies({ name: /session/ })
  await page.goto(path)
  await takenOver(page)
  await expect(page.getByText(/ļîvé, /)).toBeVisible()
  await read(page, 'the kitchen', typed)
})
