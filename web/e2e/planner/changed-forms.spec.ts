import type { Page } from '@playwright/test'
import { accessible, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' })

/** Presses beside the topmost dialog. */
async function pressBeside(page: Page): Promise<void> {
  await page.mouse.click(5, 5)
}

test('a dialog with something typed asks before it closes, however it is closed', async ({ page }) => {
  const { id, categories } = await stage(page, 'Typed words', { Main: ['Fish'] })
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Add Category' }).click()
  const category = page.getByRole('dialog', { name: 'Create New Category' })
  const name = category.getByLabel('Category Name')
  await name.fill('Dessert')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await accessible(page)
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(name).toBeFocused()
  // Escape keeps editing, however often it is pressed: each time asks, or takes the question back.
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(name).toBeFocused()
  }
  await expect(name).toHaveValue('Dessert')
  await pressBeside(page)
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(category).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Dessert' })).toHaveCount(0)

  // Nothing typed, or typed and taken back: nothing is asked.
  await page.getByRole('button', { name: 'Add Category' }).click()
  await name.fill('Dessert')
  await name.fill('')
  await page.keyboard.press('Escape')
  await expect(category).toBeHidden()

  await page.goto(`/events/${id}/menu/${categories[0]?.id}`)
  await page.getByRole('button', { name: 'Edit Fish' }).click()
  const item = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await item.getByLabel('Description').fill('With thyme')
  await item.getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(item.getByLabel('Description')).toHaveValue('With thyme')
  // A saved form is not asked about.
  await item.getByRole('button', { name: 'Update Item' }).click()
  await expect(item).toBeHidden()
  await expect(question(page)).toHaveCount(0)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Create Event' }).first().click()
  const event = page.getByRole('dialog', { name: 'Create New Event' })
  await event.getByLabel('Event Title').fill('Supper')
  await pressBeside(page)
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(event.getByLabel('Event Title')).toHaveValue('Supper')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(event).toBeHidden()
})
