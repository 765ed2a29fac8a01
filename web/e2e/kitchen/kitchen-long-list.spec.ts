import { expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

// A trace copies the whole page at every step, which takes minutes with this many rows.
test.use({ trace: 'off' })

// `waitFor`, not `expect`: an expectation that must wait reads the whole page as a screen reader would, which holds
// the page up for 17 s with this many rows.
test('two thousand responses are searched and scrolled @deep', async ({ page }) => {
  const event = await stage(page, 'A long list', { Main: ['Fish', 'Risotto'] })
  expect((await page.request.post(`/__local/many-responses/${event.code}/2000`)).ok()).toBe(true)
  await page.goto(`/events/${event.id}/responses`)
  await page.getByText('2,000 responses · 2,000 total guests').waitFor()
  await page.getByLabel('Search by name').fill('guest 1999')
  await page.getByText('1 of 2,000 responses shown').waitFor()
  await page.getByLabel('Search by name').fill('')
  await page.getByLabel('Only with allergies').check()
  await page.getByText('40 of 2,000 responses shown').waitFor()
  await page.getByLabel('Only with allergies').uncheck()
  const last = page.getByText('Guest 1', { exact: true })
  await last.waitFor()
  const inSight = () =>
    last.evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
  expect(await inSight()).toBe(false)
  // Rows out of sight have a height that is guessed: the first way down may end beside the last row.
  await expect
    .poll(async () => {
      await last.evaluate((row) => row.scrollIntoView({ behavior: 'instant' }))
      return inSight()
    })
    .toBe(true)
})
