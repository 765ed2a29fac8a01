import { later, ownClock } from '../support/clock.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import {
  limitOf,
  makePlanner,
  openUpgrade,
  payAndCloseTab,
  submitOne,
  tellCards,
  toPayPage,
} from '../support/purchases-fixtures.ts'

test('from full to fitting: a guest refused at 30 gets in after the upgrade, both pages open', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email, id, code, title } = await makePlanner(page, { guests: 29 })
  const guestContext = await browser.newContext({ extraHTTPHeaders: { 'cf-connecting-ip': '203.0.113.40' } })
  const guest = await guestContext.newPage()
  const live = guest.waitForEvent('websocket')
  await guest.goto(`/event/${code}`)
  await live
  await expect(guest.getByText(/1 (free )?place/i)).toBeVisible()
  expect(await submitOne(page.request, code)).toBe(201)
  expect(await submitOne(page.request, code)).toBe(409)
  await expect(guest.getByText(/The event is full/)).toBeVisible()

  const dialog = await openUpgrade(page)
  await expect(dialog.getByText(title)).toBeVisible()
  await expect(dialog.getByText('Current limit: 30 guests')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expect(dialog.getByText('$10', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Event dates cannot be changed after upgrade.')).toBeVisible()
  // On a low screen as well, what pays is in sight.
  for (const height of [900, 600]) {
    await page.setViewportSize({ width: 1280, height })
    await expect(dialog.getByRole('button', { name: 'Upgrade to 100 Guests' })).toBeInViewport({ ratio: 1 })
  }
  await accessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await toPayPage(page, 100)
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your New Plan' })).toContainText(title)
  await expect(page.getByRole('link', { name: 'Share the code' })).toHaveAttribute('href', `/events/${id}`)
  await expect(page.getByText('CSV export of all menu selections')).toBeVisible()
  await accessible(page)

  // The guest's page was open all the while.
  await expect(guest.getByText(/The event is full/)).toBeHidden()
  expect(await submitOne(page.request, code)).toBe(201)
  await guestContext.close()

  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?event_upgrade=${id}&guest_limit=100$`))
  await expect(page.getByText(`${title} now takes up to 100 guests.`)).toBeVisible()
  await expect(page.getByText('31 / 100')).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Your Purchases' }).click()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('$10.00')
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const paper of ['Receipt', 'Invoice']) {
    await page.getByRole('button', { name: `${paper} of ${title}` }).click()
    await expect(page.getByRole('heading', { name: paper })).toBeVisible()
    await page.goBack()
  }
  const receipt = await mailTo(page.request, email, /^Receipt/)
  expect(receipt.text).toContain('$10.00')
})

test('a declined card and a cancelled payment raise nothing, and the same session goes on', async ({
  page,
}) => {
  announce(/^\/pay\//)
  const { code } = await makePlanner(page)
  const session = await toPayPage(page, 500)
  await page.getByRole('button', { name: /declined/ }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  expect(await limitOf(page.request, code)).toBe(30)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You were not charged.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await accessible(page)
  expect(await toPayPage(page, 500)).toBe(session)
  expect(await limitOf(page.request, code)).toBe(30)
  await page.goto(`/checkout/success?session_id=${session}`)
  await expect(page.getByRole('heading', { name: 'Payment Not Completed' })).toBeVisible()
  await accessible(page)
})

test('a payment that arrives later is confirmed on the open page @deep', async ({ page }) => {
  test.slow()
  await ownClock(page)
  const { code } = await makePlanner(page)
  const session = await toPayPage(page, 1000)
  await tellCards(page.request, `sessions/${session}`, { settles: 600_000 })
  await page.getByRole('button', { name: /bank transfer/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible()
  await accessible(page)
  expect(await limitOf(page.request, code)).toBe(30)
  await tellCards(page.request, `sessions/${session}/settle`, { succeeds: true })
  await later(page, 5_000)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 30_000 })
  expect(await limitOf(page.request, code)).toBe(1000)
})

test('after ten seconds without a confirmation the page says that it may take longer @deep', async ({
  page,
}) => {
  test.slow()
  await makePlanner(page)
  const session = await toPayPage(page, 100)
  await tellCards(page.request, `sessions/${session}`, { mode: 'lose', settles: 600_000 })
  await page.route('**/api/orders/*', (route) =>
    route.fulfill({ json: { status: 'pending', eventId: 'x', guestLimit: 100, plan: '100' } }),
  )
  await page.clock.install()
  await page.getByRole('button', { name: /bank transfer/ }).click()
  // Each poll is answered before the next is due.
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(page.getByRole('heading', { name: 'Plan Activation' })).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
  await expect(page.getByText(/The upgrade may take a few minutes/)).toBeVisible()
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share the code' })).toHaveAttribute('href', '/events/x')
  await accessible(page)
})

test('the webhook five seconds late changes nothing for the planner who returns at once @deep', async ({
  page,
}) => {
  const { code } = await makePlanner(page)
  const session = await toPayPage(page)
  await tellCards(page.request, `sessions/${session}`, { delay: 5_000 })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  expect(await limitOf(page.request, code)).toBe(100)
})

test('a webhook that never comes: the return page alone raises the limit @deep', async ({ page }) => {
  const { code } = await makePlanner(page)
  const session = await toPayPage(page)
  await tellCards(page.request, `sessions/${session}`, { mode: 'lose' })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  expect(await limitOf(page.request, code)).toBe(100)
})

test('a return page that is never opened: the webhook alone raises the limit, late, doubled and at once @deep', async ({
  page,
}) => {
  const { id, code } = await makePlanner(page)
  const session = await toPayPage(page)
  await tellCards(page.request, `sessions/${session}`, { delay: 1_000, copies: 3 })
  await payAndCloseTab(page.request, session)
  await expect.poll(() => limitOf(page.request, code), { timeout: 20_000 }).toBe(100)
  await page.goto(`/dashboard?event_upgrade=${id}&guest_limit=2000`)
  await expect(page.getByText('0 / 100')).toBeVisible()
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a wrongly signed webhook raises nothing @deep', async ({ page }) => {
  const { code } = await makePlanner(page)
  const session = await toPayPage(page)
  await tellCards(page.request, `sessions/${session}`, { mode: 'hold' })
  await payAndCloseTab(page.request, session)
  expect(await tellCards(page.request, `sessions/${session}/deliver`, { sign: 'wrong' })).toEqual([400])
  expect(await limitOf(page.request, code)).toBe(30)
  expect(await tellCards(page.request, `sessions/${session}/deliver`, { copies: 2 })).toEqual([200, 200])
  expect(await limitOf(page.request, code)).toBe(100)
})

test('the dialog leads to the deadline it locks, and a second upgrade says that it is paid in full @deep', async ({
  page,
}) => {
  const soon = new Date(Date.now() + 2 * 86_400_000)
  const day = soon.toISOString().slice(0, 10)
  const { title } = await makePlanner(page, { guests: 29, eventDate: day, closesAt: soon.getTime() })
  const ends = /29 of 30 places taken\. You can add more until \w+day\./
  await expect(page.getByRole('article', { name: title }).getByText(ends)).toBeVisible()
  const dialog = await openUpgrade(page)
  await expect(dialog.getByText(ends)).toBeVisible()
  await expect(dialog.getByText('Paying locks the submission deadline:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change it first' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(form.getByLabel('Submission Deadline')).toBeEnabled()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await toPayPage(page, 100)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  const second = await openUpgrade(page)
  await second.getByRole('radio', { name: '500 guest responses' }).check()
  await expect(
    second.getByText('This event is paid up to 100 guests. A larger size costs its full price ($20).'),
  ).toBeVisible()
  await expect(second.getByRole('button', { name: 'Change it first' })).toHaveCount(0)
  await accessible(page)
})
