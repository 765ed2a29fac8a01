import type { Page } from '@playwright/test'
import { answered, next, opened, staged } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'

const fewer = (page: Page) => page.getByRole('button', { name: 'One guest fewer' })
const more = (page: Page) => page.getByRole('button', { name: 'One guest more' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const dish = (page: Page, name: string) => page.getByRole('radio', { name })

/** At the last guest's step of a party of three: Rosa, Bernd with soup, Leo with salad. */
async function threeComing(page: Page, code: string): Promise<void> {
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Rosa Marin')
  await more(page).click()
  await more(page).click()
  await next(page)
  await next(page)
  await page.getByLabel('Guest 2 Name *').fill('Bernd')
  await dish(page, 'Soup').check()
  await next(page)
  await page.getByLabel('Guest 3 Name *').fill('Leo')
  await dish(page, 'Salad').check()
}

test('who is dropped by the party’s size comes back with what was typed and chosen @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await threeComing(page, code)
  for (let step = 0; step < 3; step++) await page.goBack()
  await fewer(page).click()
  await expect(page.locator('.removed', { hasText: 'Leo was removed.' })).toBeVisible()
  await fewer(page).click()
  await expect(page.locator('.removed', { hasText: 'Bernd was removed.' })).toBeVisible()
  // The button has nothing more to do, and keeps the focus.
  await expect(fewer(page)).toBeDisabled()
  await expect(fewer(page)).toBeFocused()
  await accessible(page)
  // A dropped guest is remembered over a reload, too.
  await page.reload()
  await expect(page.getByLabel('Your Name *')).toHaveValue('Rosa Marin')
  await more(page).click()
  await more(page).click()
  await next(page)
  await next(page)
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Bernd')
  await expect(dish(page, 'Soup')).toBeChecked()
  await next(page)
  await expect(page.getByLabel('Guest 3 Name *')).toHaveValue('Leo')
  await expect(dish(page, 'Salad')).toBeChecked()
})

test('who is removed in their own step can be brought back where they were', async ({ page, request }) => {
  const { code } = await staged(request)
  await threeComing(page, code)
  await page.goBack()
  await page.getByRole('button', { name: 'Remove this guest' }).click()
  await expect(page.locator('.removed', { hasText: 'Bernd was removed.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Guest 2', exact: true })).toBeFocused()
  await expect(page.locator('#said')).toHaveText('Bernd was removed.')
  await expect(undo(page)).toBeInViewport()
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Leo')
  await accessible(page)
  await undo(page).click()
  await expect(page.locator('.removed', { hasText: 'Bernd was removed.' })).toBeHidden()
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Bernd')
  await expect(page.getByRole('heading', { name: 'Guest 2', exact: true })).toBeFocused()
  await next(page)
  await expect(page.getByLabel('Guest 3 Name *')).toHaveValue('Leo')
})

test('who is removed in review can be brought back, until one goes on @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await threeComing(page, code)
  await next(page)
  const heading = page.getByRole('heading', { name: 'Is everything right?' })
  await page.getByRole('button', { name: 'Remove Bernd' }).click()
  await expect(page.locator('.removed', { hasText: 'Bernd was removed.' })).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page.locator('#said')).toHaveText('Bernd was removed.')
  await expect(undo(page)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Bernd' })).toHaveCount(0)
  await accessible(page)
  await undo(page).click()
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^Rosa Marin/, 'Bernd', 'Leo'])
  await page.getByRole('button', { name: 'Remove Leo' }).click()
  await page.getByRole('button', { name: 'Change what Bernd has' }).click()
  await expect(page.getByLabel('Guest 2 Name *')).toBeVisible()
  await expect(undo(page)).toHaveCount(0)
})

test('who is removed on the edit page can be brought back, and a saved answer has them @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 3)
  await page.goto(`/edit/${editToken}`)
  await page.locator('.edit-guest > summary').first().click()
  await page.getByRole('button', { name: 'Remove Other 2' }).click()
  await expect(page.locator('.removed', { hasText: 'Other 2 was removed.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Additional Guests' })).toBeFocused()
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Other 3')
  await accessible(page)
  await page.getByRole('button', { name: 'Remove Other 3' }).click()
  await expect(page.getByRole('heading', { name: 'Additional Guests' })).toBeFocused()
  await undo(page).click()
  await more(page).click()
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Other 2')
  await expect(page.getByLabel('Guest 3 Name *')).toHaveValue('Other 3')
  await page.getByRole('button', { name: 'Update Menu Selections' }).click()
  await expect(page.getByText('Menu selections updated successfully!')).toBeVisible()
})
