import { onDashboard } from '../../support/events-planner.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'

const long = 'Unbreakable'.repeat(9).slice(0, 100)

test('the head names the zone of the deadline to a planner whose clock shows another time @deep', async ({
  page,
  browser,
}) => {
  const { events } = await onDashboard(page, [{ title: 'Harvest Feast', menu: true }])
  const path = `/events/${events[0]?.id}`
  const status = page.locator('.event-status')
  await page.goto(path)
  await expect(status).toContainText('Open · closes')
  await expect(status).not.toContainText('time)')
  const context = await browser.newContext({
    timezoneId: 'America/New_York',
    storageState: await page.context().storageState(),
  })
  const abroad = await context.newPage()
  await abroad.setViewportSize({ width: 390, height: 844 })
  await abroad.goto(path)
  await expect(abroad.locator('.event-status')).toContainText(/\w{3} \d+ \w{3} \(Berlin time\)\s·/)
  await context.close()
})

test('each of an event’s pages has its head, its tabs and its menu @deep', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => sessionStorage.setItem('copied', text)
  })
  const { events } = await onDashboard(page, [
    { title: 'Harvest Feast', menu: true, guests: 3, guestLimit: 100 },
    { title: long },
  ])
  const [feast, other] = events
  await page.goto(`/events/${feast?.id}/totals?from=mail#soup`)
  await expect(page).toHaveURL(`/events/${feast?.id}/kitchen?from=mail#soup`)
  const tabs = page.getByRole('navigation', { name: 'This event' })
  for (const [tab, part] of [
    ['Kitchen', 'Totals'],
    ['Guests', 'Guest Responses'],
    ['Menu', 'Menu'],
    ['Overview', null],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1, name: 'Harvest Feast' })).toBeVisible()
    if (part) await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
    await expect(page.getByText(/Open · closes \w{3} \d+ \w{3}\s· 3 of 100 coming/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.getByText('Code copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toBe(feast?.eventCode)

  // By keys alone: the menu opens on its first choice, and a dialog gives the focus back to its button.
  const more = page.getByRole('button', { name: 'More for this event' })
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await accessible(page)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit Event' })
  await form.getByLabel('Event Title').fill('Harvest Supper')
  await form.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harvest Supper' })).toBeVisible()
  await expect(more).toBeFocused()

  // A free event has no CSV, and says why. What is deleted leads back to the others.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/events/${other?.id}`)
  await more.click()
  const csv = page.getByRole('menuitem', { name: 'Download CSV' })
  await expect(csv).toBeDisabled()
  await expect(csv).toContainText('CSV and Excel export come with an upgrade of the event')
  await accessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Event' }).click()
  await expect(page.getByText('Event deleted.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('another planner’s event is not found, and has no head @deep', async ({ page }) => {
  announce(/\/api\/events\//)
  await onDashboard(page)
  await page.goto('/events/not-mine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
})
