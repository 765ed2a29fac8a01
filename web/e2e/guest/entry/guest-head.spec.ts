import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { next, opened, staged } from '../../support/guest-fixtures.ts'
import { watched } from '../../support/watched.ts'

const phone = { width: 390, height: 844 }
const topOf = async (page: Page, heading: string | RegExp) =>
  (await page.getByRole('heading', { name: heading }).boundingBox())?.y ?? Number.NaN

async function atMenu(page: Page, code: string): Promise<void> {
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Rosa?' })).toBeVisible()
}

test('on an event’s page the site’s menu is behind one button of a phone, from the first step on', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { accessible, clean } = watched(page)
  await page.setViewportSize(phone)
  await opened(page, code)
  const button = page.getByRole('button', { name: 'Site menu' })
  const pricing = page.getByRole('link', { name: 'Pricing' })
  await expect(button).toBeVisible()
  await expect(pricing).toBeHidden()
  expect((await page.locator('.masthead').boundingBox())?.height).toBeLessThanOrEqual(50)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  await expect(button).toBeVisible()
  await expect(pricing).toBeHidden()
  await accessible()
  await button.click()
  await expect(pricing).toBeVisible()
  await accessible()
  await page.keyboard.press('Escape')
  await expect(pricing).toBeHidden()
  await expect(button).toBeFocused()
  clean()
})

test('a change of step leads to its heading @deep', async ({ page, request }) => {
  const dishes = Array.from({ length: 12 }, (_, at) => `Dish ${at + 1}`)
  const { code } = await staged(request, { menu: { Starter: dishes, Main: dishes } })
  await page.setViewportSize({ width: 390, height: 600 })
  await atMenu(page, code)
  // The head grows small once the part that folds it is there.
  await expect.poll(() => topOf(page, 'What would you like, Rosa?')).toBeLessThan(100)
  await page.getByRole('radio', { name: 'Dish 12' }).last().check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused()
  const top = await topOf(page, 'Is everything right?')
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
})

test('the menu to read stands above the form: open on a wide screen, one tap away on a phone @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { accessible, clean } = watched(page)
  const dish = page.locator('.menu-to-read').getByText('Risotto')
  await page.setViewportSize({ width: 1280, height: 800 })
  await opened(page, code)
  await expect(dish).toBeVisible()
  await accessible()
  await page.getByText('Read the menu first').click()
  await expect(dish).toBeHidden()
  await page.setViewportSize(phone)
  await opened(page, code)
  await expect(dish).toBeHidden()
  const summary = page.getByText('Read the menu first')
  const name = page.getByLabel('Your Name *')
  expect((await summary.boundingBox())?.y).toBeLessThan((await name.boundingBox())?.y ?? 0)
  await summary.click()
  await expect(dish).toBeVisible()
  await accessible()
  clean()
})

test('a new tab goes on at the step one was at, and Back leads on from there', async ({
  page,
  context,
  request,
}) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await page.getByRole('radio', { name: 'Soup' }).check()
  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Leo')
  await page.close()
  const tab = await context.newPage()
  const { clean } = watched(tab)
  await tab.goto(`/event/${code}`)
  await expect(tab.getByLabel('Guest 2 Name *')).toHaveValue('Leo')
  await tab.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(tab.getByRole('radio', { name: 'Soup' })).toBeChecked()
  await tab.goBack()
  await expect(tab.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
  await tab.close()
  // The next tab begins at the step one went back to.
  const third = await context.newPage()
  await opened(third, code)
  await expect(third.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
  clean()
})

test('few days left are told beside the deadline, and its zone only where clocks differ @deep', async ({
  page,
  browser,
  request,
}) => {
  const { code } = await staged(request)
  const { clean } = watched(page)
  await opened(page, code)
  await expect(page.locator('.deadline')).toHaveText(/^Answer by \w+, \w+ \d+, \d{4}$/)
  await request.post('/__local/closing', { data: { code, closesAt: Date.now() + 40 * 3_600_000 } })
  await page.reload()
  await expect(page.locator('.deadline')).toContainText('2 days left')
  await expect(page.locator('.deadline')).not.toContainText('time)')
  clean()
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const away = await context.newPage()
  // This device is a week ahead: the days are counted by the server's clock.
  await away.clock.install({ time: Date.now() + 7 * 86_400_000 })
  const { accessible, clean: cleanAway } = watched(away)
  await opened(away, code)
  await expect(away.locator('.deadline')).toContainText('2 days left (Berlin time)')
  await accessible()
  await away.clock.fastForward(20 * 3_600_000)
  await expect(away.locator('.deadline')).toContainText('Last day (Berlin time)')
  cleanAway()
  await context.close()
})
