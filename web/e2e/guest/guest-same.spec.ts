import type { Page } from '@playwright/test'
import { later } from '../support/clock.ts'
import { next, opened, staged, tellNeeds } from '../support/guest-fixtures.ts'
import { accessible, expect, test } from '../support/journey.ts'

const same = (page: Page) => page.getByRole('button', { name: 'Same as Anna', exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

async function atGuest2(page: Page, code: string, dishes: string[]): Promise<void> {
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Mrs. Anna Berg')
  await tellNeeds(page, 'Walnuts')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Anna?' })).toBeVisible()
  for (const dish of dishes) await radio(page, dish).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Guest 2', exact: true })).toBeVisible()
}

test('a guest takes the lead guest’s dishes with one press, and none of their allergies', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await atGuest2(page, code, ['Soup', 'Risotto'])
  await page.getByLabel('Guest 2 Name *').fill('Leo')
  await expect(same(page)).toHaveAttribute('aria-pressed', 'false')
  await same(page).click()
  await expect(page.getByRole('alert')).toContainText('Leo now has the same as Anna.')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(radio(page, 'Soup')).not.toBeChecked()
  // Until the press is no second tap of the first.
  await expect(async () => {
    await same(page).click()
    await expect(same(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 100 })
  }).toPass()
  await expect(radio(page, 'Soup')).toBeChecked()
  await expect(radio(page, 'Risotto')).toBeChecked()
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Leo')
  await expect(page.getByLabel(/Allergies/)).toHaveValue('')
  await expect(page.getByText('Nothing given · Add')).toBeVisible()
  await accessible(page)
  await radio(page, 'Fish').check()
  await expect(same(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(radio(page, 'Soup')).toBeChecked()
  await next(page)
  const leo = page.getByRole('listitem').filter({ hasText: 'Leo' })
  await expect(leo).toContainText('Soup')
  await expect(leo).toContainText('Fish')
  await expect(leo).not.toContainText('Walnuts')
})

test('pressed again it gives back what the guest had chosen, and a double tap does not @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request)
  await atGuest2(page, code, ['Soup'])
  await radio(page, 'Salad').check()
  await radio(page, 'Fish').check()
  await same(page).dblclick()
  await expect(radio(page, 'Soup')).toBeChecked()
  await expect(radio(page, 'Fish')).not.toBeChecked()
  // A second press within 700 ms belongs to the first.
  await later(page, 800)
  await same(page).click()
  await expect(radio(page, 'Salad')).toBeChecked()
  await expect(radio(page, 'Fish')).toBeChecked()
})

test('it is not offered where the lead guest chose nothing @deep', async ({ page, request }) => {
  const { code } = await staged(request)
  await atGuest2(page, code, [])
  await expect(radio(page, 'Soup')).toBeVisible()
  await expect(same(page)).toBeHidden()
})
