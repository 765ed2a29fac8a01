import { expect, type Page, test } from '@playwright/test'
import { next, opened, staged } from './guest-fixtures.ts'

const dish = (page: Page, name: string) => page.locator('.dish', { hasText: name })

test('a double press on a dish chooses it, and a press later clears it', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  const soup = page.getByRole('radio', { name: 'Soup' })
  await dish(page, 'Soup').dblclick()
  await expect(soup).toBeChecked()
  await expect(page.getByRole('button', { name: /^Clear choice/ })).toHaveCount(1)
  // A double press on what is chosen leaves it chosen, too.
  await page.waitForTimeout(800)
  await dish(page, 'Soup').dblclick()
  await expect(soup).toBeChecked()
  await page.waitForTimeout(800)
  await dish(page, 'Soup').click()
  await expect(soup).not.toBeChecked()
  // Two dishes one after the other are no double press.
  await dish(page, 'Soup').click()
  await dish(page, 'Salad').click()
  await expect(page.getByRole('radio', { name: 'Salad' })).toBeChecked()
})

test('two quick presses of the space bar choose a dish, too', async ({ page, request }) => {
  const { code } = await staged(request)
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await next(page)
  const soup = page.getByRole('radio', { name: 'Soup' })
  await soup.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(soup).toBeChecked()
})
