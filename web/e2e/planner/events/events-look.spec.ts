import { looks, picture } from '../../support/deep.ts'
import { opened } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'

const menu = { Starter: ['Burrata', 'Velouté'], Main: ['Short rib', 'Sea bass'] }

test('a planner chooses a tablecloth by its sample, and guests find their card on it', async ({ page }) => {
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

test('in more contrast no cloth lies behind the card, and on paper neither', async ({ page }) => {
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
