import type { Locator, Page } from '@playwright/test'
import { accessible, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'
import { makePlanner } from '../../support/purchases-fixtures.ts'

/** Counts the dialogs that open on the page. One that waits for its code and is replaced by itself counts once. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const show = HTMLDialogElement.prototype.showModal
    const titles: string[] = []
    Object.assign(globalThis, { titles })
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      const title = this.querySelector('h2')?.textContent ?? ''
      if (titles.at(-1) !== title) titles.push(title)
      show.call(this)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { titles: string[] }).titles.length)
}

async function menuOf(page: Page, id: string): Promise<Record<string, string[]>> {
  const response = await page.request.get(`/api/events/${id}`)
  const { categories } = (await response.json()) as {
    categories: { name: string; items: { name: string }[] }[]
  }
  return Object.fromEntries(categories.map(({ name, items }) => [name, items.map((item) => item.name)]))
}

async function emptyMenu(page: Page, id: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const response = await page.request.get(`/api/events/${id}`)
  const { categories } = (await response.json()) as { categories: { id: string }[] }
  for (const category of categories) {
    const removed = await page.request.delete(`/api/events/${id}/categories/${category.id}`, { headers })
    expect(removed.ok()).toBe(true)
  }
}

/** Presses a button. Returns the name of the field that has the focus right after it, before any timer. */
function pressedAndFocused(form: Locator, name: string): Promise<string | null | undefined> {
  return form.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    return document.activeElement?.getAttribute('name')
  })
}

/** From the menu's page, writes down all dishes by keys, in one dialog. */
async function addByKeys(page: Page, menu: Record<string, string[]>): Promise<void> {
  const [first = ''] = Object.keys(menu)
  await page.getByRole('link', { name: `Manage Items of ${first}` }).click()
  await page.getByRole('button', { name: 'Add Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  for (const [course, dishes] of Object.entries(menu)) {
    if (course !== first) expect(await pressedAndFocused(form, `Next: ${course}`)).toBe('name')
    for (const dish of dishes) {
      await expect(form.getByLabel('Item Name')).toHaveValue('')
      await page.keyboard.type(dish)
      await page.keyboard.press('Enter')
      await expect(form.getByText(`${dish} added.`)).toBeVisible()
    }
  }
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
}

test('courses of three dishes each: three taps and one dialog, in which Enter adds and the next course is a press away @deep', async ({
  page,
}) => {
  const { id } = await stage(page, 'Menu by hand')
  const opened = await countDialogs(page)
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Add all three' }).click()
  await expect(page.getByText('3 of 3 categories used')).toBeVisible()
  await expect(page.getByText('Limit Reached', { exact: true })).toBeVisible()
  await expect(page.getByText('That is a finished menu.')).toBeVisible()
  await accessible(page)
  const menu = {
    Starter: ['Soup', 'Salad', 'Terrine'],
    Main: ['Fish', 'Beef', 'Risotto'],
    Dessert: ['Cake', 'Ice', 'Fruit'],
  }
  await addByKeys(page, menu)
  expect(await opened()).toBe(1)
  expect(await menuOf(page, id)).toEqual(menu)
})

test('four courses of three dishes, of an event that was upgraded, take two dialogs @deep', async ({
  page,
}) => {
  const { id } = await makePlanner(page, { guestLimit: 100 })
  await emptyMenu(page, id)
  const opened = await countDialogs(page)
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Add all three' }).click()
  await page.getByRole('button', { name: 'Add Category' }).click()
  const category = page.getByRole('dialog', { name: 'Create New Category' })
  await category.getByLabel('Category Name').fill('Cheese')
  await page.keyboard.press('Enter')
  await expect(category).toBeHidden()
  const courses = ['Starter', 'Main', 'Dessert', 'Cheese']
  const menu = Object.fromEntries(
    courses.map((course) => [course, ['one', 'two', 'three'].map((which) => `${course} ${which}`)]),
  )
  await addByKeys(page, menu)
  expect(await opened()).toBe(2)
  expect(await menuOf(page, id)).toEqual(menu)
})

test('a menu is pasted in one dialog: each line is looked at before all are added at once @deep', async ({
  page,
}) => {
  const { id } = await stage(page, 'Menu by paste')
  const opened = await countDialogs(page)
  await page.goto(`/events/${id}/menu`)
  await page.getByRole('button', { name: 'Paste a Menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a Menu' })
  const courses = ['Starter', 'Main', 'Dessert', 'Cheese']
  const lines = courses.flatMap((course) => [
    `${course}:`,
    `• ${course} one - with jus 7.50`,
    `2. ${course} two`,
    `<b>`,
  ])
  await dialog.getByLabel('Your menu').fill(lines.join('\r\n'))
  await accessible(page)
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('Item name contains invalid characters')).toHaveCount(4)
  await expect(
    dialog.getByText('You have reached the maximum limit of 3 categories per event.'),
  ).toBeVisible()
  await expect(dialog.getByText('5 lines need a look.')).toBeVisible()
  const add = dialog.getByRole('button', { name: /^Add 1?\d dishes/ })
  await expect(add).toBeDisabled()
  await accessible(page)
  await dialog.getByRole('button', { name: 'Leave out 1 that does not fit' }).click()
  for (const [index, wrong] of (await dialog.getByLabel('Dish', { exact: true }).all()).entries())
    if (index % 3 === 2) await wrong.fill(`Third ${index}`)
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('9 dishes and 3 categories added.')).toBeVisible()
  expect(await opened()).toBe(1)
  expect(await menuOf(page, id)).toEqual({
    Starter: ['Starter one', 'Starter two', 'Third 2'],
    Main: ['Main one', 'Main two', 'Third 5'],
    Dessert: ['Dessert one', 'Dessert two', 'Third 8'],
  })
})
