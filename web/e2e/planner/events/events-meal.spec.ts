import { choiceOf, day, onDashboard } from '../../support/events-planner.ts'
import { opened } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'
import { freshEmail, mailTo } from '../../support/mailbox.ts'

const longDay = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(iso))

test('the day of a meal proposes the deadline until the planner chooses one @deep', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await onDashboard(page)
  await page.getByRole('button', { name: 'Create Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await dialog.getByLabel('Event Title').fill('Spring Supper')
  await dialog.getByText('About the meal').click()
  const meal = dialog.getByLabel('Day of the meal (Optional)')
  const deadline = dialog.getByLabel('Submission Deadline')
  await meal.fill(day(40))
  await expect(deadline).toHaveValue(day(30))
  await expect(dialog.getByText(/^Suggested/)).toBeVisible()
  await meal.fill(day(41))
  await expect(deadline).toHaveValue(day(31))
  await accessible(page)
  await deadline.fill(day(35))
  await expect(dialog.getByText(/^Suggested/)).toBeHidden()
  await meal.fill(day(34))
  await expect(deadline).toHaveValue(day(35))
  await expect(dialog.getByText(/^The meal is before the deadline/)).toBeVisible()
  await meal.fill(day(2000))
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog.getByText('The day of the meal must be within the next 30 months')).toBeVisible()
  await meal.fill(day(45))
  await dialog.getByText('Shown to guests').click()
  await accessible(page)
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden()
})

test('guests see the meal and who asks on their page and in their mail @deep', async ({ page }) => {
  const given = await onDashboard(page, [{ title: 'Gala', guestLimit: 100, menu: true }])
  const code = given.events[0]?.eventCode ?? ''
  await (await choiceOf(page, 'Gala', 'Edit')).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Event' })
  await dialog.getByText('About the meal').click()
  await dialog.getByLabel('Day of the meal (Optional)').fill(day(45))
  await dialog.getByLabel('Time (Optional)').fill('19:30')
  await dialog.getByLabel('Place (Optional)').fill('The Barn')
  await dialog.getByText('Shown to guests').click()
  await dialog.getByLabel('Hosted by (Optional)').fill('Ana Weber')
  await dialog.getByLabel('How to reach them (Optional)').fill('+49 30 123456')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(dialog).toBeHidden()
  // The planner's pages have one clock, of 24 hours; a guest's has that of its language.
  await page.goto(`/events/${given.events[0]?.id}`)
  await expect(page.locator('.event-meal')).toHaveText(/, 19:30 · The Barn · /)

  const line = new RegExp(`^${longDay(day(45))} at 7:30\\sPM · The Barn$`)
  await opened(page, code)
  await expect(page.getByText(line)).toBeVisible()
  await expect(page.getByText('Questions? Ana Weber, +49 30 123456')).toBeVisible()
  const email = freshEmail('gala')
  const party = [{ name: 'Rosa Marin', allergies: '', selections: {} }]
  const sent = await page.request.post(`/api/codes/${code}/responses`, {
    data: { submissionId: crypto.randomUUID(), email, party },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { editToken } = (await sent.json()) as { editToken: string }
  const mail = await mailTo(page.request, email, /Gala/)
  expect(mail.text).toMatch(/^The meal: .*7:30\sPM$/m)
  expect(mail.text).toMatch(/^Place: The Barn$/m)
  expect(mail.text).toMatch(/^Hosted by: Ana Weber$/m)
  await page.goto(`/edit/${editToken}`)
  await expect(page.getByText(line).first()).toBeVisible()
  await accessible(page)
})
