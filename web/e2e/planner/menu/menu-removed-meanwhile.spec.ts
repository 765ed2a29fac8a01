import { looks } from '../../support/deep.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'

test('a category is removed while another tab adds a dish to it: that tab says so', async ({ page }) => {
  const { id, categories } = await stage(page, 'Gone meanwhile', { Main: ['Fish'], Dessert: ['Cake'] })
  await page.goto(`/events/${id}/menu/${categories[0]?.id}`)
  await page.getByRole('button', { name: 'Add Item' }).click()
  await page.getByLabel('Item Name').fill('Duck')
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const path = `/api/events/${id}/categories/${categories[0]?.id}`
  expect((await page.request.delete(path, { headers, data: {} })).ok()).toBe(true)
  await expect(page.getByText('Main was removed from the menu in the meantime.')).toBeVisible()
  await expect(page).toHaveURL(`/events/${id}/menu`)
  await accessible(page)
})

for (const [when, isTold] of looks([['at once', true]], [['on saving, where no news came', false]]))
  test(`a dish is removed while another tab changes it: that tab says so ${when} @deep`, async ({ page }) => {
    const { id, categories } = await stage(page, 'Dish gone', {
      Main: ['Fish', 'Soup', 'Stew'],
      Late: ['Cheese'],
    })
    const [main, late] = categories
    announce(/\/(items|categories)\/[^/]+(\/category)?$/)
    // A line that answers its beat and tells nothing else: one that swallows it is opened anew, with the news.
    if (!isTold) await page.routeWebSocket(/./, (line) => line.onMessage(() => line.send('pong')))
    await page.goto(`/events/${id}/menu/${main?.id}`)
    const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
    const removed = async (of: string) =>
      expect((await page.request.delete(`/api/events/${id}/${of}`, { headers, data: {} })).ok()).toBe(true)
    const dialog = page.getByRole('dialog')

    // Its deletion and its move say so as well, over the list without it.
    for (const [index, dish, button] of [
      [1, 'Soup', 'Delete'],
      [2, 'Stew', 'Move'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${button}.* ${dish}$`) }).click()
      await expect(dialog.getByRole('button', { name: button })).toBeEnabled()
      await removed(`items/${main?.items[index]?.id}`)
      if (!isTold) await dialog.getByRole('button', { name: button }).click()
      await expect(page.getByText(`${dish} was removed from the menu in the meantime.`)).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(dish, { exact: true })).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Move or Copy Fish' }).click()
    await removed(`categories/${late?.id}`)
    if (!isTold) await dialog.getByRole('button', { name: 'Move' }).click()
    await expect(dialog.getByText('Late was removed from the menu in the meantime.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Edit Fish' }).click()
    await page.getByLabel('Item Name').fill('Trout with thyme')
    await removed(`items/${main?.items[0]?.id}`)
    const save = page.getByRole('button', { name: 'Update Item' })
    if (!isTold) await save.click()
    await expect(
      page.getByText('Fish was removed from the menu in the meantime. What you typed is still here'),
    ).toBeVisible()
    await expect(page.getByText('Reference')).toHaveCount(0)
    await expect(page.getByLabel('Item Name')).toHaveValue('Trout with thyme')
    await expect(save).toBeDisabled()
    await accessible(page)
  })
