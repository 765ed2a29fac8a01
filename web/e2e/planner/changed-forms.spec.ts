import type { Locator, Page } from '@playwright/test'
import { accessible, announce, expect, test } from '../support/journey.ts'
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

/** Takes a page offline, or back, until it says so. */
async function offline(page: Page, is: boolean): Promise<void> {
  await page.context().setOffline(is)
  await expect(page.getByText('You are offline.')).toHaveCount(is ? 1 : 0)
}

/** The dialog's line about a call that waits for the connection, in sight and read out. */
const waiting = (dialog: Locator) =>
  dialog.getByRole('status').filter({ hasText: 'You are offline. We will do this as soon as you are back.' })

/** The calls of a page, from now on, that write something. */
function writtenBy(page: Page): string[] {
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`)
  })
  return written
}

test('offline, a form can be left: what waits to be saved is taken back, and asked about @deep', async ({
  page,
}) => {
  announce(/\/api\//)
  const { id } = await stage(page, 'Out of reach', { Main: ['Fish'] })
  const written = writtenBy(page)
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Add Category' }).click()
  const category = page.getByRole('dialog', { name: 'Create New Category' })
  const create = category.getByRole('button', { name: 'Create Category' })
  await category.getByLabel('Category Name').fill('Dessert')
  await offline(page, true)
  await create.click()
  await expect(category.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(waiting(category)).toBeInViewport({ ratio: 1 })
  await accessible(page)
  await category.getByRole('button', { name: 'Cancel' }).click()
  await expect(waiting(question(page))).toBeInViewport({ ratio: 1 })
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(category.getByLabel('Category Name')).toHaveValue('Dessert')
  // Taken back, it is saved only when it is pressed again.
  await create.click()
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(category).toBeHidden()
  await offline(page, false)

  // A question with nothing typed closes at once.
  await page.getByRole('button', { name: 'Delete Main' }).click()
  const removal = page.getByRole('dialog', { name: 'Delete Category' })
  await expect(removal.getByRole('button', { name: 'Delete' })).toBeEnabled()
  await offline(page, true)
  await removal.getByRole('button', { name: 'Delete' }).click()
  await expect(waiting(removal)).toBeInViewport({ ratio: 1 })
  await removal.getByRole('button', { name: 'Cancel' }).click()
  await expect(removal).toBeHidden()
  await offline(page, false)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Main' }).first()).toBeVisible()
  expect(written).toEqual([])
})

test('offline, dishes that wait to be stored are asked about before their dialog is left @deep', async ({
  page,
}) => {
  announce(/\/api\//)
  const { id, categories } = await stage(page, 'Out of reach', { Main: ['Fish'] })
  const written = writtenBy(page)
  await page.goto(`/events/${id}/menu/${categories[0]?.id}`)
  await page.getByRole('button', { name: 'Add Item' }).click()
  const dishes = page.getByRole('dialog', { name: 'Add Menu Item' })
  await dishes.getByLabel('Item Name').fill('Tart')
  await offline(page, true)
  await dishes.getByRole('button', { name: 'Add Item' }).click()
  await dishes.getByRole('button', { name: 'Done' }).click()
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(dishes).toBeHidden()
  await offline(page, false)

  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'What is in the dishes' }).click()
  const contents = page.getByRole('dialog', { name: 'What is in the dishes' })
  await offline(page, true)
  await contents.getByRole('button', { name: 'Fish, Gluten: not confirmed' }).click()
  await expect(contents.getByText('Saving...')).toBeVisible()
  await contents.getByRole('button', { name: 'Done' }).click()
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(contents).toBeHidden()
  await offline(page, false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'What is in the dishes' })).toBeVisible()
  expect(written).toEqual([])
})

test('offline, a form of the account that is cancelled sends nothing later @deep', async ({ page }) => {
  announce(/\/api\//)
  await stage(page, 'Out of reach')
  await page.goto('/dashboard/account')
  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByLabel('New Email').fill('another@example.com')
  await page.getByLabel('Current Password').fill('Longer7x')
  await offline(page, true)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  const written = writtenBy(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await offline(page, false)
  expect(written).toEqual([])
})
