import { expect, type Page } from '@playwright/test'
import { test } from '../../support/closed.ts'
import { stage } from '../../support/kitchen-fixtures.ts'
import { watched } from '../../support/watched.ts'

/** Holds the answer to the next save until the function returned is called. */
async function held(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    path,
    async (route) => {
      await gate
      await route.continue()
    },
    { times: 1 },
  )
  return release
}

test('a page of dishes is seen to be of its category @deep', async ({ page }) => {
  const { id, categories } = await stage(page, 'Which course', { Starter: ['Soup'], Main: ['Fish'] })
  await page.goto(`/events/${id}/menu/${categories[1]?.id}`)
  const title = await page.getByRole('heading', { name: 'Main Items' }).boundingBox()
  expect(title?.width).toBeGreaterThan(20)
})

test('a category can be sent once its name is valid, and by Enter at that moment', async ({ page }) => {
  const { accessible, clean } = watched(page)
  const { id } = await stage(page, 'Category forms')
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Add Category' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Category' })
  const create = form.getByRole('button', { name: 'Create Category' })
  await expect(create).toBeDisabled()
  await expect(form.getByText('Category name is required')).toBeHidden()
  await accessible()
  const name = form.getByLabel('Category Name')
  await name.pressSequentially('<')
  await expect(create).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await name.blur()
  await expect(form.getByText('Category name contains invalid characters')).toBeVisible()
  await name.fill('')
  await expect(create).toBeDisabled()
  await name.pressSequentially('Main')
  await expect(create).toBeEnabled()
  const release = await held(page, '**/categories')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(name).toHaveAttribute('readonly')
  await page.keyboard.press('Escape')
  await expect(form).toBeVisible()
  await accessible()
  release()
  await expect(form).toBeHidden()
  await expect(page.locator('#said')).toHaveText('Main was added.')
  await expect(page.getByRole('heading', { name: 'Main', exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit Main' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Category' })
  await expect(edit.getByText('Category Limit')).toBeVisible()
  await expect(edit.getByText('1 of 3 used.')).toBeVisible()
  await expect(edit.getByRole('button', { name: 'Update Category' })).toBeEnabled()
  await edit.getByLabel('Category Name').fill(' ')
  await expect(edit.getByRole('button', { name: 'Update Category' })).toBeDisabled()
  await accessible()
  clean()
})

test('an item can be sent once all of it is valid, and by Enter at that moment @deep', async ({ page }) => {
  const { accessible, clean } = watched(page)
  const { id, categories } = await stage(page, 'Item forms', { Main: [] })
  await page.goto(`/events/${id}/menu/${categories[0]?.id}`)
  await page.getByRole('button', { name: 'Add Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  const add = form.getByRole('button', { name: 'Add Item' })
  await expect(add).toBeDisabled()
  await expect(form.getByText('Item Limit')).toBeVisible()
  await form.getByLabel('Item Name').fill('Fish')
  await expect(add).toBeEnabled()
  await form.getByLabel('Description').fill('x'.repeat(501))
  await expect(add).toBeDisabled()
  await form.getByLabel('Description').fill('With thyme')
  await accessible()
  const release = await held(page, '**/items')
  await form.getByLabel('Item Name').press('Enter')
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(form.getByLabel('Description')).toHaveValue('')
  // Letters typed meanwhile begin the next dish.
  await page.keyboard.type('Stew')
  release()
  await expect(form.getByText('Fish added.')).toBeVisible()
  await expect(form.getByText('1 of 30 used.')).toBeVisible()
  await expect(form.getByLabel('Item Name')).toHaveValue('Stew')
  await expect(form.getByLabel('Item Name')).toBeFocused()
  await accessible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('listitem')).toHaveText(['Fish', 'Stew'])
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('2 of 30 items used')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Fish' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await expect(edit.getByText('Item Limit')).toBeVisible()
  await expect(edit.getByText('2 of 30 used.')).toBeVisible()
  await expect(edit.getByRole('button', { name: 'Update Item' })).toBeEnabled()
  await accessible()
  clean()
})

test('at the limit a category is renamed, and the box warns of nothing @deep', async ({ page }) => {
  const { accessible, clean } = watched(page)
  const { id } = await stage(page, 'Full menu', { Starter: [], Main: [], Dessert: [] })
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Edit Main' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Category' })
  await expect(edit.getByText('3 of 3 used.')).toBeVisible()
  await expect(edit.getByText(/You have reached the maximum limit/)).toBeHidden()
  await accessible()
  await edit.getByLabel('Category Name').fill('Mains')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mains', exact: true }).first()).toBeVisible()
  clean()
})

test('a dialog of the menu says that it is on its way, and that something is being deleted @deep', async ({
  page,
}) => {
  const { accessible } = watched(page)
  const { id } = await stage(page, 'Slow dialogs', { Main: [] })
  await page.goto(`/events/${id}/menu`)
  const release = await held(page, '**/*category-form*')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  release()
  const form = page.getByRole('dialog', { name: 'Create New Category' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Main' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Category' })
  const deleted = await held(page, '**/categories/*')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  await expect(question).toHaveAttribute('aria-busy', 'true')
  await accessible()
  deleted()
  await expect(question).toBeHidden()
})
