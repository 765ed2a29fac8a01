import type { Locator, Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

test('a planner builds a menu up to its limits, and deletes from it', async ({ page }) => {
  const { id } = await stage(page, 'Menu building')
  await page.goto(`/events/${id}/menu`)
  await expect(page.getByText('No menu categories yet')).toBeVisible()
  await accessible(page)
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
  await accessible(page)
  await form.getByLabel('Item Name').fill('Crème brûlée')
  await form.getByLabel('Item Name').blur()
  await form.getByRole('button', { name: 'Add Item' }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('1 of 30 items used')).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: 'Delete Crème brûlée' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Menu Item' })
  await expect(question.getByText('Are you sure you want to delete this menu item?')).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No menu items yet')).toBeVisible()
})

const names = (page: Page) => page.getByRole('list', { name: 'Menu categories' }).getByRole('heading')
const stored = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/menu/order') && response.request().method() === 'PUT',
  )
/** The names of the stored categories, in their order. */
const orderOf = async (page: Page, id: string) => {
  const response = await page.request.get(`/api/events/${id}`)
  const { categories } = (await response.json()) as { categories: { name: string }[] }
  return categories.map(({ name }) => name)
}
const middle = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const foot = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height - 4 }
}

test('categories are put in order by buttons, by keys on a handle and by dragging', async ({ page }) => {
  const { id } = await stage(page, 'Menu order', { Starter: ['Soup'], Main: ['Fish'], Dessert: ['Cake'] })
  await page.goto(`/events/${id}/menu`)
  await expect(names(page)).toHaveText(['Starter', 'Main', 'Dessert'])
  const byButton = stored(page)
  await page.getByRole('button', { name: 'Move Main up' }).click()
  await expect(names(page)).toHaveText(['Main', 'Starter', 'Dessert'])
  await expect(page.getByText('Main is now 1 of 3.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Main up' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Move Main up' })).toBeDisabled()
  expect((await byButton).status()).toBe(204)

  const byKeys = stored(page)
  const handle = page.getByRole('button', { name: 'Drag Dessert' })
  await handle.focus()
  await page.keyboard.press('Home')
  await expect(names(page)).toHaveText(['Dessert', 'Main', 'Starter'])
  await page.keyboard.press('ArrowDown')
  await expect(names(page)).toHaveText(['Main', 'Dessert', 'Starter'])
  await expect(page.getByText('Dessert is now 2 of 3.')).toBeAttached()
  await expect(handle).toBeFocused()
  expect((await byKeys).status()).toBe(204)
  // The second press may be stored by a call of its own, after which the list is read again.
  await expect.poll(() => orderOf(page, id)).toEqual(['Main', 'Dessert', 'Starter'])

  // Waits until the list stands still after it was put in order by keys.
  const main = page.getByRole('button', { name: 'Drag Main' })
  await main.hover()
  const starter = await foot(page.locator('.ordered-item').last())
  await page.mouse.down()
  await page.mouse.move(starter.x, starter.y, { steps: 5 })
  await expect(page.locator('[data-dragged]')).toBeVisible()
  await expect(page.locator('[data-drop=after]')).toBeVisible()
  await accessible(page)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(names(page)).toHaveText(['Main', 'Dessert', 'Starter'])
  await main.hover()
  const byMouse = stored(page)
  await page.mouse.down()
  await page.mouse.move(starter.x, starter.y, { steps: 5 })
  await page.mouse.up()
  await expect(names(page)).toHaveText(['Dessert', 'Starter', 'Main'])
  expect((await byMouse).status()).toBe(204)
  await page.reload()
  await expect(names(page)).toHaveText(['Dessert', 'Starter', 'Main'])
})

test('an order that is not stored is taken back, and told', async ({ page }) => {
  announce(/\/menu\/order$/)
  const { id } = await stage(page, 'Menu order lost', { Starter: ['Soup'], Main: ['Fish'] })
  await page.goto(`/events/${id}/menu`)
  await page.route('**/menu/order', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 })
  await page.getByRole('button', { name: 'Move Main up' }).click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(names(page)).toHaveText(['Starter', 'Main'])
})

test('orders made one after another end with the last one @deep', async ({ page }) => {
  const { id } = await stage(page, 'Menu order fast', { A: ['1'], B: ['2'], C: ['3'] })
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Drag C' }).focus()
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowUp')
  await expect(names(page)).toHaveText(['C', 'A', 'B'])
  await expect.poll(() => orderOf(page, id)).toEqual(['C', 'A', 'B'])
  await expect(names(page)).toHaveText(['C', 'A', 'B'])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a category is dragged by its handle', async ({ page }) => {
    const { id } = await stage(page, 'Menu by touch', { Starter: ['Soup'], Main: ['Fish'] })
    await page.goto(`/events/${id}/menu`)
    await page.getByRole('button', { name: 'Move Main down' }).scrollIntoViewIfNeeded()
    const from = await middle(page.getByRole('button', { name: 'Drag Main' }))
    const to = await middle(page.getByRole('button', { name: 'Drag Starter' }))
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const byTouch = stored(page)
    await touch('touchStart', [from])
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * part }])
    await touch('touchEnd', [])
    await expect(names(page)).toHaveText(['Main', 'Starter'])
    expect((await byTouch).status()).toBe(204)
  })
})
