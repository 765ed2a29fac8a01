import { expect, test } from '@playwright/test'
import { stage } from './kitchen-stage.ts'
import { watched } from './watched.ts'

test('a planner builds a menu up to its limits, and deletes from it', async ({ page }) => {
  const { accessible, clean } = watched(page)
  const { id } = await stage(page, 'Menu building')
  await page.goto(`/events/${id}/menu`)
  await expect(page.getByText('No menu categories yet')).toBeVisible()
  await accessible()
  for (const name of ['Starter', 'Main', 'Dessert']) {
    await page.getByRole('button', { name: 'Add Category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Category' })
    await expect(dialog.getByText('Category Limit')).toBeVisible()
    await dialog.getByLabel('Category Name').fill(name)
    await dialog.getByRole('button', { name: 'Create Category' }).click()
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Category Limit Reached (3)' })).toBeDisabled()
  await expect(page.getByText('Limit Reached', { exact: true })).toBeVisible()
  await expect(page.getByText('3 of 3 categories used')).toBeVisible()

  await page.getByRole('link', { name: 'Manage Items of Main' }).click()
  await expect(page.getByRole('heading', { name: 'Main Items' })).toBeVisible()
  await expect(page.getByText('No menu items yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  await form.getByLabel('Item Name').fill('<b>')
  await form.getByLabel('Description').fill('With thyme')
  await expect(form.getByText('Item name contains invalid characters')).toBeVisible()
  await expect(form.getByText('10/500')).toBeVisible()
  await accessible()
  await form.getByLabel('Item Name').fill('Crème brûlée')
  await form.getByLabel('Item Name').blur()
  await form.getByRole('button', { name: 'Add Item' }).click()
  await expect(page.getByText('1 of 30 items used')).toBeVisible()
  await accessible()

  await page.getByRole('button', { name: 'Delete Crème brûlée' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Menu Item' })
  await expect(question.getByText('Are you sure you want to delete this menu item?')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No menu items yet')).toBeVisible()
  clean()
})

test('categories are put in order by buttons and by dragging with the keyboard', async ({ page }) => {
  const { clean } = watched(page)
  const { id } = await stage(page, 'Menu order', { Starter: ['Soup'], Main: ['Fish'], Dessert: ['Cake'] })
  await page.goto(`/events/${id}/menu`)
  const names = page.getByRole('grid', { name: 'Menu categories' }).getByRole('heading')
  await expect(names).toHaveText(['Starter', 'Main', 'Dessert'])
  const stored = page.waitForResponse((response) => response.url().endsWith('/menu/order'))
  await page.getByRole('button', { name: 'Move Main up' }).click()
  await expect(names).toHaveText(['Main', 'Starter', 'Dessert'])
  expect((await stored).status()).toBe(204)

  const dragged = page.waitForResponse((response) => response.url().endsWith('/menu/order'))
  const places = page.getByRole('button', { name: /Insert (before|between|after)/ })
  // The list is read again after the first change: who takes hold in that moment takes hold once more.
  await expect(async () => {
    await page.getByRole('button', { name: 'Drag Dessert' }).focus()
    await page.keyboard.press('Enter')
    await expect(places.first()).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  expect((await dragged).status()).toBe(204)
  await expect(names).not.toHaveText(['Main', 'Starter', 'Dessert'])
  const order = await names.allTextContents()
  await page.reload()
  await expect(names).toHaveText(order)
  clean()
})
