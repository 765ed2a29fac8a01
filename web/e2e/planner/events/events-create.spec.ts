import { cardOf, choiceOf, day, onDashboard, tallies } from '../../support/events-planner.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'

test('a planner without events creates the first one, and edits it', async ({ page }) => {
  await onDashboard(page)
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  await accessible(page)
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
  await deadline.fill(day(800))
  await deadline.blur()
  await expect(dialog.getByText('Submission deadline must be within the next 24 months')).toBeVisible()
  // A sentence that takes a line of its own leaves both fields of the pair on one.
  const desk = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.setViewportSize({ width: 700, height: 900 })
  const [left, right] = await Promise.all([
    deadline.boundingBox(),
    dialog.getByRole('combobox', { name: 'Time Zone' }).boundingBox(),
  ])
  expect(left?.x).toBeLessThan(right?.x ?? 0)
  expect(left?.y).toBeCloseTo(right?.y ?? 0, 0)
  await page.setViewportSize(desk)
  await deadline.fill('')
  await deadline.blur()
  await expect(dialog.getByText('Submission deadline is required')).toBeVisible()
  await accessible(page)
  await title.fill('Sam & Alex’s Supper')
  await deadline.fill(day(40))

  const zone = dialog.getByRole('combobox', { name: 'Time Zone' })
  await expect(zone).toHaveValue('Berlin, Europe')
  await zone.fill('america new york')
  await accessible(page)
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('New York, America')
  await zone.fill('london')
  await page.keyboard.press('Tab')
  await expect(zone).toHaveValue('London, Europe')
  for (const unclear of ['a', '']) {
    await zone.fill(unclear)
    await page.keyboard.press('Tab')
    await expect(zone).toHaveValue('London, Europe')
  }
  await zone.fill('america')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await zone.fill('america, new')
  await dialog.getByRole('option', { name: 'New York, America' }).click()
  await expect(zone).toHaveValue('New York, America')
  await zone.fill('nowhere')
  await expect(page.getByText('Please choose a time zone from the list')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(zone).toHaveValue('New York, America')
  await zone.fill('nowhere')
  await zone.blur()
  await expect(zone).toHaveValue('New York, America')
  await dialog.getByRole('button', { name: 'Create Event' }).click()

  // One stands on the new event, whose menu comes next.
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sam & Alex’s Supper', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/events\/[\w-]+$/)
  await expect(page.getByText('Event created. Add a menu next.')).toBeVisible()
  await page.goto('/dashboard')
  const card = cardOf(page, 'Sam & Alex’s Supper')
  await expect(card.getByText('(New York time)')).toBeVisible()
  await expect(card.getByText('0 / 30')).toBeVisible()
  await expect(card.getByText('No Menu Items Added Yet')).toBeVisible()
  await expect.poll(() => tallies(page)).toEqual(['1', '1', '0'])

  await (await choiceOf(page, 'Sam & Alex’s Supper', 'Edit')).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await edit.getByLabel('Event Title').fill('Winter Supper')
  await edit.getByRole('button', { name: 'Update Event' }).click()
  await expect(cardOf(page, 'Winter Supper')).toBeVisible()
  await expect(card).toHaveCount(0)
  await accessible(page)
})

test('what was typed stays when saving fails, and the second try saves it', async ({ page }) => {
  announce(/^\/api\/events$/)
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
  await expect(page.getByRole('heading', { name: 'Harvest', level: 1 })).toBeVisible()
})

test('a premium event keeps its deadline, a past one can be mended @deep', async ({ page }) => {
  await onDashboard(page, [
    { title: 'Gala', guestLimit: 100, menu: true },
    { title: 'Lunch', days: -9 },
  ])
  await (await choiceOf(page, 'Gala', 'Edit')).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(
    dialog.getByText(
      'Premium Event Restriction: the submission deadline cannot be changed for premium events to ensure proper guest capacity management.',
    ),
  ).toBeVisible()
  await expect(dialog.getByLabel('Submission Deadline')).toBeDisabled()
  await expect(dialog.getByRole('combobox', { name: 'Time Zone' })).toBeDisabled()
  await accessible(page)
  await dialog.getByLabel('Event Title').fill('Winter Gala')
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(cardOf(page, 'Winter Gala').getByText('Premium')).toBeVisible()

  await (await choiceOf(page, 'Lunch', 'Edit')).click()
  await dialog.getByLabel('Event Title').fill('Garden Lunch')
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(cardOf(page, 'Garden Lunch')).toBeVisible()
})

test('the list of time zones puts no error at another field and makes the form no longer @deep', async ({
  page,
}) => {
  await onDashboard(page)
  await page.setViewportSize({ width: 390, height: 640 })
  await page.getByRole('button', { name: 'Create Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await expect(dialog.getByLabel('Event Title')).toBeFocused()
  const zone = dialog.getByRole('combobox', { name: 'Time Zone' })
  await zone.scrollIntoViewIfNeeded()
  const height = () => dialog.evaluate((element) => element.scrollHeight)
  const before = await height()
  await zone.click()
  await expect(dialog.getByRole('listbox', { name: 'Time Zone' })).toBeInViewport()
  await expect(dialog.getByText('Event title is required')).toBeHidden()
  expect(await height()).toBe(before)
  await zone.fill('lisbon')
  await dialog.getByRole('option', { name: 'Lisbon, Europe' }).click()
  await expect(zone).toHaveValue('Lisbon, Europe')
  await expect(dialog.getByText('is required')).toHaveCount(0)
  await accessible(page)
})
