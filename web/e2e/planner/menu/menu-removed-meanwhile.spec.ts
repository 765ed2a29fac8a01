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

for (const [when, isTold] of [
  ['at once', true],
  ['on saving, where no news came', false],
] as const)
  test(`a dish is removed while another tab changes it: that tab says so ${when}`, async ({ page }) => {
    const { id, categories } = await stage(page, 'Dish gone', { Main: ['Fish', 'Soup'] })
    const [main] = categories
    announce(/\/items\/[^/]+$/)
    if (!isTold) await page.routeWebSocket(/./, () => {})
    await page.goto(`/events/${id}/menu/${main?.id}`)
    await page.getByRole('button', { name: 'Edit Fish' }).click()
    await page.getByLabel('Item Name').fill('Trout with thyme')
    const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
    const path = `/api/events/${id}/items/${main?.items[0]?.id}`
    expect((await page.request.delete(path, { headers, data: {} })).ok()).toBe(true)
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
