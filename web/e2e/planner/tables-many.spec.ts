import { expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

test('four hundred tables of two thousand people are all on the page, in few elements, before and after a move', async ({
  page,
}) => {
  const event = await stage(page, 'A gala', { Main: ['Beef', 'Bass'] })
  expect((await page.request.post(`/__local/many-responses/${event.code}/2000`)).ok()).toBe(true)
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const path = `/api/events/${event.id}`
  const made = await page.request.post(`${path}/tables`, { headers, data: { count: 400, seats: 5 } })
  expect(made.ok(), String(made.status())).toBe(true)
  const id = crypto.randomUUID()
  const filled = await page.request.post(`${path}/placements/fills`, { headers, data: { id } })
  expect(filled.ok(), String(filled.status())).toBe(true)
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length)
  await page.goto(`/events/${event.id}/tables`)
  await page.getByText('2,000 of 2,000 guests have a table').waitFor()
  const before = await elements()
  // The last table can be read and reached without scrolling to it.
  const last = page.locator('.seat-table').last()
  await expect(page.locator('.seat-table').getByRole('heading', { level: 3 })).toHaveCount(400)
  await expect(last).toContainText('Guest 2000')
  await last.getByRole('button', { name: 'Table 400', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(last.locator('.seat-parties > li')).toHaveCount(5)
  await expect(last.getByRole('button', { name: 'More for Table 400' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(last.locator('.seat-parties > li')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('.seat-fold').first().click()
  const choice = page.locator('.seat-table.open select').first()
  await choice.focus()
  await choice.selectOption('none')
  await page.getByText('1,999 of 2,000 guests have a table').waitFor()
  const after = await elements()
  const search = page.getByLabel('Find a guest or a table')
  await search.fill('guest 1998')
  await page.getByText('1 guest found · 1 table').waitFor()
  expect(await page.locator('.seat-table mark').allTextContents()).toEqual(['Guest', '1998'])
  await search.fill('table 399')
  await page.getByText('5 guests found · 1 table').waitFor()
  await search.fill('')
  await page.getByText('1,999 of 2,000 guests have a table').waitFor()
  console.log(`${before} elements, ${after} after a move`)
  expect(before).toBeGreaterThan(500)
  expect(Math.max(before, after)).toBeLessThan(3_000)
})
