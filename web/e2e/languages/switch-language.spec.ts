import { german } from '../../../worker/languages/de/language.ts'
import { french } from '../../../worker/languages/fr/language.ts'
import { staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { takenOver } from '../support/taken-over.ts'

test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } })

const menu = { Starter: ['Soup', 'Salad'] }
const [de, fr] = [german.guest, french.guest]

test('a phone in German opens in German, and a switch in the middle keeps what was typed, the step and the focus', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { title: 'Garden party', menu })
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByLabel(de.party.leadName).fill('Rosa Marin')
  await page.getByRole('button', { name: de.party.goOn, exact: true }).click()
  await page.getByLabel('Soup').check()

  const list = page.getByRole('combobox', { name: german.frame.language })
  await list.selectOption('fr')
  await takenOver(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('combobox', { name: french.frame.language })).toBeFocused()
  await expect(page.getByRole('heading', { name: fr.menu.whatWouldYouLike('Rosa') })).toBeVisible()
  await expect(page.getByLabel('Soup')).toBeChecked()

  // The choice holds on the next visit, whatever the phone prefers.
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('without a script the list is a form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'de-DE',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('combobox', { name: german.frame.language }).selectOption('fr')
  await page.getByRole('button', { name: german.frame.changeLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await context.close()
})

test('Arabic stands from right to left, within the narrowest phone', async ({ page, request }) => {
  const { code } = await staged(request, { title: 'Garden party', menu })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/event/${code}?lang=ar`)
  await takenOver(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  // A course's name in Latin keeps its own direction, or its full stop would stand before it.
  const course = page.locator('.menu-to-read h2 bdi').first()
  await page.locator('.menu-to-read summary').click()
  await expect(course).toHaveCSS('direction', 'ltr')
  await expect(course).toHaveCSS('font-style', 'normal')
})
