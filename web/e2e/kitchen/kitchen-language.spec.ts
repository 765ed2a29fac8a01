import type { Page } from '@playwright/test'
import { polish } from '../../../worker/languages/pl/language.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { answerAs, contain, stage } from '../support/kitchen-fixtures.ts'
import { takenOver } from '../support/taken-over.ts'

const phone = { width: 390, height: 844 }
const { kitchen: pl } = polish
const peanuts = 'orzeszki ziemne'

const language = (page: Page) => page.locator('html')
const section = (page: Page, name: string) => page.getByRole('region', { name })

test('a cook reads in Polish what the planner beside them reads in English, on the page and on paper @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Dinner', { Main: ['Satay', 'Rice bowl'] })
  const [main] = event.categories
  const [satay, rice] = main?.items.map(({ id }) => id) ?? []
  const course = main?.id ?? ''
  await contain(page, event, satay ?? '', 'peanuts')
  const needs = [{ what: 'peanuts', how: 'allergy' }]
  await answerAs(browser, event, [
    { name: 'Ana', allergies: '', selections: { [course]: satay ?? '' }, needs, consent: true },
    { name: 'Leo', allergies: '', selections: { [course]: rice ?? '' } },
  ])

  await page.goto(`/events/${event.id}/kitchen`)
  await page.getByRole('button', { name: 'Make a link', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Language', { exact: true })).toHaveValue('en')
  await dialog.getByLabel('Who is it for?').fill('Hot kitchen')
  await dialog.getByLabel('Language', { exact: true }).selectOption('Polski')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = new URL(await page.getByLabel('Address').inputValue()).pathname
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/all courses · .*Polski/)).toBeVisible()

  // The cook's phone prefers English, and was never asked.
  const cook = await (await browser.newContext({ viewport: phone, locale: 'en-GB' })).newPage()
  await cook.goto(address)
  await takenOver(cook)
  await expect(language(cook)).toHaveAttribute('lang', 'pl')
  await expect(cook.getByText(pl.kitchen.platesCount(2))).toBeVisible()
  await cook.getByRole('link', { name: `${pl.kitchen.specialsHead} 1` }).click()
  await expect(cook.getByText(peanuts).first()).toBeVisible()
  await expect(cook.getByText('Ana').first()).toBeVisible()
  await accessible(cook)
  await expect(section(page, 'Specials').getByText('Ana').first()).toBeVisible()
  for (const one of [cook, page]) await expect(one.getByText('S1').first()).toBeVisible()

  const paper = cook.getByRole('link', { name: pl.print.documentNames.specials, exact: true })
  const printed = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await printed.goto(((await paper.getAttribute('href')) ?? '').replace('#now', ''))
  await expect(language(printed)).toHaveAttribute('lang', 'pl')
  for (const said of [/orzeszki ziemne/i, 'Satay', 'Ana', 'S1'])
    await expect(printed.getByText(said).first()).toBeVisible()

  // The cook's own choice goes before the link's, and stays on that phone.
  await cook.getByRole('combobox', { name: polish.frame.language }).selectOption('de')
  await takenOver(cook)
  await expect(language(cook)).toHaveAttribute('lang', 'de')
  await cook.goto(address)
  await expect(language(cook)).toHaveAttribute('lang', 'de')

  // The planner changes the link's: a phone that chose none follows.
  await page.getByRole('button', { name: 'Language of the link for Hot kitchen' }).click()
  const change = page.getByRole('dialog')
  await expect(change.getByLabel('Language', { exact: true })).toHaveValue('pl')
  await change.getByLabel('Language', { exact: true }).selectOption('Français')
  await change.getByRole('button', { name: 'Save' }).click()
  // Until then the list has Français among its dialog's choices.
  await expect(change).toBeHidden()
  await expect(page.getByText(/all courses · .*Français/)).toBeVisible()
  await printed.goto(address)
  await expect(language(printed)).toHaveAttribute('lang', 'fr')
  await cook.reload()
  await expect(language(cook)).toHaveAttribute('lang', 'de')

  // Paper of the planner's own speaks the event's language, or the one chosen beside it.
  await page.goto(`/events/${event.id}/print/specials`)
  await expect(language(page)).toHaveAttribute('lang', 'en')
  await page.getByLabel('Language:').selectOption('Polski')
  await expect(language(page)).toHaveAttribute('lang', 'pl')
  await expect(page.getByText(/orzeszki ziemne/i).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the event' })).toBeVisible()
  await accessible(page)
})
