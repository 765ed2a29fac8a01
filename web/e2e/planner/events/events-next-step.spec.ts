import type { Page } from '@playwright/test'
import { cardOf, choiceOf, onDashboard } from '../../support/events-planner.ts'
import { accessible, expect, test } from '../../support/journey.ts'

const wide = { width: 1280, height: 800 }
const needs = (page: Page) => page.getByRole('region', { name: 'Needs you' })

/** Top of the first event, in pixels. */
async function firstEventTop(page: Page): Promise<number> {
  return (await page.getByRole('article').first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

async function widthsHold(page: Page) {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
  }
}

test('each row leads on with one button, and the strip names what waits @deep', async ({ page }) => {
  await page.setViewportSize(wide)
  const long = 'W'.repeat(100)
  const { events } = await onDashboard(page, [
    { title: 'Bare', days: 20 },
    { title: 'Full', guests: 30, menu: true, days: 21 },
    { title: long, menu: true, days: 1 },
    { title: 'Calm', menu: true, guests: 2, days: 30 },
    { title: 'Over', menu: true, guests: 12, days: -3 },
  ])
  expect(await firstEventTop(page)).toBeLessThan(300)
  const way = (index: number, rest = '') => `/events/${events[index]?.id}${rest}`
  const filled = async (title: string) =>
    await cardOf(page, title).locator('.button.primary').allTextContents()
  expect(await Promise.all(['Bare', 'Full', long, 'Calm', 'Over'].map(filled))).toEqual([
    ['Add your menu'],
    ['See the totals'],
    ['Share'],
    ['See the totals'],
    ['Print for the kitchen'],
  ])
  await expect(cardOf(page, 'Calm').getByRole('link', { name: 'Calm' })).toHaveAttribute('href', way(3))
  await expect(cardOf(page, 'Bare').getByRole('link', { name: 'Add your menu' })).toHaveAttribute(
    'href',
    way(0, '/menu'),
  )
  await expect(cardOf(page, 'Over')).toContainText('Final: 12 guests')
  await expect(cardOf(page, 'Calm')).not.toContainText('Final')

  await expect(needs(page).getByRole('listitem')).toHaveText([
    `${long} closes tomorrow`,
    'Bare has no menu yet',
    'Full is full',
    'Over is closed, and the kitchen has no final sheet yet',
  ])
  await expect(needs(page).getByRole('link', { name: 'Bare' })).toHaveAttribute('href', way(0, '/menu'))
  await accessible(page)
  await widthsHold(page)

  // On a phone the reasons stand in words, each with its way out.
  await page.setViewportSize({ width: 390, height: 800 })
  const upgrade = page.getByRole('dialog', { name: 'Upgrade Event' })
  await expect(cardOf(page, 'Full')).toContainText('Every place is taken: nobody else can answer.')
  for (const way of [
    cardOf(page, 'Full').getByRole('button', { name: 'Raise the limit' }),
    needs(page).getByRole('button', { name: 'Full is full' }),
  ]) {
    await way.click()
    await upgrade.getByRole('button', { name: 'Close' }).click()
  }
  await expect(await choiceOf(page, 'Calm', 'Download CSV')).toContainText(
    'CSV and Excel export come with an upgrade of the event',
  )
  await (await choiceOf(page, 'Calm', 'Upgrade')).click()
  await upgrade.getByRole('button', { name: 'Close' }).click()

  await (await choiceOf(page, 'Over', 'Delete')).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Event' })
  await expect(dialog).toContainText('This also deletes its answers: 2 responses (12 guests).')
  await accessible(page)
})

test('a row has its day, its facts and a menu of its actions, and many rows can be searched @deep', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const supper = (index: number) => ({ title: `Supper ${index}`, menu: index > 4, days: 40 + index })
  await onDashboard(page, [
    ...Array.from({ length: 11 }, (_, index) => supper(index)),
    { title: 'W'.repeat(100), description: 'By the lake. '.repeat(20), guestLimit: 100, days: -2 },
  ])
  expect(await firstEventTop(page)).toBeLessThan(300)
  const row = cardOf(page, 'Supper 5')
  expect((await row.boundingBox())?.height).toBeLessThan(150)
  await expect(row).toContainText('0 / 30')
  await expect(row.getByLabel('Sharing link', { exact: true })).toHaveValue(/\/event\/[A-Z0-9]{6}$/)
  await expect(row.getByRole('button', { name: 'Share' })).toHaveClass(/primary/)
  for (const action of ['Manage Menu', 'View Guest Responses', 'Download CSV', 'Edit', 'Upgrade', 'Delete'])
    await expect(await choiceOf(page, 'Supper 5', action)).toBeVisible()
  await page.keyboard.press('Escape')
  await needs(page).getByRole('button', { name: '2 more' }).click()
  await expect(needs(page).getByRole('listitem')).toHaveCount(5)
  await accessible(page)
  await widthsHold(page)

  await page.getByRole('searchbox', { name: 'Search your events' }).fill('nothing like it')
  await expect(page.getByText('No event matches “nothing like it”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})
