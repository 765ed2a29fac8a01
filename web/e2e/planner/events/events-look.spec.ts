import { looks, picture } from '../../support/deep.ts'
import { onDashboard } from '../../support/events-planner.ts'
import { opened } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'

const menu = { Starter: ['Burrata', 'Velouté'], Main: ['Short rib', 'Sea bass'] }

test('a planner chooses a tablecloth by its sample, and guests find their card on it @deep', async ({
  page,
}) => {
  const { code } = await stage(page, 'Clara & Jonah', menu)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'More for this event' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Event' })
  await dialog.locator('summary', { hasText: /^Look/ }).click()
  await expect(dialog.getByRole('radio', { name: 'Plain' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Green gingham' }).check()
  const sample = dialog.locator('.look-sample')
  await expect(sample).toHaveClass(/cloth-gingham-green/)
  await expect(sample).toContainText('You are invited to choose your menu')
  await accessible(page)
  await sample.scrollIntoViewIfNeeded()
  await picture(page, 'look-form')
  await dialog.getByRole('checkbox', { name: /^Quiet/ }).check()
  await expect(sample).not.toContainText('You are invited')
  await dialog.getByRole('checkbox', { name: /^Quiet/ }).uncheck()
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(dialog).toBeHidden()

  for (const [width, colorScheme] of looks(
    [
      [390, 'light'],
      [1280, 'dark'],
    ],
    [
      [390, 'dark'],
      [1280, 'light'],
      [320, 'light'],
    ],
  )) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await opened(page, code)
    await expect(page.locator('#content')).toHaveClass('cloth cloth-gingham-green')
    await accessible(page)
    await picture(page, `look-guest-${width}-${colorScheme}`)
  }
  await page.getByLabel('Your Name *').fill('Anna')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'What would you like, Anna?' })).toBeFocused()
  await picture(page, 'look-menu')
})

test('in more contrast no cloth lies behind the card, and on paper neither @deep', async ({ page }) => {
  const { id, code } = await stage(page, 'Gala', menu)
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const { event } = await (await page.request.get(`/api/events/${id}`)).json()
  const { title, description, eventDate, timeZone } = event
  const data = { title, description, eventDate, timeZone, cloth: 'night' }
  expect((await page.request.put(`/api/events/${id}`, { headers, data })).status()).toBe(200)
  await opened(page, code)
  const pattern = () => page.locator('#content').evaluate((one) => getComputedStyle(one).backgroundImage)
  expect(await pattern()).toContain('linear-gradient')
  await page.emulateMedia({ contrast: 'more' })
  expect(await pattern()).toBe('none')
  await page.emulateMedia({ contrast: 'no-preference', media: 'print' })
  expect(await pattern()).toBe('none')
})

test('beside the counts, what is next stands level with their card, and below the edge of a cloth @deep', async ({
  page,
}) => {
  const { events } = await onDashboard(page, [{ title: 'Supper', menu: true, guests: 12 }])
  const path = `/events/${events[0]?.id}`
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expect(page.getByText('Your first response is here')).toBeVisible()
  // Without that sentence, which is said once, the card lies over the cloth.
  await page.reload()
  expect(await topOf('.whats-next')).toBe(await topOf('.overview-card'))

  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const { event } = await (await page.request.get(`/api${path}`)).json()
  const { title, description, eventDate, timeZone } = event
  const data = { title, description, eventDate, timeZone, cloth: 'night' }
  expect((await page.request.put(`/api${path}`, { headers, data })).status()).toBe(200)
  await page.reload()
  const cloth = await page.locator('.event-cloth').boundingBox()
  expect(await topOf('.whats-next')).toBeGreaterThan((cloth?.y ?? 0) + (cloth?.height ?? 0))
})
