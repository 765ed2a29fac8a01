import { looks, onlyDeep } from '../support/deep.ts'
import { accessible, announce, expect, test } from '../support/journey.ts'
import {
  limitOf,
  makePlanner,
  openUpgrade,
  payAndCloseTab,
  toPayPage,
  upgradeChoice,
} from '../support/purchases-fixtures.ts'

test('prices and their questions read without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/pricing')
  await expect(page).toHaveTitle('Pricing · Platewise')
  await expect(page.getByText('Upgrade per event in dashboard')).toHaveCount(4)
  for (const price of ['$0', '$10', '$20', '$30', '$50'])
    await expect(page.getByText(price, { exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveText([
    /Guests/,
    /Free 30 guest responses.*\$0.*Get Started as Planner/,
    /100 guest responses.*\$10 one-time.*wedding of 89/,
    /500 guest responses.*\$20 one-time.*gala of 434/,
    /1,000 guest responses.*\$30 one-time/,
    /2,000 guest responses.*\$50 one-time/,
  ])
  await expect(page.getByRole('heading', { name: 'Included in all' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible()
  await context.close()
})

for (const [colorScheme, details] of [
  ['light', {}],
  ['dark', onlyDeep],
] as const)
  test(`prices are accessible (${colorScheme})`, details, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
    await accessible(page)
  })

test('past the deadline an event is not upgraded: the action says so @deep', async ({ page }) => {
  await makePlanner(page, { eventDate: '2026-01-10', closesAt: Date.parse('2026-01-10T23:00:00Z') })
  const action = await upgradeChoice(page)
  await expect(action).toBeDisabled()
  await expect(action).toHaveAttribute('title', 'Cannot upgrade past deadline')
})

test('an event with the highest limit has nothing above it @deep', async ({ page }) => {
  await makePlanner(page, { guestLimit: 2000 })
  const dialog = await openUpgrade(page)
  await expect(dialog.getByText('Maximum Capacity Reached')).toBeVisible()
  await accessible(page)
})

test('a checkout that fails says so, keeps the modal and goes through the second time', async ({ page }) => {
  announce(/\/checkout$/)
  await makePlanner(page)
  const dialog = await openUpgrade(page)
  const broken = '**/api/events/*/checkout'
  await page.route(broken, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await dialog.getByRole('button', { name: 'Upgrade to 100 Guests' }).click()
  await expect(dialog.getByText('Failed to start checkout. Please try again.')).toBeVisible()
  await accessible(page)
  await page.unroute(broken)
  await dialog.getByRole('button', { name: 'Upgrade to 100 Guests' }).click()
  await page.waitForURL(/\/pay\//)
})

test("somebody else's session shows nothing of theirs @deep", async ({ page, browser }) => {
  announce(/^\/api\/orders\//)
  await makePlanner(page)
  const session = await toPayPage(page)
  await payAndCloseTab(page.request, session)
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-connecting-ip': '203.0.113.41' } })
  const other = await context.newPage()
  await other.goto(`/checkout/success?session_id=${session}`)
  await expect(other).toHaveURL(/\/planner\?next=/)
  const { code } = await makePlanner(other)
  await other.goto(`/checkout/success?session_id=${session}`)
  await expect(other.getByRole('heading', { name: 'Plan Activation' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Your New Plan' })).toBeHidden()
  await expect(other.getByRole('heading', { name: "What's Next" })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Share the code' })).toHaveCount(0)
  await accessible(other)
  await other.goto('/checkout/success')
  await expect(other).toHaveURL(/\/dashboard$/)
  await other.goto(`/dashboard?event_upgrade=${session}&guest_limit=2000`)
  expect(await limitOf(other.request, code)).toBe(30)
  await context.close()
})

for (const [clock, off] of looks([['a day ahead', 86_400_000]], [['a day behind', -86_400_000]]))
  test(`an event closes at once on the open dashboard and in its modal, on a device whose clock is ${clock} @deep`, async ({
    page,
  }) => {
    // The figures that are asked for every ten seconds would tell it, too.
    announce(/\/counts$/)
    await page.route('**/api/events/counts', (route) => route.abort())
    await page.clock.install({ time: Date.now() + off })
    const { code } = await makePlanner(page)
    const hour = 3_600_000
    await page.request.post('/__local/closing', { data: { code, closesAt: Date.now() + hour } })
    await page.goto('/dashboard')
    const dialog = await openUpgrade(page)
    const action = dialog.getByRole('button', { name: 'Upgrade to 100 Guests' })
    await expect(action).toBeEnabled()
    await expect(page.locator('.tallies')).toContainText('Open1')
    // A minute before, for whatever this machine has taken since.
    await page.clock.fastForward(hour - 60_000)
    await expect(page.locator('.tallies')).toContainText('Open1')
    await expect(action).toBeEnabled()
    await page.clock.fastForward(60_000)
    await expect(dialog.getByText('Upgrade Not Available')).toBeVisible({ timeout: 3_000 })
    await expect(action).toBeDisabled()
    await expect(action).toHaveAttribute('title', 'Cannot upgrade past deadline')
    await accessible(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('.tallies')).toContainText('Open0')
    await expect(page.locator('.tallies')).toContainText('Closed1')
    await expect(page.getByRole('heading', { name: /^Submission Closed 1$/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Open for Submissions/ })).toHaveCount(0)
    await expect(await upgradeChoice(page)).toBeDisabled()
  })

test('while card payments are switched off no upgrade is offered @deep', async ({ page }) => {
  const { title } = await makePlanner(page)
  await page.route('**/dashboard', async (route) => {
    const html = await (await route.fetch()).text()
    const off = '<meta name="card-payments" content="off"></head>'
    await route.fulfill({ contentType: 'text/html', body: html.replace('</head>', off) })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(await upgradeChoice(page)).toBeHidden()
})
