import { cardOf, choiceOf, onDashboard, tallies } from '../../support/events-planner.ts'
import { accessible, expect, test } from '../../support/journey.ts'

test('each card shows how its event stands and what can be done with it', async ({ page }) => {
  const { events } = await onDashboard(page, [
    { title: 'Near', guests: 24, menu: true, days: 3 },
    { title: 'Full', guests: 30, menu: true, days: 2 },
    { title: 'Free', guests: 23, menu: true, days: 1, description: 'word '.repeat(90) },
    { title: 'Over', days: -3 },
    { title: 'Premium one', guestLimit: 100, menu: true, days: 9 },
  ])
  for (const { eventCode } of events) await expect(page.getByText(eventCode, { exact: true })).toBeVisible()
  for (const row of await page.getByRole('article').all()) {
    await expect(row.getByLabel('Sharing link', { exact: true })).toHaveValue(/\/event\/[A-Z0-9]{6}$/)
    await expect(row).toContainText(/Submission deadline\w{3} \d\d, \d{4}/)
  }
  await expect.poll(() => tallies(page)).toEqual(['5', '4', '1'])
  const open = page.getByRole('region', { name: 'Open for Submissions' })
  await expect(open.getByRole('heading', { level: 4 })).toHaveText(['Free', 'Full', 'Near', 'Premium one'])
  const closed = page.getByRole('region', { name: 'Submission Closed' })
  await expect(closed.getByRole('heading', { level: 4 })).toHaveText(['Over'])

  await expect(cardOf(page, 'Near')).toContainText('24 / 30')
  await expect(cardOf(page, 'Near')).toContainText('Event near capacity')
  await expect(cardOf(page, 'Full')).toContainText('Event at capacity')
  await expect(cardOf(page, 'Free')).not.toContainText('capacity')
  await expect(cardOf(page, 'Free')).not.toContainText('No Menu Items Added Yet')
  await expect(cardOf(page, 'Over')).toContainText('No Menu Items Added Yet')

  await expect(await choiceOf(page, 'Free', 'Download CSV')).toBeDisabled()
  await expect(await choiceOf(page, 'Premium one', 'Download CSV')).toBeEnabled()
  const upgrade = await choiceOf(page, 'Over', 'Upgrade')
  await expect(upgrade).toBeDisabled()
  await expect(upgrade).toHaveAttribute('title', 'Cannot upgrade past deadline')
  await expect(await choiceOf(page, 'Free', 'Upgrade')).toBeEnabled()
  await expect(await choiceOf(page, 'Near', 'Manage Menu')).toHaveAttribute(
    'href',
    `/events/${events[0]?.id}/menu`,
  )
  await expect(await choiceOf(page, 'Near', 'View Guest Responses')).toHaveAttribute(
    'href',
    `/events/${events[0]?.id}/responses`,
  )
  await accessible(page)
})

test('a returning planner finds the upgraded event named with the limit it really has @deep', async ({
  page,
}) => {
  const { events } = await onDashboard(page, [{ title: 'Gala', guestLimit: 500, menu: true }])
  await page.goto(`/dashboard?event_upgrade=${events[0]?.id}&guest_limit=2000`)
  await expect(page.getByText('Gala now takes up to 500 guests.')).toBeVisible()
  await expect(cardOf(page, 'Gala')).toContainText('0 / 500')
})

test('what happens in another tab or by a guest is seen within ten seconds', async ({ page, context }) => {
  await page.clock.install()
  const { events } = await onDashboard(page, [
    { title: 'Stays', menu: true },
    { title: 'Goes', menu: true },
  ])
  const other = await context.newPage()
  await other.goto('/dashboard')
  await (await choiceOf(other, 'Goes', 'Delete')).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Delete Event' }).click()
  await expect(cardOf(other, 'Goes')).toHaveCount(0)
  const party = [1, 2, 3].map((guest) => ({ name: `Guest ${guest}`, allergies: '', selections: {} }))
  const answer = await page.request.post(`/api/codes/${events[0]?.eventCode}/responses`, {
    data: { submissionId: crypto.randomUUID(), party },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(201)
  await page.bringToFront()
  await page.clock.runFor(10_000)
  await expect(cardOf(page, 'Stays')).toContainText('3 / 30')
  await expect(cardOf(page, 'Goes')).toHaveCount(0)
  await expect.poll(() => tallies(page)).toEqual(['1', '1', '0'])
})

test('five hundred events stay easy to find one’s way in @deep', async ({ page }) => {
  test.slow()
  const many = Array.from({ length: 520 }, (_, index) => ({
    title: index === 518 ? 'Quince evening' : `Supper ${index + 1}`,
    days: index < 510 ? 1 + Math.floor(index / 5) : -5,
  }))
  await onDashboard(page, many)
  await expect.poll(() => tallies(page)).toEqual(['520', '510', '10'])
  const open = page.getByRole('region', { name: 'Open for Submissions' })
  await expect(open.getByRole('article')).toHaveCount(24)
  await open.getByRole('button', { name: /^Show 24 more/ }).click()
  await expect(open.getByRole('article')).toHaveCount(48)
  await page.getByRole('button', { name: 'Load more events (20 left)' }).click()
  await expect(page.getByRole('button', { name: /^Load more events/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Submission Closed' }).getByRole('article')).toHaveCount(10)
  await page.getByRole('searchbox', { name: 'Search your events' }).fill('QUINCE even')
  await expect(page.getByText('1 of 520 events')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, 'Quince evening')).toBeVisible()
  await accessible(page)
})

test('an archived event leaves the list and comes back, by undo and from the archive @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await onDashboard(page, [
    { title: 'Stays', menu: true },
    { title: 'Goes', menu: true },
  ])
  const archive = page.getByRole('button', { name: /^Archived/ })
  await (await choiceOf(page, 'Goes', 'Archive')).click()
  await expect(page.getByText('“Goes” is archived.')).toBeVisible()
  await expect(cardOf(page, 'Goes')).toBeHidden()
  await expect(archive).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, 'Goes')).toBeVisible()
  await expect(archive).toBeHidden()

  for (const title of ['Goes', 'Stays']) {
    await (await choiceOf(page, title, 'Archive')).click()
    await expect(cardOf(page, title)).toBeHidden()
  }
  await expect(page.getByText('All your events are archived.')).toBeVisible()
  await archive.click()
  await expect(cardOf(page, 'Goes')).toBeVisible()
  await accessible(page)
  await (await choiceOf(page, 'Goes', 'Move back to the list')).click()
  await expect(page.getByText('“Goes” is back in your list.')).toBeVisible()
  await expect(page.getByText('All your events are archived.')).toBeHidden()
})

test('events that others share stand apart, with their owner and the planner’s role @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await onDashboard(page, [
    { title: 'Own supper', menu: true },
    { title: 'Their gala', menu: true, shared: { by: 'Ida Neu', role: 'editor' } },
    { title: 'Their brunch', menu: true, days: -5, shared: { by: 'Leo Lopes', role: 'viewer' } },
  ])
  const own = page.getByRole('region', { name: 'Your Events' })
  const shared = page.getByRole('region', { name: 'Shared with you' })
  await expect(own.getByRole('heading', { level: 4 })).toHaveText(['Own supper'])
  await expect(own.getByText('You are')).toHaveCount(0)
  await expect(shared.getByRole('heading', { level: 4 })).toHaveText(['Their gala', 'Their brunch'])
  await expect(cardOf(page, 'Their gala')).toContainText('You are an editor. The event is Ida Neu’s.')
  await expect(cardOf(page, 'Their brunch')).toContainText('You are a viewer. The event is Leo Lopes’s.')
  await accessible(page)
  await (await choiceOf(page, 'Their gala', 'Archive')).click()
  await expect(shared.getByRole('heading', { level: 4 })).toHaveText(['Their brunch'])
  await shared.getByRole('button', { name: 'Archived 1' }).click()
  await expect(cardOf(page, 'Their gala')).toBeVisible()
  await expect(own.getByRole('heading', { level: 4 })).toHaveText(['Own supper'])
})
