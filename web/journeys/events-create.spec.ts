import { expect, test } from '@playwright/test'
import { cardOf, day, onDashboard, tallies } from './events-planner.ts'
import { watched } from './watched.ts'

test('a planner without events creates the first one, and edits it', async ({ page }) => {
  const { accessible, clean } = watched(page)
  await onDashboard(page)
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Create Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })

  const title = dialog.getByLabel('Event Title')
  const deadline = dialog.getByLabel('Submission Deadline')
  await title.focus()
  await dialog.getByLabel('Description (Optional)').fill('One long table')
  await expect(dialog.getByText('Event title is required')).toBeVisible()
  await expect(dialog.getByText('14/500')).toBeVisible()
  await title.fill('Supper {1}')
  await title.blur()
  await expect(dialog.getByText('Title contains invalid characters')).toBeVisible()
  await deadline.fill(day(-2))
  await deadline.blur()
  await expect(dialog.getByText('Submission deadline must be today or in the future')).toBeVisible()
  await deadline.fill('')
  await deadline.blur()
  await expect(dialog.getByText('Submission deadline is required')).toBeVisible()
  await accessible()
  await title.fill('Sam & Alex’s Supper')
  await deadline.fill(day(40))

  const zone = dialog.getByRole('combobox', { name: 'Time Zone' })
  await expect(zone).toHaveValue('Berlin, Europe')
  await zone.fill('america new york')
  await accessible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('New York, America')
  await zone.fill('nowhere')
  await expect(page.getByText('Please choose a time zone from the list')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(zone).toHaveValue('New York, America')
  await dialog.getByRole('button', { name: 'Create Event' }).click()

  await expect(dialog).toBeHidden()
  const card = cardOf(page, 'Sam & Alex’s Supper')
  await expect(card.getByText('(New York time)')).toBeVisible()
  await expect(card.getByText('0 / 30')).toBeVisible()
  await expect(card.getByText('No Menu Items Added Yet')).toBeVisible()
  await expect.poll(() => tallies(page)).toEqual(['1', '1', '0'])
  await expect(page.getByRole('button', { name: 'Create Event' })).toBeFocused()

  await card.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await edit.getByLabel('Event Title').fill('Winter Supper')
  await edit.getByRole('button', { name: 'Update Event' }).click()
  await expect(cardOf(page, 'Winter Supper')).toBeVisible()
  await expect(card).toHaveCount(0)
  await accessible()
  clean()
})

test('what was typed stays when saving fails, and the second try saves it', async ({ page }) => {
  const { clean } = watched(page, /^\/api\/events$/)
  await onDashboard(page)
  await page.getByRole('button', { name: 'Create Event' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Event Title').fill('Harvest')
  await dialog.getByLabel('Submission Deadline').fill(day(3))
  await page.route('**/api/events', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 })
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(dialog.getByLabel('Event Title')).toHaveValue('Harvest')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(cardOf(page, 'Harvest')).toBeVisible()
  clean()
})

test('a premium event keeps its deadline, a past one can be mended', async ({ page }) => {
  const { accessible, clean } = watched(page)
  await onDashboard(page, [
    { title: 'Gala', guestLimit: 100, menu: true },
    { title: 'Lunch', days: -9 },
  ])
  await cardOf(page, 'Gala').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(
    dialog.getByText(
      'Premium Event Restriction: the submission deadline cannot be changed for premium events to ensure proper guest capacity management.',
    ),
  ).toBeVisible()
  await expect(dialog.getByLabel('Submission Deadline')).toBeDisabled()
  await expect(dialog.getByRole('combobox', { name: 'Time Zone' })).toBeDisabled()
  await accessible()
  await dialog.getByLabel('Event Title').fill('Winter Gala')
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(cardOf(page, 'Winter Gala').getByText('Premium')).toBeVisible()

  await cardOf(page, 'Lunch').getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Event Title').fill('Garden Lunch')
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(cardOf(page, 'Garden Lunch')).toBeVisible()
  clean()
})
