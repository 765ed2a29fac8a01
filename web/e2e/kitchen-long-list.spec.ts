import { expect, test } from '@playwright/test'
import { stage } from './kitchen-fixtures.ts'
import { watched } from './watched.ts'

// A trace copies the whole page at every step, which takes minutes with this many rows.
test.use({ trace: 'off' })

test('two thousand responses are searched and scrolled', async ({ page }) => {
  const { clean } = watched(page)
  const event = await stage(page, 'A long list', { Main: ['Fish', 'Risotto'] })
  expect((await page.request.post(`/__local/many-responses/${event.code}/2000`)).ok()).toBe(true)
  await page.goto(`/events/${event.id}/responses`)
  await expect(page.getByText('2,000 responses · 2,000 total guests')).toBeVisible()
  await page.getByLabel('Search by name').fill('guest 1999')
  await expect(page.getByText('1 of 2000 responses shown')).toBeVisible()
  await page.getByLabel('Search by name').fill('')
  await page.getByLabel('Only with allergies').check()
  await expect(page.getByText('40 of 2000 responses shown')).toBeVisible()
  await page.getByLabel('Only with allergies').uncheck()
  const last = page.getByText('Guest 1', { exact: true })
  await expect(last).not.toBeInViewport()
  await expect(async () => {
    await last.evaluate((row) => row.scrollIntoView({ behavior: 'instant' }))
    await expect(last).toBeInViewport({ timeout: 1000 })
  }).toPass()
  clean()
})
